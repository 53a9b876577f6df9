import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { isUnknownCall } from '@vitrina/services/http/provider-error.ts';
import { domains } from '@vitrina/services/registry.ts';
import { maxStockProducts, maxStockStores, storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import { orNull } from '../calls/fallback.ts';
import { batchLoader, type ResolverCalls } from '../calls/loader.ts';
import { countSingleReads } from '../calls/single-reads.ts';
import type { Context } from '../context/context.ts';
import type { Store } from '../generated/sources.ts';

const { withProduct, store, stock } = domains.stores;

/** A store by its id; null when there is none. A single one is read by the call that is cached. */
export const storeById = batchLoader({ withProduct, store }, storesPageSize, async ({ withProduct, store }, ids: readonly Id[]) => {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const found = await orNull(store({ params: { id: only } }));
    return new Map<Id, Store>(found === null ? [] : [[only, found]]);
  }
  const { items } = await withProduct({ body: { ids: [...ids], per_page: storesPageSize } });
  return new Map<Id, Store>(items.map((item) => [item.id, item]));
});

/** What one store has of one product. */
export interface StockEntry {
  readonly quantity: number;
  readonly pickup_at: string | null;
}

/** Names a product and the stores whose stock of it is wanted: a key of `stockInStores`. */
export const stockKey = (product: Id, stores: readonly Id[]): string => [product, ...new Set(stores)].join(' ');

/** What chosen stores have of a product, by store; unknown stores are left out. Requests of one tick are batched into one call. */
export const stockInStores = batchLoader({ stock, withProduct }, maxStockProducts, async (calls, keys: readonly string[], context) => {
  const requests = keys.map((key) => {
    const [product = '', ...stores] = key.split(' ').map(asId);
    return { key, product: asId(product), stores };
  });
  const stores = [...new Set(requests.flatMap((each) => each.stores))];
  if (stores.length > maxStockStores) throw badInput({ storeIds: [`Не больше ${maxStockStores} магазинов в одном запросе.`] });
  const products = [...new Set(requests.map(({ product }) => product))];
  const found = await readStock(calls, products, stores, context);
  return new Map(
    requests.map(({ key, product, stores: storeIds }) => {
      const ofProduct = found.get(product);
      return [key, new Map(storeIds.flatMap((id) => stockEntryOf(ofProduct, id)))];
    }),
  );
});

const stockEntryOf = (stockByStore: ReadonlyMap<Id, StockEntry> | undefined, id: Id): [Id, StockEntry][] => {
  const stock = stockByStore?.get(id);
  return stock === undefined ? [] : [[id, stock]];
};

type StockByProduct = ReadonlyMap<Id, ReadonlyMap<Id, StockEntry>>;

async function readStock(
  { stock, withProduct }: ResolverCalls<{ stock: typeof domains.stores.stock; withProduct: typeof domains.stores.withProduct }>,
  products: readonly Id[],
  stores: readonly Id[],
  context: Context,
): Promise<StockByProduct> {
  try {
    const found = await stock({ body: { store_ids: [...stores], product_ids: [...products] } });
    return new Map(
      [...Map.groupBy(found, ({ product_id }) => product_id)].map(([id, stocks]) => [
        id,
        new Map(stocks.map((each) => [each.store_id, each])),
      ]),
    );
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
  }
  // A provider that knows the specification only tells of one product at a time.
  countSingleReads(context, products.length, 'storeIds');
  const readOneProduct = async (id: Id) => {
    const { items } = await withProduct({ body: { ids: [...stores], product_id: id, per_page: storesPageSize } });
    return new Map(items.flatMap((item) => (item.availability === null ? [] : [[item.id, item.availability] as const])));
  };
  return new Map(await Promise.all(products.map(async (id) => [id, await readOneProduct(id)] as const)));
}
