import { expect } from 'vitest';
import type { Demo } from './demo.ts';
import { nobodys } from './demo.ts';
import { notFound, type Rows } from './row.ts';

/** A product that an old device is taken for. */
async function product({ calls, category }: Demo) {
  const { items } = await calls.products.byCategory({ params: { category_id: category.id }, query: { per_page: 48 } });
  const found = items.find(({ offer }) => offer.discountTradein !== null && offer.order_type !== 'false');
  if (found === undefined) throw new Error('Nothing is sold with a smart price.');
  return found.id;
}

const createLink = async (demo: Demo) => demo.calls.smartprice.link({ query: { product_id: await product(demo), return_url: '/cart' } });

export const smartprice: Rows<'smartprice'> = {
  txInfo: {
    buildRequest: async (demo) => ({ input: { body: { tx: (await createLink(demo)).tx } } }),
    holds: (info) => expect(info).toEqual({ state: 'created', smart_price: false }),
    refused: () => notFound({ body: { tx: 'nobodys-1' } }),
  },
  product: {
    buildRequest: async (demo) => ({ input: { query: { product_id: await product(demo) } } }),
    holds: ({ total_discount, discountBenefit }) => {
      expect(total_discount).toBeGreaterThan(0);
      expect(discountBenefit).toBeLessThanOrEqual(total_discount ?? 0);
    },
    refused: () => notFound({ query: { product_id: nobodys } }),
  },
  link: {
    buildRequest: async (demo) => ({ input: { query: { product_id: await product(demo), return_url: '/cart' } } }),
    holds: ({ tx, url }) => expect(url).toBe(`/sandbox-acquirer/valuation-${tx}`),
    refused: () => notFound({ query: { product_id: nobodys, return_url: '/' } }),
  },
  check: {
    buildRequest: async (demo) => ({ input: { query: { tx: (await createLink(demo)).tx } } }),
    holds: ({ state }) => expect(state).toBe('created'),
    refused: () => notFound({ query: { tx: 'nobodys-1' } }),
  },
};
