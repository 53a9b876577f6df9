import { expect } from 'vitest';
import { newKey } from './demo.ts';
import { isPage, type Rows } from './row.ts';

export const loyalty: Rows<'loyalty'> = {
  notifications: {
    // Whoever has just ordered has been told so.
    ask: async ({ as, product, session }) => {
      const { bearer } = await session();
      const { id: basketId, revision } = await as({ bearer }).basket.addItem({ query: { product_id: product.id, quantity: 1 } });
      await as({ basketId }).orders.create({
        idempotencyKey: newKey(),
        body: {
          revision,
          order_type_id: 33,
          contact: { first_name: 'Анна', last_name: '', phone: '79990000002', email: null },
          deliveries: {},
          payment_type_id: null,
          is_one_click: true,
          comment: null,
          consents: [],
        },
      });
      return { input: { query: { page: 1, per_page: 1 } }, as: { bearer } };
    },
    holds: (page) => {
      isPage(page);
      expect(page.items[0]).toMatchObject({ kind: 'order', url: expect.stringMatching(/^\/account\/orders\/\d+$/) });
    },
    refused: () => ({ input: {}, status: 401, code: 'unauthorized' }),
  },
};
