import type { Id } from '@vitrina/services/contract/wire.ts';
import { isUnknownCall } from '@vitrina/services/http/provider-error.ts';
import type { CategoryNode } from '@vitrina/services/products/endpoints.ts';
import { maxPriceHistories } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orNull } from '../calls/fallback.ts';
import { batchLoader, keyedLoader, requestMemo } from '../calls/loader.ts';
import { countSingleReads } from '../calls/single-reads.ts';
import type { FullProduct, Product, Stock } from './sources.ts';

const { byIds, product, availability, categories, priceHistory, priceHistories } = domains.products;

/** Cards by their ids; null for one that does not exist. */
export const cardById = batchLoader({ byIds }, byIds.batch?.size ?? 1, async ({ byIds }, ids: readonly Id[]) => {
  const { items } = await byIds({ query: { product_ids: [...ids], per_page: ids.length } });
  return new Map<Id, Product>(items.map((item) => [item.id, item]));
});

/** Everything of one product. */
export const fullProduct = keyedLoader({ product }, ({ product }, id: Id): Promise<FullProduct> => product({ params: { id } }));

/** What a product has cost; null for one that does not exist. A single one is read by the call whose answer others share in the cache. */
export const priceHistoryOf = batchLoader(
  { priceHistory, priceHistories },
  maxPriceHistories,
  async ({ priceHistory, priceHistories }, ids: readonly Id[], context) => {
    const readOne = (id: Id) => priceHistory({ params: { id } });
    const [only] = ids;
    if (only !== undefined && ids.length === 1) return new Map([[only, await readOne(only)]]);
    try {
      const found = await priceHistories({ query: { product_ids: [...ids] } });
      return new Map(found.map(({ product_id, prices }) => [product_id, prices]));
    } catch (error) {
      if (!isUnknownCall(error)) throw error;
    }
    countSingleReads(context, ids.length, 'ids');
    const histories = await Promise.all(ids.map(async (id) => ({ id, prices: await orNull(readOne(id)) })));
    return new Map(histories.flatMap(({ id, prices }) => (prices === null ? [] : [[id, prices]])));
  },
);

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
