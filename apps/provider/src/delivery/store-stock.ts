import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { stores as endpoints } from '@vitrina/services/stores/endpoints.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { readStores } from '../catalogue/stores/read.ts';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { NO_ID, toDatabaseId, type WithDatabaseIds } from '../platform/database-id.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { pageOf, pagingOf } from '../platform/page.ts';
import { goodOf, readGoods } from './availability.ts';
import { readSituation } from './load.ts';
import { planPickup } from './plan.ts';

type Stock = WithDatabaseIds<Output<(typeof endpoints)['stock']>[number]>;

interface Place {
  readonly id: number;
  readonly city: { readonly id: number };
}

/**
 * Says of each store what it has of each product and when one piece can be picked up there: at once where it lies, later
 * where it has to be brought from another store of the city or from the warehouse.
 */
async function readStock(db: Database, places: readonly Place[], productIds: readonly number[], now: Date): Promise<Stock[]> {
  // What can be no id of ours could not be named in the answer.
  const ids = [...new Set(productIds)].filter((id) => id !== NO_ID);
  const goods = await readGoods(db, ids);
  const physicalGoods = goods.filter(({ orderType, isDigital }) => orderType !== 'false' && !isDigital);
  const stockByKey = new Map<string, Stock>();
  for (const cityId of physicalGoods.length === 0 ? [] : new Set(places.map(({ city }) => city.id))) {
    const situation = await readSituation(db, cityId, now, physicalGoods.map(goodOf), 0);
    if (situation === undefined) continue;
    for (const row of physicalGoods) {
      const pickups = planPickup({ ...situation, goods: [goodOf(row)], sum: row.price });
      const moments = new Map(pickups.map(({ finish_storage_id, datetime }) => [finish_storage_id, datetime]));
      for (const { id } of situation.places) {
        const quantity = row.orderType === 'buy' ? situation.stockAt(id, row.id) : 0;
        stockByKey.set(`${id} ${row.id}`, { store_id: id, product_id: row.id, quantity, pickup_at: moments.get(id) ?? null });
      }
    }
  }
  return places.flatMap(({ id }) =>
    ids.map((productId) => stockByKey.get(`${id} ${productId}`) ?? { store_id: id, product_id: productId, quantity: 0, pickup_at: null }),
  );
}

const withIds = (ids: readonly (Id | number)[]) => sql`t.id = any(${sql.param(ids.map(toDatabaseId))}::int[])`;

export const stockOfStores: Handlers<Pick<typeof endpoints, 'withProduct' | 'stock'>> = {
  withProduct: async ({ body, context }) => {
    const where = body.ids === undefined ? sql`t.city_id = ${context.cityId}` : withIds(body.ids);
    const paging = pagingOf({ per_page: body.per_page }, storesPageSize, storesPageSize);
    const { stores, total } = await readStores(context.db, where, paging.perPage);
    if (body.product_id === undefined) return pageOf(stores, total, paging);
    const stock = await readStock(context.db, stores, [toDatabaseId(body.product_id)], context.now);
    const byStore = new Map(stock.map(({ store_id, ...availability }) => [store_id, availability]));
    return pageOf(
      stores.map((store) => ({ ...store, availability: byStore.get(store.id) ?? null })),
      total,
      paging,
    );
  },
  stock: async ({ body, context }) => {
    const { stores } = await readStores(context.db, withIds(body.store_ids), storesPageSize);
    return readStock(context.db, stores, body.product_ids.map(toDatabaseId), context.now);
  },
};
