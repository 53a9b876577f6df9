import { asId } from '@vitrina/services/contract/wire.ts';
import { expect } from 'vitest';
import { doneck, nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

export const cities: Rows<'cities'> = {
  cities: {
    buildRequest: () => ({ input: { query: { query: 'дон', per_page: 5 } } }),
    holds: ({ items }) => expect(items.map(({ name }) => name)).toContain('Донецк'),
  },
  city: {
    buildRequest: () => ({ input: { params: { id: doneck } } }),
    holds: (city) => expect(city).toMatchObject({ id: doneck, alias: 'doneck', name: 'Донецк', time_zone: 'Europe/Moscow' }),
    refused: () => notFound({ params: { id: nobodys } }),
  },
};

export const site: Rows<'site'> = {
  branch: { buildRequest: () => ({ input: {} }), holds: ({ branch }) => expect(branch).toMatch(/^[A-Z]$/) },
  seo: {
    buildRequest: ({ category }) => ({ input: { query: { path: `/catalog/${category.code}/${category.id}` } } }),
    holds: ({ title, redirect }) => {
      expect(title).toMatch(/смартфон/i);
      expect(redirect).toBeNull();
    },
    refused: () => notFound({ query: { path: '/catalog/nowhere/at-all' } }),
  },
  breadcrumbs: {
    buildRequest: ({ category, product }) => ({ input: { query: { path: `/catalog/${category.code}/${category.id}/${product.id}` } } }),
    holds: (links, { product }) => {
      expect(links[0]).toEqual({ name: 'Главная', url: '/' });
      expect(links.at(-1)).toEqual({ name: product.name, url: null });
    },
    refused: () => notFound({ query: { path: '/catalog/nowhere/at-all' } }),
  },
  rental: {
    buildRequest: () => ({ input: { query: { item_id: asId(nobodys) } } }),
    holds: (answer) => expect(answer).toEqual({ available: false, price_per_day: null }),
  },
  sitemapProducts: {
    buildRequest: ({ product }) => ({ input: { query: { last: product.id } } }),
    holds: (entries) => {
      isFilled(entries);
      for (const { url } of entries) expect(url).toMatch(/^\/catalog\/[^/]+\/\d+\/\d+$/);
    },
  },
  mainPage: {
    buildRequest: () => ({ input: { query: {} } }),
    holds: ({ slider, recommendations, blocks, brands }) => [slider, recommendations, blocks, brands].forEach(isFilled),
  },
};

export const search: Rows<'search'> = {
  reading: {
    buildRequest: () => ({ input: { query: { q: 'холадильник' } } }),
    holds: ({ corrected, redirect }) => {
      expect(corrected).toBe('холодильник');
      expect(redirect).toMatch(/^\/catalog\//);
    },
  },
  suggestions: {
    buildRequest: () => ({ input: { query: { q: 'смартф' } } }),
    holds: ({ products, categories }) => [products, categories].forEach(isFilled),
  },
};

export const stores: Rows<'stores'> = {
  stores: {
    buildRequest: () => ({ input: { query: { types: [1, 13], per_page: 3 } } }),
    holds: (page) => {
      isPage(page);
      for (const { type, city } of page.items) {
        expect([1, 13]).toContain(type);
        expect(city.id).toBe(doneck);
      }
    },
  },
  withProduct: {
    buildRequest: ({ storeIds, product }) => ({ input: { body: { ids: storeIds.slice(0, 5), product_id: product.id } } }),
    holds: ({ items }, { storeIds, product }) => {
      expect(items.map(({ id }) => id).toSorted()).toEqual(storeIds.slice(0, 5).toSorted());
      for (const { availability } of items) expect(availability?.product_id).toBe(product.id);
    },
  },
  stock: {
    buildRequest: ({ storeIds, product }) => ({ input: { body: { store_ids: storeIds.slice(0, 2), product_ids: [product.id] } } }),
    holds: (found, { storeIds, product }) => {
      expect(found.map(({ store_id }) => store_id).toSorted()).toEqual(storeIds.slice(0, 2).toSorted());
      for (const { product_id } of found) expect(product_id).toBe(product.id);
    },
  },
  byAddress: {
    buildRequest: () => ({ input: { query: { query: 'Артёма', per_page: 3 } } }),
    holds: (page) => {
      isPage(page);
      expect(page.items[0]?.address).toMatch(/Артёма/);
      const distances = page.items.map(({ distance }) => distance ?? Number.NaN);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    },
  },
  serviceCenters: {
    buildRequest: () => ({ input: { query: { brand_code: 'lg' } } }),
    holds: (page) => {
      isPage(page);
      for (const { brand_codes } of page.items) expect(brand_codes).toContain('lg');
    },
  },
  store: {
    buildRequest: ({ storeIds: [id = 0] }) => ({ input: { params: { id } } }),
    holds: ({ id, availability }, { storeIds }) => {
      expect(id).toBe(storeIds[0]);
      expect(availability).toBeNull();
    },
    refused: () => notFound({ params: { id: nobodys } }),
  },
};
