import type { CityNow } from '../../platform/clock/city-day.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { isBefore } from '../stores/handover.ts';

/** Which of the kept counts `k`, by their category and brand. */
export type Part = SQL<boolean>;

/** The whole catalogue. */
export const wholeCatalogue: Part = sql`true`;

const goodsCountColumns = {
  products: column.number,
  discounted: column.number,
  /** In kopecks; null where there are no products. */
  lowest: column.numberOrNull,
  highest: column.numberOrNull,
};
export type GoodsCount = RowOf<typeof goodsCountColumns>;

export async function readGoodsCount(db: Database, part: Part): Promise<GoodsCount> {
  const [countRow] = await rows(
    db,
    goodsCountColumns,
    sql`select coalesce(sum(k.products), 0)::int as products, coalesce(sum(k.discounted), 0)::int as discounted, min(k.lowest) as lowest, max(k.highest) as highest
        from counted_goods k where ${part}`,
  );
  return countRow ?? { products: 0, discounted: 0, lowest: null, highest: null };
}

/** Products that the city can have. */
export async function readAvailableCount(db: Database, part: Part, cityId: number): Promise<number> {
  const [countRow] = await rows(
    db,
    { products: column.number },
    sql`select coalesce(sum(k.products), 0)::int as products from counted_available k where ${part} and k.city_id in (0, ${cityId})`,
  );
  return countRow?.products ?? 0;
}

/** Products that a store of the city hands over today. */
export async function readPickupCount(db: Database, part: Part, city: CityNow): Promise<number> {
  const [countRow] = await rows(
    db,
    { products: column.number },
    sql`select coalesce(sum(k.products), 0)::int as products from counted_pickups k
        where ${part} and k.city_id = ${city.id} and ${isBefore(city, sql`k.closings[${city.weekday + 1}::int]`)}`,
  );
  return countRow?.products ?? 0;
}

/** Brands of a part, with what is counted of each: one of which nothing is left is there all the same. */
export const readBrandCounts = (db: Database, part: Part, countedPart: Part): Promise<{ code: string; name: string; count: number }[]> =>
  rows(
    db,
    { code: column.text, name: column.text, count: column.number },
    sql`select b.code, b.name, coalesce(sum(k.products) filter (where ${countedPart}), 0)::int as count from counted_goods k join brands b on b.id = k.brand_id
        where ${part} group by b.id`,
  );

export const readCategoryCounts = (db: Database, part: Part, countedPart: Part): Promise<{ id: number; count: number }[]> =>
  rows(
    db,
    { id: column.number, count: column.number },
    sql`select k.category_id as id, coalesce(sum(k.products) filter (where ${countedPart}), 0)::int as count
        from counted_goods k where ${part} group by 1`,
  );

/** Used and marked-down pieces of a part by their condition. */
export const readPieceCounts = (db: Database, part: Part): Promise<{ code: string; count: number }[]> =>
  rows(
    db,
    { code: column.text, count: column.number },
    sql`select k.condition as code, sum(k.products)::int as count from counted_pieces k where ${part} group by 1`,
  );
