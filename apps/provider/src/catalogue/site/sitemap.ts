import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { site as endpoints } from '@vitrina/services/site/endpoints.ts';
import { column, type Database, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { productPath } from '../cards/paths.ts';
import { isListed } from '../categories/categories.ts';

type Part = WithDatabaseIds<Output<(typeof endpoints)['sitemapParts']>[number]>;
type Entry = WithDatabaseIds<Output<(typeof endpoints)['sitemapProducts']>[number]>;

/** Products of one part: below the fifty thousand that a search engine takes of one file. */
const partSize = 20_000;
/** Entries of one answer. */
const maxEntries = 1_000;

/** Any number: it names the advisory lock of whoever keeps the parts. */
const lockNumber = 7_401_004;

/** The parts into which the products fall, by their ids, as they were kept last. */
export async function readParts(db: Database): Promise<Part[]> {
  const partRows = await rows(
    db,
    { last: column.number, changedAt: column.moment },
    sql`select last, changed_at as "changedAt" from sitemap_parts order by last`,
  );
  return partRows.map(({ last, changedAt }, index) => ({
    after: partRows[index - 1]?.last ?? null,
    last,
    changed_at: instantOf(changedAt),
  }));
}

/** Keeps the parts anew. Goes through all products, by an index, so it is done now and then and at nobody's visit. */
export function refreshSitemapParts(db: OpenDatabase, size: number = partSize): Promise<void> {
  return transaction(
    db,
    'sitemap-parts',
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
      await tx.execute(sql`delete from sitemap_parts`);
      await tx.execute(sql`insert into sitemap_parts (last, changed_at) select max(id), max(changed_at) from
          (select p.id, p.changed_at, (row_number() over (order by p.id) - 1) / ${size}::int as part from products p where ${isListed}) numbered
        group by part`);
    },
    { isLong: true },
  );
}

/** The next products after one id up to another. */
export async function readEntries(db: Database, after: number, last: number, limit: number = maxEntries): Promise<Entry[]> {
  const productRows = await rows(
    db,
    { id: column.number, changedAt: column.moment, categoryId: column.number, categoryCode: column.text },
    sql`select p.id, p.changed_at as "changedAt", c.id as "categoryId", c.code as "categoryCode"
        from (select p.id, p.changed_at, p.category_id from products p
              where ${isListed} and p.id > ${after} and p.id <= ${last} order by p.id limit ${limit}) p
        join categories c on c.id = p.category_id order by p.id`,
  );
  return productRows.map(({ id, changedAt, categoryId, categoryCode }) => ({
    id,
    url: productPath({ id: categoryId, code: categoryCode }, id),
    changed_at: instantOf(changedAt),
  }));
}

const instantOf = (moment: Date | string): string => new Date(moment).toISOString();
