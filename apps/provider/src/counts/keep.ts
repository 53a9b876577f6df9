import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rows } from '../database/database.ts';
import { ofOne } from '../database/indexes.ts';
import { transaction } from '../database/transaction.ts';
import { listed } from '../products/categories.ts';

/** Any number: it names the advisory lock of whoever counts, so that two providers do not write the same rows at once. */
const lockNumber = 7_401_002;

/**
 * Counts anew what has changed, one category a transaction. Triggers say which (see the migration); they only append, and nothing that
 * is written here is locked by anybody else, so counting has no place in the order of locks.
 */
export async function keepCounts(db: OpenDatabase): Promise<void> {
  for (const id of await dueCategories(db)) await transaction(db, 'counts', (tx) => countCategory(tx, id), { isLong: true });
}

/** The same within a transaction that fills the catalogue. */
export async function countDue(tx: Database): Promise<void> {
  for (const id of await dueCategories(tx)) await countCategory(tx, id);
}

async function dueCategories(db: Database): Promise<number[]> {
  const due = await rows<{ id: number }>(db, sql`select distinct category_id as id from counts_due order by 1`);
  return due.map(({ id }) => id);
}

/** What changes while it is counted is due again. What another provider has counted meanwhile is due no more. */
async function countCategory(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
  const due = await rows<{ goods: boolean }>(tx, sql`delete from counts_due where category_id = ${id} returning goods`);
  if (due.length === 0) return;
  if (due.some(({ goods }) => goods)) {
    await countGoods(tx, id);
    await countSeries(tx, id);
    await countValues(tx, id);
  }
  await countAvailable(tx, id);
}

async function countGoods(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_goods where category_id = ${id}`);
  await tx.execute(sql`
    insert into counted_goods (category_id, brand_id, products, discounted, lowest, highest)
    select p.category_id, p.brand_id, count(*), count(*) filter (where p.price_old > p.price), min(p.price), max(p.price)
    from products p where p.category_id = ${id} and ${listed} group by 1, 2`);
}

async function countSeries(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_series where category_id = ${id}`);
  await tx.execute(sql`
    insert into counted_series (category_id, series_id, products)
    select p.category_id, p.series_id, count(*) from products p
    where p.category_id = ${id} and p.series_id is not null and ${listed} group by 1, 2`);
}

async function countValues(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_values where category_id = ${id}`);
  await tx.execute(sql`
    with a as materialized (
      select a.id, a.type, a.type = 'text' or a.is_listed as is_listed from category_attributes ca join attributes a on a.id = ca.attribute_id where ca.category_id = ${id} and ca.is_filter
    )
    insert into counted_values (category_id, brand_id, attribute_id, code, text, products, lowest, highest)
    select p.category_id, p.brand_id, a.id, case when a.is_listed then v.code else '' end, case when a.is_listed then min(v.text) end,
      count(*) filter (where a.type <> 'flag' or v.number = 1), min(v.number), max(v.number)
    from products p cross join lateral (
      ${ofOne(sql`select * from product_values w where w.product_id = p.id and w.attribute_id = any(array(select id from a))`)}
    ) v join a on a.id = v.attribute_id
    where p.category_id = ${id} and ${listed} group by 1, 2, 3, 4, a.type, a.is_listed`);
}

/** By the same rule as `availableIn`. */
async function countAvailable(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_available where category_id = ${id}`);
  await tx.execute(sql`
    with goods as materialized (
      select p.id, p.category_id, p.brand_id, p.is_digital,
        case when p.is_digital then coalesce(p.licences, 0) > 0
             else exists (${ofOne(sql`select 1 from stock s join stores t on t.id = s.store_id where s.product_id = p.id and s.quantity > 0 and t.type = 0`)}) end as everywhere
      from products p where p.category_id = ${id} and p.order_type = 'buy' and ${listed}
    )
    insert into counted_available (category_id, brand_id, city_id, products)
    select category_id, brand_id, 0, count(*) from goods where everywhere group by 1, 2
    union all
    select g.category_id, g.brand_id, t.city_id, count(distinct g.id) from goods g cross join lateral (${ofOne(sql`select * from stock x where x.product_id = g.id and x.quantity > 0`)}) s join stores t on t.id = s.store_id
    where not g.everywhere and not g.is_digital group by 1, 2, 3`);
}
