import { domains } from '@vitrina/services/registry.ts';
import { once } from '../loader.ts';
import { completedBasket } from './completed.ts';
import type { Basket } from './parents.ts';

const { getBasket } = domains.basket;

/** The visitor's basket, read once; null while there is none. Whoever cannot have one costs no call. */
export const visitorBasket = once({ getBasket }, async ({ getBasket }, { viewer }): Promise<Basket | null> => {
  if (viewer.basketId === undefined && viewer.isGuest) return null;
  const basket = await getBasket({});
  // A provider that has none answers one without an id.
  return basket.id === '' ? null : completedBasket(basket);
});
