import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { gatherStatistics } from '../database/indexes.ts';
import { indexForSearch } from '../search/vector.ts';

/** Ids of generated products begin here, above those of the demo. */
const firstId = 1_200_000_000;
const batchSize = 5_000;

/**
 * Grows the catalogue by copies of the demo's products, each with a name, a price and a stock of its own, until it
 * holds `wanted`. Run again with the same number it adds nothing. Gives how many there are.
 */
export async function multiply(db: Database, wanted: number, progress: (count: number) => void): Promise<number> {
  let count = await countProducts(db);
  while (count < wanted) {
    const size = Math.min(batchSize, wanted - count);
    await db.transaction((tx) => addBatch(tx, size));
    count = await countProducts(db);
    progress(count);
  }
  await gatherStatistics(db);
  await indexForSearch(db);
  return count;
}

async function countProducts(db: Database): Promise<number> {
  const [row] = await rows<{ count: number }>(db, sql`select count(*)::int as count from products`);
  return row?.count ?? 0;
}

async function addBatch(tx: Database, size: number): Promise<void> {
  const [last] = await rows<{ id: number }>(tx, sql`select coalesce(max(id), ${firstId}::int) as id from products where id > ${firstId}`);
  const from = last?.id ?? firstId;
  await tx.execute(sql`
    create temporary table copied on commit drop as
    with originals as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as all from products
      where id between 1000000001 and ${firstId} and parent_product_id is null and not is_digital
    )
    select ${from}::int + n as id, o.id as original, n from generate_series(1, ${size}::int) n
    join originals o on o.place = (${from}::int + n) % o.all`);
  await tx.execute(sql`
    insert into products (id, name, article, brand_id, category_id, series_id, price, price_old, order_type, warranty_days, country, colour, edition, kind,
      facts, description, max_quantity, popularity, released_at, highlights)
    select c.id, p.name || ' №' || (c.id - ${firstId}::int), 'G' || c.id, p.brand_id, p.category_id, p.series_id,
      greatest(1000, p.price + ((c.id % 41) - 20) * 10000), null, 'buy', p.warranty_days, p.country, p.colour, p.edition, p.kind,
      p.facts, p.description, p.max_quantity, 1 + c.id % 60, p.released_at, p.highlights
    from copied c join products p on p.id = c.original`);
  await tx.execute(sql`insert into product_values (product_id, attribute_id, text, code, number)
    select c.id, v.attribute_id, v.text, v.code, v.number from copied c join product_values v on v.product_id = c.original`);
  await tx.execute(sql`insert into stock (store_id, product_id, quantity)
    select s.id, c.id, 1 + c.id % 30 from copied c join stores s on s.type = 0 or (s.type = 1 and (s.id + c.id) % 23 = 0)`);
}
