import { asId } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import { cardOf } from './card.ts';
import { newKey, nobodys } from './demo.ts';
import { isPage, notFound, type Rows } from './row.ts';

const phone = '79995550022';

export const loyalty: Rows<'loyalty'> = {
  rules: {
    buildRequest: () => ({ input: {} }),
    holds: (rules) => expect(rules).toEqual({ earned_percent: 3, payable_percent: 30, welcome_bonuses: 200_00, is_perpetual: true }),
  },
  list: {
    buildRequest: async (demo) => ({ input: {}, as: { bearer: (await cardOf(demo)).bearer } }),
    holds: (cards) => {
      const [card] = cards.filter(({ balance }) => balance !== null);
      expect(card?.ean).toMatch(/^\d{13}$/);
      expect(card?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(card?.balance);
      expect(cards.filter(({ activeCard }) => activeCard)).toHaveLength(1);
    },
    refused: () => ({ input: {}, status: 401, code: 'unauthorized' }),
  },
  sendSms: {
    buildRequest: async ({ session }) => ({ input: { body: { phone: '79995550021' } }, as: { bearer: (await session()).bearer } }),
    holds: ({ request_id, expires_in }) => expect([request_id === '', expires_in]).toEqual([false, 600]),
    refused: () => ({ input: { body: { phone: '79995550021' } }, status: 401, code: 'unauthorized' }),
  },
  verifyCode: {
    buildRequest: async ({ session, code }) => {
      const { bearer } = await session();
      return { input: { body: { phone, ...(await code(phone, 'loyalty', bearer)) } }, as: { bearer } };
    },
    holds: ({ check_data }) => expect(check_data).not.toBe(''),
    refused: async ({ session }) => ({
      input: { body: { phone, code: '000000', request_id: 'nobodys' } },
      as: { bearer: (await session()).bearer },
      status: 422,
      code: 'validation_failed',
    }),
  },
  add: {
    buildRequest: async (demo) => {
      const { bearer, ean, card } = await cardOf(demo);
      return { input: { body: { check_data: card.check_data, ean } }, as: { bearer } };
    },
    holds: ({ balance, activeCard, check_data }) => {
      expect([typeof balance, activeCard]).toEqual(['number', true]);
      expect(check_data).not.toBeNull();
    },
    refused: async ({ session }) => ({
      input: { body: { check_data: 'invented' } },
      as: { bearer: (await session()).bearer },
      status: 422,
      code: 'validation_failed',
    }),
  },
  verifyData: {
    buildRequest: async (demo) => {
      const { bearer, card } = await cardOf(demo);
      return { input: { query: { card_id: card.card_id } }, as: { bearer } };
    },
    holds: ({ phone: hidden, is_verified }) => expect([hidden, is_verified]).toEqual(['+7 *** ***-**-31', true]),
    refused: async ({ session }) => notFound({ query: { card_id: asId(nobodys) } }, { bearer: (await session()).bearer }),
  },
  validateVerifyData: {
    buildRequest: async (demo) => {
      const { bearer, card } = await cardOf(demo);
      return { input: { query: card }, as: { bearer } };
    },
    holds: ({ is_valid }) => expect(is_valid).toBe(true),
    refused: () => ({ input: { query: { card_id: asId(nobodys), check_data: 'nothing' } }, status: 401, code: 'unauthorized' }),
  },
  productsLimit: {
    buildRequest: async (demo) => {
      const { bearer, card } = await cardOf(demo);
      return { input: { body: { ...card, products: [{ product_id: demo.product.id, qty: 1 }] } }, as: { bearer } };
    },
    holds: ({ maxAmount }, { product }) => {
      expect(maxAmount).toBeGreaterThan(0);
      expect(maxAmount).toBeLessThan(product.offer.price);
    },
    refused: async ({ session }) =>
      notFound({ body: { card_id: asId(nobodys), check_data: 'nothing', products: [] } }, { bearer: (await session()).bearer }),
  },
  remove: {
    buildRequest: async (demo) => {
      const { bearer, card } = await cardOf(demo, '79995550032');
      return { input: { body: { card_id: card.card_id } }, as: { bearer } };
    },
    holds: ({ is_removed }) => expect(is_removed).toBe(true),
    refused: async ({ session }) => notFound({ body: { card_id: asId(nobodys) } }, { bearer: (await session()).bearer }),
  },
  removeByEan: {
    buildRequest: async (demo) => {
      const { bearer, ean } = await cardOf(demo, '79995550033');
      return { input: { params: { ean: asId(ean) } }, as: { bearer } };
    },
    holds: ({ is_removed }) => expect(is_removed).toBe(true),
    refused: async ({ session }) => notFound({ params: { ean: asId('2999999999990') } }, { bearer: (await session()).bearer }),
  },
  notifications: {
    // Whoever has just ordered has been told so.
    buildRequest: async ({ as, product, session }) => {
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
