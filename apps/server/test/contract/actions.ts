import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { isFilled, notFound, type Rows } from './row.ts';

/** Of the demonstration: a percentage on headphones, and one behind a price of the stores. */
const [percentage, ofStores] = ['202', '303'];
/** What asks for a way to pay, for a service, for Sber's cards, and what is a part of another. */
const [byBank, withService, ofSber, part, whole] = ['212', '213', '214', '208', '211'];

export const actions: Rows<'actions'> = {
  list: {
    buildRequest: () => ({
      input: { query: { action_ids: [percentage, ofStores, byBank, withService, ofSber, part] as never, expand: 'bank_flags' } },
    }),
    holds: (found) => {
      const of = (id: string) => found.find((action) => action.id === id);
      expect([percentage, ofStores].map((id) => [of(id)?.action_type, of(id)?.discount])).toEqual([
        ['percent', 10],
        ['info', null],
      ]);
      expect(of(byBank)).toMatchObject({ payment_ids: [66], bank_flags: { sberbank: false }, parent_id: null });
      expect(of(withService)?.mechanics[0]?.params?.recommend_dso).toBe(true);
      expect(of(ofSber)).toMatchObject({ payment_ids: [52, 54], bank_flags: { sberbank: true } });
      expect(of(part)?.parent_id).toBe(whole);
    },
  },
  ofProducts: {
    buildRequest: ({ product }) => ({
      input: { query: { action_ids: [percentage] as never }, body: { products: [{ id: product.id, quantity: 1 }] } },
    }),
    holds: (action) => expect(action).toMatchObject({ id: percentage, mechanics: [{ done: false, conditions: [{ done: false }] }] }),
  },
  ofAccessories: {
    buildRequest: ({ product }) => ({ input: { query: { action_ids: ['203'] as never }, body: { products: [{ id: product.id }] } } }),
    holds: (action) => {
      expect(action?.mechanics[0]?.type).toBe('combo');
      isFilled(action?.mechanics[0]?.conditions ?? []);
    },
  },
  mechanics: {
    buildRequest: ({ product }) => ({ input: { params: { id: percentage as never }, body: { product: { id: product.id, quantity: 2 } } } }),
    holds: ({ id, presents }) => expect([id, presents]).toEqual([percentage, []]),
    refused: ({ product }) => notFound({ params: { id: String(nobodys) as never }, body: { product: { id: product.id, quantity: 1 } } }),
  },
};
