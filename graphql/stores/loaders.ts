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
export interface Pieces {
  readonly quantity: number;
  readonly pickup_at: string | null;
}

/** Names a product and the stores whose stock of it is wanted: a key of `stockInStores`. */
export const stockKey = (product: Id, stores: readonly Id[]): string => [product, ...new Set(stores)].join(' ');

/** What chosen stores have of a product, by store; without those that there are not. Products of one moment are one call. */
export const stockInStores = batchLoader({ stock, withProduct }, maxStockProducts, async (calls, keys: readonly string[], context) => {
  const requests = keys.map((key) => {
    const [product = '', ...stores] = key.split(' ').map(asId);
    return { key, product: asId(product), stores };
  });
  const stores = [...new Set(requests.flatMap((each) => each.stores))];
  if (stores.length > maxStockStores) throw badInput({ storeIds: [`Не больше ${maxStockStores} магазинов в одном запросе.`] });
  const products = [...new Set(requests.map(({ product }) => product))];
  const found = await readPieces(calls, products, stores, context);
  return new Map(
    requests.map(({ key, product, stores: storeIds }) => {
      const ofProduct = found.get(product);
      return [key, new Map(storeIds.flatMap((id) => ofThem(ofProduct, id)))];
    }),
  );
});

const ofThem = (piecesByStore: ReadonlyMap<Id, Pieces> | undefined, id: Id): [Id, Pieces][] => {
  const pieces = piecesByStore?.get(id);
  return pieces === undefined ? [] : [[id, pieces]];
};

type PiecesByProduct = ReadonlyMap<Id, ReadonlyMap<Id, Pieces>>;

async function readPieces(
  { stock, withProduct }: ResolverCalls<{ stock: typeof domains.stores.stock; withProduct: typeof domains.stores.withProduct }>,
  products: readonly Id[],
  stores: readonly Id[],
  context: Context,
): Promise<PiecesByProduct> {
  try {
    const found = await stock({ body: { store_ids: [...stores], product_ids: [...products] } });
    return new Map(
      [...Map.groupBy(found, ({ product_id }) => product_id)].map(([id, of]) => [id, new Map(of.map((each) => [each.store_id, each]))]),
    );
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
  }
  // A provider that knows the specification only tells of one product at a time.
  countSingleReads(context, products.length, 'storeIds');
  const one = async (id: Id) => {
    const { items } = await withProduct({ body: { ids: [...stores], product_id: id, per_page: storesPageSize } });
    return new Map(items.flatMap((item) => (item.availability === null ? [] : [[item.id, item.availability] as const])));
  };
  return new Map(await Promise.all(products.map(async (id) => [id, await one(id)] as const)));
}
