import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { sizeOf, weightOf } from '../catalogue/cards/size.ts';
import { momentOf } from '../platform/clock/city-clock.ts';
import { column, type Database, type RowOf, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { NO_ID, toDatabaseId, type WithDatabaseIds } from '../platform/database-id.ts';
import type { Handler } from '../platform/http/implement.ts';
import { readSituation } from './load.ts';
import { countReadyPlaces, type Good, planCourier, planPickup, releaseDay, type Situation } from './plan.ts';

export type Availability = WithDatabaseIds<Output<(typeof endpoints)['availability']>[number]>;

const rowColumns = {
  id: column.number,
  price: column.number,
  orderType: column.text,
  isDigital: column.flag,
  licences: column.number,
  releasedAt: column.textOrNull,
  facts: column.facts,
};
type Row = RowOf<typeof rowColumns>;

/** A product as delivery sees it, in one piece. */
export function goodOf({ id, orderType, releasedAt, facts }: Row): Good {
  const measures = { size: sizeOf(facts), weight: weightOf(facts) };
  return { productId: id, quantity: 1, supplierId: null, isPreorder: orderType === 'preorder', releasedAt, ...measures };
}

export function readGoods(db: Database, ids: readonly number[]): Promise<Row[]> {
  return rows(
    db,
    rowColumns,
    sql`select id, price, order_type as "orderType", is_digital as "isDigital", coalesce(licences, 0) as licences, released_at::text as "releasedAt", facts
        from products where id = any(${sql.param([...ids])}::int[]) and status = 1`,
  );
}

/**
 * What of these products a city can have: pieces in its stores and in the nationwide warehouse, the earliest moment of
 * picking up and of a courier, and what the courier costs. The moments are those that a checkout offers for one piece.
 */
export async function readAvailability(db: Database, ids: readonly number[], cityId: number, now: Date): Promise<Availability[]> {
  const goods = await readGoods(db, ids);
  const situation = await readSituation(db, cityId, now, goods.map(goodOf), 0);
  const answers = new Map(goods.map((row) => [row.id, situation ? availabilityOf(row, situation) : toUnavailable(row.id)]));
  // What can be no id of ours is left out: it could not be named in the answer.
  return ids.filter((id) => id !== NO_ID).map((id) => answers.get(id) ?? toUnavailable(id));
}

const toUnavailable = (id: number): Availability => ({
  product_id: id,
  available: false,
  quantity: 0,
  stores_count: 0,
  pickup_at: null,
  delivery_at: null,
  delivery_cost: null,
});

function availabilityOf(row: Row, baseSituation: Situation): Availability {
  const { id } = row;
  if (row.orderType === 'false') return toUnavailable(id);
  if (row.isDigital) {
    const isPreorder = row.orderType === 'preorder';
    // What is not on sale yet has no code today; the day on which it comes is that of everything on preorder.
    const comes = isPreorder ? momentOf(releaseDay(baseSituation, row.releasedAt), 0, baseSituation.city.timeZone) : null;
    return { ...toUnavailable(id), available: row.licences > 0 && !isPreorder, quantity: row.licences, pickup_at: comes };
  }
  const situation: Situation = { ...baseSituation, goods: [goodOf(row)], sum: row.price };
  const inCity = situation.places.reduce((pieces, place) => pieces + situation.stockAt(place.id, id), 0);
  const quantity = row.orderType === 'buy' ? inCity + situation.warehouse(id) : 0;
  const pickups = planPickup(situation);
  const couriers = planCourier(situation);
  const earliest = (moments: readonly string[]): string | null => moments.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  return {
    product_id: id,
    available: quantity > 0,
    quantity,
    stores_count: row.orderType === 'buy' ? countReadyPlaces(pickups) : 0,
    pickup_at: pickups[0]?.datetime ?? null,
    delivery_at: earliest(couriers.map(({ datetime }) => datetime)),
    delivery_cost: couriers.length === 0 ? null : Math.min(...couriers.map(({ delivery_cost }) => delivery_cost)),
  };
}

export const availability: Handler<(typeof endpoints)['availability']> = ({ body, context }) =>
  readAvailability(context.db, body.product_ids.map(toDatabaseId), toDatabaseId(body.city_id), context.now);
