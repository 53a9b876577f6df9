import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { exchange } from './exchange.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

/** Of the demonstration: its first calculator, and telephones. */
const phones = { calculator_id: 1, group_id: 1 } as const;
const nobody = () => notFound({ params: { id: nobodys } });

export const tradein: Rows<'tradein'> = {
  ...exchange,
  calculators: {
    buildRequest: ({ product }) => ({ input: { query: { product_id: product.id } } }),
    holds: (calculators) => {
      expect(calculators.map(({ view }) => view)).toEqual(['numbers', 'letters']);
      for (const { category_ids: ids } of calculators) expect(ids.length).toBeGreaterThan(0);
    },
  },
  groups: {
    buildRequest: () => ({ input: { query: { calculator_id: 1 } } }),
    holds: (groups) => {
      expect(groups.map(({ code }) => code)).toEqual(['phones', 'tablets', 'laptops', 'watches', 'consoles']);
      for (const { conditions } of groups) expect(conditions.map(({ status }) => status)).toEqual([3, 2, 1]);
    },
  },
  brandModels: {
    buildRequest: () => ({ input: { query: { ...phones, brand_id: 1 } } }),
    holds: ([brand]) => {
      expect(brand).toMatchObject({ name: 'Apple' });
      expect(brand?.models.length).toBeGreaterThan(20);
    },
  },
  popularBrands: {
    buildRequest: () => ({ input: { query: phones } }),
    holds: ([first]) => expect(first).toMatchObject({ name: 'Apple' }),
  },
  prices: {
    buildRequest: () => ({ input: { query: { calculator_id: 1, model_id: 1 } } }),
    holds: (prices) => {
      for (const { '3': perfect, '2': working, '1': broken } of Object.values(prices)) {
        expect(perfect).toBeGreaterThan(working ?? 0);
        expect(working).toBeGreaterThan(broken ?? 0);
      }
      isFilled(Object.keys(prices));
    },
  },
  memoryInfo: {
    buildRequest: () => ({ input: { query: { calculator_id: 1, model_id: 1 } } }),
    holds: (info) => expect(Object.keys(info)).toEqual(['64', '256']),
  },
  colors: {
    buildRequest: () => ({ input: { query: { model_id: 1, memory: 64, status: 3 } } }),
    holds: ([color]) => expect(color).toMatchObject({ product_id: null, name: 'Серый космос', price: 7500_00 }),
  },
  search: { buildRequest: () => ({ input: { query: { ...phones, q: 'айфон' } } }), holds: isPage },
  derivableMemories: {
    buildRequest: ({ product }) => ({ input: { query: { model_id: product.model_id ?? nobodys } } }),
    holds: isFilled,
  },
  derivableColorPrices: {
    buildRequest: ({ product }) => ({ input: { query: { model_id: product.model_id ?? nobodys } } }),
    holds: (colors) => {
      isFilled(colors);
      for (const { product_id, price } of colors) expect([product_id === null, (price ?? 0) > 0]).toEqual([false, true]);
    },
  },
  letterBrands: { buildRequest: () => ({ input: { query: { group_id: 1 } } }), holds: isFilled },
  letterModels: { buildRequest: () => ({ input: { params: { id: 1 } } }), holds: isFilled, refused: nobody },
  letterPrices: {
    buildRequest: () => ({ input: { params: { id: 1 } } }),
    holds: (prices) => expect(prices['64']?.C).toBeGreaterThan(prices['64']?.NC ?? 0),
    refused: nobody,
  },
};
