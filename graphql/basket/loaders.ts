import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { typeNumberOf } from '../base/type-id.ts';
import { keyedLoader, requestMemo } from '../calls/loader.ts';
import type { Viewer } from '../context/visitor.ts';
import { completeBasket } from './complete-basket.ts';
import type { Basket } from './sources.ts';

const { getBasket } = domains.basket;

/** What is said to the provider of whoever wants preorders with the rest; to say nothing is to have them apart. */
export const splitQuery = ({ splitsPreorders }: Pick<Viewer, 'splitsPreorders'>): { split?: false } =>
  splitsPreorders ? {} : { split: false };

/** The visitor's basket, read once; null while there is none. Whoever cannot have one costs no call. */
export const visitorBasket = requestMemo({ getBasket }, async ({ getBasket }, { viewer }): Promise<Basket | null> => {
  if (viewer.basketId === undefined && viewer.isGuest) return null;
  const basket = await getBasket({ query: splitQuery(viewer) });
  // A provider that has none answers one without an id.
  return basket.id === '' ? null : completeBasket(basket);
});

/** The same as it costs when the order is paid in a certain way. */
export const basketPaidBy = keyedLoader({ getBasket }, async ({ getBasket }, paymentTypeId: number, { viewer }): Promise<Basket | null> => {
  if (viewer.basketId === undefined && viewer.isGuest) return null;
  const basket = await getBasket({ query: { ...splitQuery(viewer), payment_type_id: paymentTypeId } });
  return basket.id === '' ? null : { ...completeBasket(basket), paidBy: paymentTypeId };
});

interface BasketReads {
  visitorBasket(): Promise<Basket | null>;
  basketPaidBy(paymentTypeId: number): Promise<Basket | null>;
}

/** The visitor's basket as it costs when it is paid like that; null stands for nobody knowing yet. */
export async function pricedBasket(
  { visitorBasket, basketPaidBy }: BasketReads,
  paymentTypeId: string | null | undefined,
): Promise<Basket | null> {
  if (paymentTypeId == null) return visitorBasket();
  const type = typeNumberOf(paymentTypeId);
  if (type === null) throw badInput({ paymentTypeId: ['Такого способа оплаты нет.'] });
  return basketPaidBy(type);
}
