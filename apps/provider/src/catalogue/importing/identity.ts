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
export async function groupByProduct(db: Database, lines: readonly ImportLine[]): Promise<Map<number, ImportLine>> {
  const linesWithoutId = new Map(lines.filter(({ id }) => id === undefined).map((line) => [keyOf(line), line]));
  const idsByKey = linesWithoutId.size === 0 ? new Map<string, number>() : await resolveIds(db, linesWithoutId);
  const linesById = new Map<number, ImportLine>();
  for (const line of lines) {
    const id = line.id ?? idsByKey.get(keyOf(line));
    if (id === undefined) throw new Error('An imported name has got no id.');
    linesById.set(id, line);
  }
  return linesById;
}

async function resolveIds(db: Database, linesByKey: ReadonlyMap<string, ImportLine>): Promise<Map<string, number>> {
  const knownIds = await readIds(db, [...linesByKey.keys()]);
  const missing = new Map([...linesByKey].filter(([key]) => !knownIds.has(key)));
  if (missing.size === 0) return knownIds;
  await adoptLegacyIds(db, missing);
  await db.execute(sql`insert into imported_names (key)
    select key from unnest(${sql.param([...missing.keys()])}::text[]) key
    where not exists (select 1 from imported_names n where n.key = key.key) order by key on conflict (key) do nothing`);
  return readIds(db, [...linesByKey.keys()]);
}

async function readIds(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const idRows = await rows(
    db,
    { key: column.text, id: column.number },
    sql`select key, product_id as id from imported_names where key = any(${sql.param([...keys])}::text[])`,
  );
  return new Map(idRows.map(({ key, id }) => [key, id]));
}

/** Where ids lay when they were still worked out of names. */
const legacyIdRange = { first: 900_000_000, span: 99_000_000 };

const legacyId = ({ brand, article, name }: ImportLine): number =>
  legacyIdRange.first + (hash(`${brand}|${article ?? name}`) % legacyIdRange.span);

/** A product that was brought in under a worked-out id keeps it, and with it its address, when it is this very one. */
async function adoptLegacyIds(db: Database, missing: ReadonlyMap<string, ImportLine>): Promise<void> {
  const legacyProducts = await rows(
    db,
    { id: column.number, brand: column.text, article: column.text, name: column.text },
    sql`select p.id, lower(b.name) as brand, p.article, p.name
      from imported i join products p on p.id = i.product_id join brands b on b.id = p.brand_id
      where p.id = any(${sql.param([...missing.values()].map(legacyId))}::int[])
        and not exists (select 1 from imported_names n where n.product_id = p.id)`,
  );
  const byId = new Map(legacyProducts.map((product) => [product.id, product]));
  for (const [key, line] of missing) {
    const product = byId.get(legacyId(line));
    const isSameProduct =
      line.article === undefined
        ? product?.name === line.name && product.article === String(product.id)
        : product?.article === line.article;
    if (product === undefined || !isSameProduct || product.brand !== line.brand.toLowerCase()) continue;
    byId.delete(product.id);
    await db.execute(sql`insert into imported_names (key, product_id) values (${key}, ${product.id}) on conflict do nothing`);
  }
}
