import type { Database } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import { isListed, isOnSale } from '../categories/categories.ts';
import { itemConditionOf } from '../categories/item-condition.ts';
import { isReduced } from '../prices/prices.ts';
import { goodsRecord, packRecords } from './columns/records.ts';

/** Counts the goods of a category by their brands, and packs them. */
export async function countGoods(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_goods where category_id = ${id}`);
  await tx.execute(sql`
    insert into counted_goods (category_id, brand_id, products, discounted, lowest, highest)
    select p.category_id, p.brand_id, count(*), count(*) filter (where ${isReduced}), min(${priceOfOrder}), max(${priceOfOrder})
    from products p where p.category_id = ${id} and ${isListed} group by 1, 2`);
  await tx.execute(sql`delete from counted_pieces where category_id = ${id}`);
  await tx.execute(sql`
    insert into counted_pieces (category_id, brand_id, condition, products)
    select p.category_id, p.brand_id, ${itemConditionOf}, count(*) from products p where p.category_id = ${id} and ${isOnSale} and p.is_markdown group by 1, 2, 3`);
  await tx.execute(sql`
    insert into facet_goods (category_id, revision, goods)
    select ${id}::int, nextval('facet_revisions'), ${packRecords(goodsRecord)} from products p where p.category_id = ${id} and ${isOnSale}
    on conflict (category_id) do update set revision = excluded.revision, goods = excluded.goods`);
}

export async function countSeries(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_series where category_id = ${id}`);
  await tx.execute(sql`
    insert into counted_series (category_id, series_id, products)
    select p.category_id, p.series_id, count(*) from products p
    where p.category_id = ${id} and p.series_id is not null and ${isListed} group by 1, 2`);
}
