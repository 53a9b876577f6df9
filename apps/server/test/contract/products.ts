import { expect } from 'vitest';
import { doneck, nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

export const products: Rows<'products'> = {
  product: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: ({ id, offer, specifications, images }, { product }) => {
      expect(id).toBe(product.id);
      expect(offer.price).toBeGreaterThan(1_000_00);
      [specifications, images].forEach(isFilled);
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
  byIds: {
    buildRequest: ({ product }) => ({ input: { query: { product_ids: [nobodys, product.id] } } }),
    holds: ({ items }, { product }) => expect(items.map(({ id }) => id)).toEqual([product.id]),
  },
  byCategory: {
    buildRequest: ({ category, brand }) => ({
      input: { params: { category_id: category.id }, query: { filter: { brand: [brand], price: { min: '1000' } }, sort: 'price' } },
    }),
    holds: (page, { category, brand }) => {
      isPage(page);
      expect(new Set(page.items.map((card) => card.category?.id))).toEqual(new Set([category.id]));
      expect(new Set(page.items.map((card) => card.brand.code))).toEqual(new Set([brand]));
      const prices = page.items.map(({ offer }) => offer.price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
    refused: () => notFound({ params: { category_id: nobodys }, query: {} }),
  },
  byBrand: {
    buildRequest: ({ brand }) => ({ input: { params: { brand_code: brand } } }),
    holds: isPage,
    refused: () => notFound({ params: { brand_code: 'no-such-brand' } }),
  },
  byBrandInCategory: {
    buildRequest: ({ brand, category }) => ({ input: { params: { brand_code: brand, category_id: category.id } } }),
    holds: isPage,
    refused: ({ brand }) => notFound({ params: { brand_code: brand, category_id: nobodys } }),
  },
  byTag: {
    buildRequest: ({ tag }) => ({ input: { params: { tag_alias: tag } } }),
    holds: isPage,
    refused: () => notFound({ params: { tag_alias: 'no-such-tag' } }),
  },
  byTagInCategory: {
    buildRequest: ({ tag, category }) => ({ input: { params: { tag_alias: tag, category_id: category.id } } }),
    holds: ({ items }, { category }) => {
      for (const card of items) expect(card.category?.id).toBe(category.id);
    },
    refused: ({ tag }) => notFound({ params: { tag_alias: tag, category_id: nobodys } }),
  },
  bySeries: {
    buildRequest: ({ series }) => ({ input: { params: { series_code: series } } }),
    holds: isPage,
    refused: () => notFound({ params: { series_code: 'no-such-series' } }),
  },
  byModel: {
    buildRequest: ({ model }) => ({ input: { params: { model_code: model } } }),
    holds: isPage,
    refused: () => notFound({ params: { model_code: 'no-such-model' } }),
  },
  byCompatibilityBrand: {
    buildRequest: ({ fits }) => ({ input: { params: { brand_code: fits.brand } } }),
    holds: isPage,
    refused: () => notFound({ params: { brand_code: 'no-such-brand' } }),
  },
  byCompatibilityBrandInCategory: {
    buildRequest: ({ fits }) => ({ input: { params: { brand_code: fits.brand, category_id: fits.category } } }),
    holds: isPage,
    refused: ({ fits }) => notFound({ params: { brand_code: fits.brand, category_id: nobodys } }),
  },
  search: {
    buildRequest: () => ({ input: { query: { q: 'холодильник', sort: '-relevance', per_page: 12 } } }),
    holds: (page) => {
      isPage(page);
      for (const { name } of page.items.slice(0, 3)) expect(name).toMatch(/холодильник/i);
    },
  },
  filters: {
    buildRequest: ({ category }) => ({ input: { query: { category_id: category.id } } }),
    holds: ({ items }) => {
      const facet = Object.fromEntries(items.map((each) => [each.code, each]));
      isFilled(facet.brand?.values ?? []);
      expect(facet.price?.type).toBe('range');
      expect(facet.price?.min).toBeLessThan(facet.price?.max ?? 0);
    },
    refused: () => notFound({ query: { category_id: nobodys } }),
  },
  compilations: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: (list, { product }) => {
      for (const { products: goods } of list) {
        isFilled(goods);
        expect(goods.map(({ id }) => id)).not.toContain(product.id);
      }
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
  tradeInDiscount: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: (answer) => expect(answer?.discount).toBeGreaterThanOrEqual(0),
    refused: () => notFound({ params: { id: nobodys } }),
  },
  priceHistory: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: isFilled,
    refused: () => notFound({ params: { id: nobodys } }),
  },
  priceHistories: {
    buildRequest: ({ product }) => ({ input: { query: { product_ids: [product.id, nobodys] } } }),
    holds: (histories, { product }) => {
      expect(histories.map(({ product_id }) => product_id)).toEqual([product.id]);
      for (const { prices } of histories) isFilled(prices);
    },
  },
  similars: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id }, query: { per_page: 4 } } }),
    holds: (list, { product }) => {
      isFilled(list);
      expect(list.map(({ id }) => id)).not.toContain(product.id);
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
  lookedWith: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: isFilled,
    refused: () => notFound({ params: { id: nobodys } }),
  },
  creditOffers: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id }, query: { group_deferred: true, group_credit: true } } }),
    holds: (offers) => {
      isFilled(offers);
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
  warranties: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id }, query: { per_page: 2 } } }),
    holds: (list) => {
      expect(list).toHaveLength(2);
      for (const { is_warranty, category } of list) expect([is_warranty, category]).toEqual([true, null]);
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
  availability: {
    buildRequest: ({ product }) => ({ input: { body: { product_ids: [product.id], city_id: doneck } } }),
    holds: (list, { product }) => {
      expect(list).toMatchObject([{ product_id: product.id, available: true, pickup_at: expect.any(String) }]);
      expect(list[0]?.quantity).toBeGreaterThan(0);
    },
  },
  brands: { buildRequest: () => ({ input: { query: { per_page: 10 } } }), holds: isPage },
  series: { buildRequest: () => ({ input: { query: { per_page: 10 } } }), holds: isPage },
};
