/** Rows of the provider as they come over the wire. */

export const brand = { id: 7, code: 'apple', name: 'Apple', image: '/media/brands/apple.svg', products_count: 3 };

export const basket = (over: { id?: string; quantity?: number } = {}) => ({
  id: '0123456789abcdef0123456789abcdef',
  revision: 1,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
  ...over,
});
