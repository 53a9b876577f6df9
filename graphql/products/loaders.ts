import type { CategoryNode } from '@vitrina/services/products/endpoints.ts';
import { domains } from '@vitrina/services/registry.ts';
import { batched, each, once } from '../loader.ts';
import type { Availability, FullProduct, Product } from './rows.ts';

const { byIds, product, availability, categories } = domains.products;

/** Cards by their ids; null for one that does not exist. */
export const cardById = batched({ byIds }, byIds.batch?.size ?? 1, async ({ byIds }, ids: readonly number[]) => {
  const { items } = await byIds({ query: { product_ids: [...ids], per_page: ids.length } });
  return new Map<number, Product>(items.map((item) => [item.id, item]));
});

/** Everything of one product. */
export const fullProduct = each({ product }, ({ product }, id: number): Promise<FullProduct> => product({ params: { id } }));

/** What of a product can be had in the visitor's city at this moment; null when the provider does not know it. */
export const availabilityOf = batched(
  { availability },
  availability.batch?.size ?? 1,
  async ({ availability }, ids: readonly number[], { viewer }) => {
    const found = await availability({ body: { product_ids: [...ids], city_id: viewer.cityId } });
    return new Map<number, Availability>(found.map((item) => [item.product_id, item]));
  },
);

/** The category tree. */
export const categoryTree = once({ categories }, ({ categories }): Promise<CategoryNode[]> => categories({}));
