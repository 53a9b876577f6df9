import type { stores as endpoints } from '@vitrina/services/stores/endpoints.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { sql } from 'drizzle-orm';
import type { Store } from '../catalogue/stores/read.ts';
import { readStores } from '../catalogue/stores/read.ts';
import type { Database } from '../platform/database/database.ts';
import { NO_ID, toDatabaseId } from '../platform/database-id.ts';
import type { Handler } from '../platform/http/implement.ts';
import { pageOf, pagingOf } from '../platform/page.ts';
import { goodOf, readGoods } from './availability.ts';
import { readSituation } from './load.ts';
import { planPickup } from './plan.ts';

/**
 * Says of each store what it has of a product and when one piece can be picked up there: at once where it lies, later
 * where it has to be brought from another store of the city or from the warehouse.
 */
export async function withStock(db: Database, stores: readonly Store[], productId: number, now: Date): Promise<Store[]> {
  // What can be no id of ours could not be named in the answer.
  if (productId === NO_ID) return [...stores];
  const [product] = await readGoods(db, [productId]);
  const absent = { product_id: productId, quantity: 0, pickup_at: null };
  const cityIds = [...new Set(stores.map(({ city }) => city.id))];
  if (!product || product.orderType === 'false' || product.isDigital) return stores.map((store) => ({ ...store, availability: absent }));
  const situations = await Promise.all(cityIds.map((cityId) => readSituation(db, cityId, now, [goodOf(product)], product.price)));
  const pickups = new Map(
    situations.flatMap((situation) =>
      situation ? planPickup(situation).map((option) => [option.finish_storage_id, option.datetime] as const) : [],
    ),
  );
  const stocks = new Map(
    situations.flatMap((situation) => situation?.places.map((place) => [place.id, situation.stockAt(place.id, productId)] as const) ?? []),
  );
  return stores.map((store) => ({
    ...store,
    availability: {
      product_id: productId,
      quantity: product.orderType === 'buy' ? (stocks.get(store.id) ?? 0) : 0,
      pickup_at: pickups.get(store.id) ?? null,
    },
  }));
}

export const withProduct: Handler<(typeof endpoints)['withProduct']> = async ({ body, context }) => {
  const where =
    body.ids === undefined ? sql`t.city_id = ${context.cityId}` : sql`t.id = any(${sql.param(body.ids.map(toDatabaseId))}::int[])`;
  const paging = pagingOf({ per_page: body.per_page }, storesPageSize, storesPageSize);
  const found = await readStores(context.db, where, paging.perPage);
  const stocked =
    body.product_id === undefined ? found.stores : await withStock(context.db, found.stores, toDatabaseId(body.product_id), context.now);
  return pageOf(stocked, found.total, paging);
};
