import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { isFilled, notFound, type Rows } from './row.ts';

/** Of the demonstration: a percentage on headphones, and one behind a price of the stores. */
const [percentage, ofStores] = ['202', '303'];

export const actions: Rows<'actions'> = {
  list: {
    ask: () => ({ input: { query: { action_ids: [percentage, ofStores] as never, expand: 'bank_flags' } } }),
    holds: (found) =>
      expect(found.map(({ action_type, discount }) => [action_type, discount])).toEqual([
        ['percent', 10],
        ['info', null],
      ]),
  },
  ofProducts: {
    ask: ({ product }) => ({
      input: { query: { action_ids: [percentage] as never }, body: { products: [{ id: product.id, quantity: 1 }] } },
    }),
    holds: (action) => expect(action).toMatchObject({ id: percentage, mechanics: [{ done: false, conditions: [{ done: false }] }] }),
  },
  ofAccessories: {
    ask: ({ product }) => ({ input: { query: { action_ids: ['203'] as never }, body: { products: [{ id: product.id }] } } }),
    holds: (action) => {
      expect(action?.mechanics[0]?.type).toBe('combo');
      isFilled(action?.mechanics[0]?.conditions ?? []);
    },
  },
  mechanics: {
    ask: ({ product }) => ({ input: { params: { id: percentage as never }, body: { product: { id: product.id, quantity: 2 } } } }),
    holds: ({ id, presents }) => expect([id, presents]).toEqual([percentage, []]),
    refused: ({ product }) => notFound({ params: { id: String(nobodys) as never }, body: { product: { id: product.id, quantity: 1 } } }),
  },
};
