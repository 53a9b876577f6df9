import type { BasketChangeKind } from '../generated/resolvers.ts';
import type { Basket } from './rows.ts';

/** The basket of whoever has put nothing in yet: it has no id before the provider gives it one. */
export const emptyBasket: Basket = {
  id: '',
  revision: 0,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
};

/** What has changed of a line; null for a kind the shop has no words for. */
export function changeKind(kind: string): BasketChangeKind | null {
  if (kind === 'price') return 'PRICE';
  if (kind === 'quantity') return 'QUANTITY';
  return kind === 'unavailable' ? 'UNAVAILABLE' : null;
}

/** Pieces of one line that a client may ask for: whole ones, from one to this many. What is in stock, the provider knows. */
export const mostPieces = 9999;

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces;
}
