import type { ProductCard } from '@vitrina/services/products/card.ts';

interface Facts {
  popularity: number;
  price: number;
  priceOld: number | null;
  orderType: string;
  releasedAt: string | null;
  isMarkdown: boolean;
}

/** Sold this well is a hit; out for fewer days than this is new; cheaper by this share is a bargain worth a mark. */
const hitFrom = 85;
const newForDays = 180;
const saleFrom = 0.1;
const everyone = ['A', 'B'];

/** The marks on a product's picture. */
export function stickersOf({ popularity, price, priceOld, orderType, releasedAt, isMarkdown }: Facts, now: Date): ProductCard['stickers'] {
  const sticker = (code: string, name: string) => ({ code, name, branches: everyone });
  if (isMarkdown) return [sticker('markdown', 'Уценка')];
  if (orderType === 'preorder') return [sticker('preorder', 'Предзаказ')];
  const stickers: ProductCard['stickers'] = [];
  if (popularity >= hitFrom) stickers.push(sticker('hit', 'Хит'));
  if (releasedAt !== null && now.getTime() - Date.parse(releasedAt) < newForDays * 86_400_000) stickers.push(sticker('new', 'Новинка'));
  // What the shop does not sell is no bargain of its own.
  if (orderType === 'buy' && priceOld !== null && price <= priceOld * (1 - saleFrom))
    stickers.push(sticker('sale', `−${Math.floor((1 - price / priceOld) * 100)} %`));
  return stickers;
}
