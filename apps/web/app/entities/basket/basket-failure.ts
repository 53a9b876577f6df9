/** What could not be done as asked, and to which line of the basket or which product that was taken out. */
export interface BasketFailure {
  /** `lowered`: as many pieces as can be had are in the basket, fewer than were asked for. */
  kind: 'out-of-stock' | 'quantity' | 'lowered' | 'failed';
  of: { itemId: string } | { productId: string };
}

/** A promotional code that was refused, as it was typed. */
export interface PromocodeFailure {
  enteredCode: string;
  message: string;
}

/** Whether it is about this line, or about this product. */
export const isOf = ({ of }: BasketFailure, target: { itemId: string } | { productId: string }): boolean =>
  'itemId' in of ? 'itemId' in target && of.itemId === target.itemId : 'productId' in target && of.productId === target.productId;

/** It in words; `quantity` pieces are in the basket, and `maxQuantity` can be had. */
export function failureText({ kind }: BasketFailure, { quantity, maxQuantity } = { quantity: 0, maxQuantity: 0 }): string {
  switch (kind) {
    case 'out-of-stock':
      return maxQuantity > 0 ? `Столько сейчас нет. Можно взять до ${maxQuantity}\u00a0шт.` : 'Товар закончился.';
    case 'lowered':
      return `Можно взять не больше ${quantity}\u00a0шт. — столько и положили.`;
    case 'quantity':
      return 'Количество — целое число, не меньше 1.';
    case 'failed':
      return 'Не получилось изменить корзину. Попробуйте ещё раз.';
  }
}
