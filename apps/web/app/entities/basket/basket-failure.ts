/** What could not be done, and to which line of the basket or which product that was taken out. */
export interface BasketFailure {
  kind: 'out-of-stock' | 'quantity' | 'failed';
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

/** It in words; `most` is how many pieces can be had. */
export function failureText({ kind }: BasketFailure, maxQuantity = 0): string {
  if (kind === 'out-of-stock') return maxQuantity > 0 ? `Столько сейчас нет. Можно взять до ${maxQuantity}\u00a0шт.` : 'Товар закончился.';
  return kind === 'quantity' ? 'Количество — целое число, не меньше 1.' : 'Не получилось изменить корзину. Попробуйте ещё раз.';
}
