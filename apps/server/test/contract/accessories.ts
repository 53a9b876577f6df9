import { maxBundleItems } from '@vitrina/services/accessories/vocabulary.ts';
import { expect } from 'vitest';
import { nobodys } from './demo.ts';
import { isFilled, isPage, notFound, type Rows } from './row.ts';

const nobodysProduct = () => notFound({ params: { id: nobodys } });

export const accessories: Rows<'accessories'> = {
  groups: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id }, query: { with_bundle: true, per_page: 2 } } }),
    holds: (groups) => {
      isFilled(groups);
      for (const { products } of groups) {
        isFilled(products);
        expect(products.length).toBeLessThanOrEqual(2);
      }
    },
    refused: nobodysProduct,
  },
  list: {
    buildRequest: ({ product }) => ({
      input: { params: { id: product.id }, query: { page: 1, per_page: 2, sort: '-price', available_first: true } },
    }),
    holds: isPage,
    refused: nobodysProduct,
  },
  bundle: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: ({ products, variants }) => {
      expect(products).toHaveLength(maxBundleItems);
      expect(variants.map(({ type }) => type)).toEqual(['bundle', 'instalments', 'combo']);
      for (const { prices } of variants) {
        for (const { product_id, final_price } of prices) {
          expect(final_price).toBeLessThanOrEqual(products.find(({ id }) => id === product_id)?.offer.price ?? 0);
        }
      }
    },
    refused: nobodysProduct,
  },
  categories: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: isFilled,
    refused: nobodysProduct,
  },
  mathAccessories: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: isFilled,
    refused: nobodysProduct,
  },
  mathGroups: {
    buildRequest: ({ product }) => ({ input: { params: { id: product.id } } }),
    holds: isFilled,
    refused: nobodysProduct,
  },
};
