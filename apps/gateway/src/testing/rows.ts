import { emptyBasket } from '@vitrina/services/testing/engine.ts';

/** Rows of the provider as they come over the wire. */

export const brand = { id: 7, code: 'apple', name: 'Apple', image: '/media/brands/apple.svg', products_count: 3 };

export const basket = (over: { id?: string; quantity?: number } = {}) => ({
  ...emptyBasket,
  id: '0123456789abcdef0123456789abcdef',
  revision: 1,
  ...over,
});
