import { createHash } from 'node:crypto';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { hash } from '../../platform/random.ts';
import type { ImportLine } from './line.ts';

/** What names a product whose file gives no id: its brand and article, or its brand and name. */
const keyOf = ({ brand, article, name }: ImportLine): string =>
  createHash('sha256')
    .update(JSON.stringify(article === undefined ? { brand, name } : { brand, article }))
    .digest('base64url');

/**
 * Lines by the id of their product: the one that the file gives, or the one that its name has been given for ever. The latter are
 * counted by the database: numbers worked out of names meet long before a million. A later line about the same product
 * replaces an earlier one.
 */
export async function byProduct(db: Database, lines: readonly ImportLine[]): Promise<Map<number, ImportLine>> {
  const unnamed = new Map(lines.filter(({ id }) => id === undefined).map((line) => [keyOf(line), line]));
  const known = unnamed.size === 0 ? new Map<string, number>() : await namedIds(db, unnamed);
  const found = new Map<number, ImportLine>();
  for (const line of lines) {
    const id = line.id ?? known.get(keyOf(line));
    if (id === undefined) throw new Error('An imported name has got no id.');
    found.set(id, line);
  }
  return found;
}

async function namedIds(db: Database, unnamed: ReadonlyMap<string, ImportLine>): Promise<Map<string, number>> {
  const known = await readIds(db, [...unnamed.keys()]);
  const missing = new Map([...unnamed].filter(([key]) => !known.has(key)));
  if (missing.size === 0) return known;
  await adopt(db, missing);
  await db.execute(sql`insert into imported_names (key)
    select key from unnest(${sql.param([...missing.keys()])}::text[]) key
    where not exists (select 1 from imported_names n where n.key = key.key) order by key on conflict (key) do nothing`);
  return readIds(db, [...unnamed.keys()]);
}

async function readIds(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const found = await rows(
    db,
    { key: column.text, id: column.number },
    sql`select key, product_id as id from imported_names where key = any(${sql.param([...keys])}::text[])`,
  );
  return new Map(found.map(({ key, id }) => [key, id]));
}

/** Where ids lay when they were still worked out of names. */
const workedOut = { first: 900_000_000, span: 99_000_000 };

const workedOutId = ({ brand, article, name }: ImportLine): number =>
  workedOut.first + (hash(`${brand}|${article ?? name}`) % workedOut.span);

/** A product that was brought in under a worked-out id keeps it, and with it its address, when it is this very one. */
async function adopt(db: Database, missing: ReadonlyMap<string, ImportLine>): Promise<void> {
  const former = await rows(
    db,
    { id: column.number, brand: column.text, article: column.text, name: column.text },
    sql`select p.id, lower(b.name) as brand, p.article, p.name
      from imported i join products p on p.id = i.product_id join brands b on b.id = p.brand_id
      where p.id = any(${sql.param([...missing.values()].map(workedOutId))}::int[])
        and not exists (select 1 from imported_names n where n.product_id = p.id)`,
  );
  const byId = new Map(former.map((product) => [product.id, product]));
  for (const [key, line] of missing) {
    const product = byId.get(workedOutId(line));
    const isIt =
      line.article === undefined
        ? product?.name === line.name && product.article === String(product.id)
        : product?.article === line.article;
    if (product === undefined || !isIt || product.brand !== line.brand.toLowerCase()) continue;
    byId.delete(product.id);
    await db.execute(sql`insert into imported_names (key, product_id) values (${key}, ${product.id}) on conflict do nothing`);
  }
}
