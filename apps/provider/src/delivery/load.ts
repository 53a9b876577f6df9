import { metresBetween, type Place } from '@vitrina/services/rules/distance.ts';
import { z } from 'zod';
import { column, type Database, rows } from '../platform/database/database.ts';
import { workTimeColumn } from '../platform/database/schema/places.ts';
import { sql } from '../platform/database/sql.ts';
import { type Good, mergeGoods, type Situation } from './plan.ts';
import { readPromisedPieces } from './stock/promised-goods.ts';
import { subtractPromised } from './stock/stock.ts';

const placeRowColumns = {
  id: column.number,
  type: column.number,
  workTime: workTimeColumn,
  latitude: column.number,
  longitude: column.number,
  stock: z.record(z.string(), z.number()),
};

/** The warehouses are one place, by the number 0. */
const keyOf = (storeId: number, productId: number): string => `${storeId} ${productId}`;

/** Reads what the dates and costs of these goods follow from, in this city. Undefined for a city nobody knows. */
export async function readSituation(
  db: Database,
  cityId: number,
  now: Date,
  requestedGoods: readonly Good[],
  sum: number,
): Promise<Situation | undefined> {
  const goods = mergeGoods(requestedGoods);
  const ids = sql.param(goods.map((good) => good.productId));
  const [city] = await rows(
    db,
    { id: column.number, timeZone: column.text, latitude: column.number, longitude: column.number },
    sql`select id, time_zone as "timeZone", latitude, longitude from cities where id = ${cityId}`,
  );
  if (city === undefined) return undefined;
  const places = await rows(
    db,
    placeRowColumns,
    sql`select t.id, t.type::int as type, t.work_time as "workTime", t.latitude, t.longitude,
          coalesce(json_object_agg(s.product_id, s.quantity) filter (where s.product_id is not null), '{}') as stock
        from stores t left join stock s on s.store_id = t.id and s.product_id = any(${ids}::int[])
        where t.city_id = ${cityId} and t.type <> 0 group by t.id order by t.id`,
  );
  const warehouse = await rows(
    db,
    { productId: column.number, quantity: column.number },
    sql`select s.product_id as "productId", sum(s.quantity)::int as quantity from stock s join stores t on t.id = s.store_id
        where t.type = 0 and s.product_id = any(${ids}::int[]) group by 1`,
  );
  const [nearest] = await rows(
    db,
    { latitude: column.number, longitude: column.number },
    sql`select latitude, longitude from stores where type = 0
        order by power(latitude - ${city.latitude}, 2) + power(longitude - ${city.longitude}, 2) limit 1`,
  );
  const offers = await rows(
    db,
    { productId: column.number, supplierId: column.number, quantity: column.number, days: column.number },
    sql`select o.product_id as "productId", o.supplier_id as "supplierId", o.quantity, s.days from supplier_offers o
        join suppliers s on s.id = o.supplier_id where o.product_id = any(${ids}::int[])`,
  );
  const stockPlaces = [
    ...places.flatMap(({ id, type, stock }) =>
      Object.entries(stock).map(([productId, quantity]) => ({ productId: Number(productId), storeId: id, type, quantity })),
    ),
    ...warehouse.map((stockRow) => ({ ...stockRow, storeId: 0, type: 0 })),
  ];
  // Whoever has ordered before the release comes first.
  const promisedPieces = await readPromisedPieces(
    db,
    goods.map((good) => good.productId),
    cityId,
  );
  const freeStock = new Map(
    subtractPromised(stockPlaces, promisedPieces).map((place) => [keyOf(place.storeId, place.productId), place.quantity]),
  );
  return {
    city: { id: city.id, timeZone: city.timeZone, kilometresToWarehouse: nearest === undefined ? 0 : kilometres(city, nearest) },
    now,
    places: places.map((place) => ({ ...place, kilometres: kilometres(city, place) })),
    stockAt: (storeId, productId) => freeStock.get(keyOf(storeId, productId)) ?? 0,
    warehouse: (productId) => freeStock.get(keyOf(0, productId)) ?? 0,
    supplier: (productId, supplierId) =>
      offers.find((offer) => offer.productId === productId && offer.supplierId === supplierId)?.quantity ?? 0,
    supplierDays: (supplierId) => offers.find((offer) => offer.supplierId === supplierId)?.days ?? 0,
    goods,
    sum,
  };
}

/** Kilometres between two places. */
export const kilometres = (from: Place, to: Place): number => metresBetween(from, to) / 1000;
