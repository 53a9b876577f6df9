import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../../platform/database/database.ts';

/** Which of the kept counts `k`, by their category and brand. */
export type Part = SQL<boolean>;

/** The whole catalogue. */
export const whole: Part = sql`true`;

export interface GoodsCount {
  products: number;
  discounted: number;
  /** In kopecks; null where there are no products. */
  lowest: number | null;
  highest: number | null;
}

export async function countedGoods(db: Database, part: Part): Promise<GoodsCount> {
  const [found] = await rows<GoodsCount & Record<string, unknown>>(
    db,
    sql`select coalesce(sum(k.products), 0)::int as products, coalesce(sum(k.discounted), 0)::int as discounted, min(k.lowest) as lowest, max(k.highest) as highest
        from counted_goods k where ${part}`,
  );
  return found ?? { products: 0, discounted: 0, lowest: null, highest: null };
}

/** Products that the city can have. */
export async function countedAvailable(db: Database, part: Part, cityId: number): Promise<number> {
  const [found] = await rows<{ products: number }>(
    db,
    sql`select coalesce(sum(k.products), 0)::int as products from counted_available k where ${part} and k.city_id in (0, ${cityId})`,
  );
  return found?.products ?? 0;
}

/** Brands of a part, with what is counted of each: one of which nothing is left is there all the same. */
export const countedBrands = (db: Database, part: Part, counted: Part): Promise<{ code: string; name: string; count: number }[]> =>
  rows(
    db,
    sql`select b.code, b.name, coalesce(sum(k.products) filter (where ${counted}), 0)::int as count from counted_goods k join brands b on b.id = k.brand_id
        where ${part} group by b.id`,
  );

export const countedCategories = (db: Database, part: Part, counted: Part): Promise<{ id: number; count: number }[]> =>
  rows(
    db,
    sql`select k.category_id as id, coalesce(sum(k.products) filter (where ${counted}), 0)::int as count
        from counted_goods k where ${part} group by 1`,
  );
