import type { Id } from '@vitrina/services/contract/wire.ts';
import type { CategoryNode } from '@vitrina/services/products/endpoints.ts';
import { domains } from '@vitrina/services/registry.ts';
import { batchLoader, keyedLoader, requestMemo } from '../calls/loader.ts';
import type { FullProduct, Product, Stock } from './sources.ts';

const { byIds, product, availability, categories } = domains.products;

/** Cards by their ids; null for one that does not exist. */
export const cardById = batchLoader({ byIds }, byIds.batch?.size ?? 1, async ({ byIds }, ids: readonly Id[]) => {
  const { items } = await byIds({ query: { product_ids: [...ids], per_page: ids.length } });
  return new Map<Id, Product>(items.map((item) => [item.id, item]));
});

/** Everything of one product. */
export const fullProduct = keyedLoader({ product }, ({ product }, id: Id): Promise<FullProduct> => product({ params: { id } }));

/** What of a product can be had in a city at this moment; null when the provider does not know it. */
export const availabilityOf = batchLoader(
  { availability },
  availability.batch?.size ?? 1,
  async ({ availability }, ids: readonly Id[], { cityId }) => {
    const found = await availability({ body: { product_ids: [...ids], city_id: cityId() } });
    return new Map<Id, Stock>(found.map((item) => [item.product_id, item]));
  },
  { acrossOperations: true },
);

/** The category tree. */
export const categoryTree = requestMemo({ categories }, ({ categories }): Promise<CategoryNode[]> => categories({}));

/** Every category of the tree by its id. */
export const categoryById = requestMemo({ categoryTree }, async ({ categoryTree }): Promise<ReadonlyMap<Id, CategoryNode>> => {
  const categoriesById = new Map<Id, CategoryNode>();
  const add = (node: CategoryNode): void => {
    categoriesById.set(node.id, node);
    for (const child of node.children) add(child);
  };
  for (const node of await categoryTree()) add(node);
  return categoriesById;
});

/** Categories of all accessories of a product: whether there are any, and the tabs of their selection. */
export const accessoryCategoriesOf = keyedLoader({ categories: domains.accessories.categories }, ({ categories }, id: Id) =>
  categories({ params: { id } }),
);
