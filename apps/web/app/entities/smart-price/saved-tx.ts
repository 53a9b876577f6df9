import type { SmartPriceFoundFragment } from '../../generated/graphql.ts';

type Info = SmartPriceFoundFragment | null;
export type SmartPrice = NonNullable<SmartPriceFoundFragment['smartPrice']>;

/** The specification's browser storage (2 §4), as a cookie, so that it serves without a script. */
export const smartPriceCookie = 'smart_price';

const txPattern = /^[\w-]{8,64}$/;

/** What is looked up on a product's page: the `tx` that the way back brings, else the one that is kept for this product. */
export function requestedTx(search: URLSearchParams, cookieValue: string | null, productId: string): string | null {
  const returnedTx = search.get('tx');
  if (returnedTx !== null) return txPattern.test(returnedTx) ? returnedTx : null;
  const [id = '', tx = ''] = (cookieValue ?? '').split(':');
  return id === productId && txPattern.test(tx) ? tx : null;
}

export const savedValue = (productId: string, tx: string): string => `${productId}:${tx}`;

export type SmartPriceLookup =
  | { kind: 'none' }
  /** A completed one of this product (spec 2 §4). */
  | { kind: 'completed'; smartPrice: SmartPrice }
  /** Any other state gives no smart price; what is said of it. */
  | { kind: 'other'; text: string }
  /** `smartPriceFailed`: it could not be looked up (spec 2 §8). */
  | { kind: 'failed' };

const texts: Readonly<Record<string, string>> = {
  CREATED: 'Оценка старого устройства ещё не закончена.',
  DECLINED: 'Для этого устройства умной цены нет. Можно оценить другое.',
  USED: 'По этой умной цене заказ уже оформлен.',
  EXPIRED: 'Срок умной цены истёк. Оцените устройство ещё раз.',
};

/** What came of looking one up: `undefined` when that has failed, null when there is no such one. */
export function lookupOf(info: Info | undefined, productId: string): SmartPriceLookup {
  if (info === undefined) return { kind: 'failed' };
  const smartPrice = info?.smartPrice ?? null;
  if (info?.state === 'COMPLETED' && smartPrice !== null)
    return smartPrice.productId === productId
      ? { kind: 'completed', smartPrice }
      : { kind: 'other', text: 'Эта умная цена — на другой товар.' };
  return { kind: 'other', text: texts[info?.state ?? ''] ?? 'Такой умной цены нет.' };
}
