import { domains } from '@vitrina/services/registry.ts';
import { once } from '../loader.ts';
import type { Basket } from './rows.ts';
import { emptyBasket } from './rules.ts';

const { getBasket } = domains.basket;

/** The visitor's basket, read once; whoever has none costs no call. */
export const visitorBasket = once({ getBasket }, ({ getBasket }, { viewer }): Promise<Basket> => {
  return viewer.basketId === undefined && viewer.isGuest ? Promise.resolve(emptyBasket) : getBasket({});
});
