import { refreshCounts } from '../src/catalogue/counts/refresh.ts';
import { catalogueSearch } from '../src/catalogue/search/search.ts';
import { refreshSitemapParts } from '../src/catalogue/site/sitemap.ts';
import { column, type Database, type OpenDatabase, rows } from '../src/platform/database/database.ts';
import { gatherStatistics } from '../src/platform/database/indexes.ts';
import { sql } from '../src/platform/database/sql.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { firstGeneratedId, firstProductId } from './ids.ts';

/** From here on lie those of imported products whose file gives none. */
const firstImportedId = 1_500_000_000;
const batchSize = 5_000;

/**
 * Grows the catalogue by relatives of the demo's products until it holds `targetCount`: each has the kind of one, the maker of another and
 * the specifications of a third, a name, a price and a stock of its own. Run again with the same number it adds nothing. Gives how
 * many there are.
 */
export async function multiply(db: OpenDatabase, targetCount: number, say: (line: string) => void): Promise<number> {
  const started = performance.now();
  const rate = (count: number) => `${Math.round(count / ((performance.now() - started) / 1000))} a second`;
  const before = await countProducts(db);
  for (let count = before; count < targetCount; ) {
    const size = Math.min(batchSize, targetCount - count);
    await transaction(db, 'multiply', (tx) => addBatch(tx, size), { isLong: true });
    count += size;
    say(`${count} of ${targetCount} products, ${rate(count - before)}`);
  }
  await gatherStatistics(db);
  say('counting');
  await refreshCounts(db);
  await refreshSitemapParts(db);
  await catalogueSearch.index.update(db, (count) =>
    say(`${count} of ${Math.max(count, targetCount - before)} products indexed for search`),
  );
  say(`${rate(targetCount - before)} in all`);
  return countProducts(db);
}

async function countProducts(db: Database): Promise<number> {
  const [row] = await rows(db, { count: column.number }, sql`select count(*)::int as count from products`);
  return row?.count ?? 0;
}

async function addBatch(tx: Database, size: number): Promise<void> {
  const [last] = await rows(
    tx,
    { id: column.number },
    sql`select coalesce(max(id), ${firstGeneratedId}::int) as id from products where id > ${firstGeneratedId} and id < ${firstImportedId}`,
  );
  const from = last?.id ?? firstGeneratedId;
  await tx.execute(sql`
    create temporary table copied on commit drop as
    with originals as (
      select id, category_id, row_number() over (order by id) - 1 as place, count(*) over () as whole,
        row_number() over (partition by category_id order by id) - 1 as beside, count(*) over (partition by category_id) as kindred
      from products where id > ${firstProductId} and id < ${firstGeneratedId} and parent_product_id is null and not is_digital and status = 1
    )
    select ${from}::int + n as id, o.id as original, maker.id as maker, told.id as told from generate_series(1, ${size}::int) n
    join originals o on o.place = (${from}::int + n) % o.whole
    join originals maker on maker.category_id = o.category_id and maker.beside = (n * 7 + (${from}::int + n) / o.whole) % o.kindred
    join originals told on told.category_id = o.category_id and told.beside = (n * 13 + (${from}::int + n) / 7) % o.kindred`);
  await tx.execute(sql`
    insert into products (id, name, article, brand_id, category_id, series_id, price, price_old, order_type, warranty_days, country, colour, edition, kind,
      facts, description, max_quantity, popularity, released_at, highlights)
    select c.id, replace(p.name, b.name, mb.name) || ' ' || upper(translate(substr(md5(c.id::text), 1, 2), '0123456789', 'ghkmnprstv')) || '-' || c.id % 9973,
      'G' || c.id, m.brand_id, p.category_id, case when m.brand_id = p.brand_id then p.series_id end, made.price,
      case when c.id % 9 = 0 then made.price * 115 / 100 end, 'buy', p.warranty_days, m.country, p.colour, p.edition, p.kind,
      t.facts, p.description, p.max_quantity, 1 + c.id % 60 * 31 % 60, p.released_at - (c.id % 700)::int, t.highlights
    from copied c join products p on p.id = c.original join products m on m.id = c.maker join products t on t.id = c.told
    join brands b on b.id = p.brand_id join brands mb on mb.id = m.brand_id
    cross join lateral (select greatest(1000, p.price * (70 + c.id % 61) / 100 / 100 * 100) as price) made`);
  await tx.execute(sql`insert into product_values (product_id, attribute_id, text, code, number)
    select c.id, v.attribute_id, v.text, v.code, v.number from copied c join product_values v on v.product_id = c.told`);
  await tx.execute(sql`insert into stock (store_id, product_id, quantity)
    select s.id, c.id, 1 + c.id % 30 from copied c join stores s on s.type = 0 or (s.type = 1 and (s.id + c.id) % 23 = 0)`);
}
