import { idPattern } from '@vitrina/services/contract/fields/id.ts';

interface Line {
  productId: string;
  quantity: number;
}

/** Name of the hidden field in which an order carries what the basket held when it was shown. */
export const goodsField = 'goods';

/** More would not fit into a cookie beside the others; then nothing is named. */
const maxCharacters = 1_500;

const entry = new RegExp(`^(${idPattern}):([1-9]\\d{0,3})$`);

/** Goods and their pieces as `12:1~SKU-14:2`; empty where it would be too long. */
export function writeGoods(lines: readonly Line[]): string {
  const text = lines.map(({ productId, quantity }) => `${productId}:${quantity}`).join('~');
  return text.length > maxCharacters ? '' : text;
}

/** Pieces by product; null for a text that is not of goods. */
export function readGoods(text: string): Map<string, number> | null {
  if (text.length > maxCharacters) return null;
  const pieces = new Map<string, number>();
  for (const each of text.split('~')) {
    const [, productId, quantity] = entry.exec(each) ?? [];
    if (productId === undefined) return null;
    pieces.set(productId, (pieces.get(productId) ?? 0) + Number(quantity));
  }
  return pieces;
}
