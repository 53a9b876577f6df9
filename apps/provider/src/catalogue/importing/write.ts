import { createHash } from 'node:crypto';
import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { insertAll } from '../../platform/database/bulk.ts';
import { checkRows, column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import type { ProductRow, ValueRow } from '../../platform/database/rows.ts';
import * as goods from '../../platform/database/schema/products.ts';
import { sql } from '../../platform/database/sql.ts';
import { hash, random } from '../../platform/random.ts';
import { catalogueSearch } from '../search/search.ts';
import { storedValue } from '../values/values.ts';
import { groupByProduct } from './identity.ts';
import { guessKind } from './kind.ts';
import type { ImportLine } from './line.ts';
import type { NameRegistry } from './names.ts';
import type { Shelf } from './shelves.ts';
import { writeFileStock, writeGeneratedStock } from './stock.ts';

export interface WriteSummary {
  added: number;
  changed: number;
  same: number;
}

/** Writes products that are new or have changed; one batch is one transaction. */
export async function writeBatch(
  db: Transaction,
  names: NameRegistry,
  shelves: readonly Shelf[],
  lines: readonly ImportLine[],
): Promise<WriteSummary> {
  const byId = await groupByProduct(db, lines);
  const existingIds = await lockGoods(db, [...byId.keys()]);
  const fingerprints = await readFingerprints(db, [...byId.keys()]);
  // In the order of the keys an index is written from one end.
  const changedLines = [...byId]
    .map(([id, line]): [number, ImportLine, string] => [id, line, fingerprint(line)])
    .filter(([id, , print]) => fingerprints.get(id) !== print)
    .sort(([one], [other]) => one - other);
  const newLines = changedLines.filter(([id]) => !fingerprints.has(id));
  const products: ProductRow[] = [];
  const values: ValueRow[] = [];
  for (const [id, line] of changedLines) {
    const product = productOf(names, id, line);
    products.push(product);
    values.push(...valuesOf(names, id, product.categoryId ?? 0, line));
  }
  await names.write(db);
  await upsert(db, products, existingIds);
  await insertAll(db, goods.productValues, values);
  const fileStock = new Map(changedLines.flatMap(([id, { stock }]) => (stock === undefined ? [] : [[id, stock] as const])));
  await writeFileStock(db, shelves, fileStock);
  const idsWithoutStock = new Set(newLines.map(([id]) => id).filter((id) => !fileStock.has(id)));
  await writeGeneratedStock(
    db,
    shelves,
    products.filter(({ id }) => idsWithoutStock.has(id)),
  );
  const importedIds = sql.param(changedLines.map(([id]) => id));
  const importedPrints = sql.param(changedLines.map(([, , print]) => print));
  const importedStock = sql.param(changedLines.map(([, { stock = null }]) => stock));
  await db.execute(sql`insert into imported (product_id, fingerprint, stock)
    select * from unnest(${importedIds}::int[], ${importedPrints}::text[], ${importedStock}::int[])
    on conflict (product_id) do update set fingerprint = excluded.fingerprint, stock = coalesce(excluded.stock, imported.stock)`);
  return { added: newLines.length, changed: changedLines.length - newLines.length, same: byId.size - changedLines.length };
}

/** Somebody may be buying what is written here: first the stock, then the products, as an order locks them. Gives those that exist. */
async function lockGoods(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const idList = sql.param([...ids]);
  await lockRows(tx, 'stock', sql`product_id`, sql`product_id = any(${idList}::int[])`);
  const productRows = checkRows({ id: column.number }, await lockRows(tx, 'product', sql`id`, sql`id = any(${idList}::int[])`));
  return new Set(productRows.map(({ id }) => id));
}

const fingerprint = (line: ImportLine): string => createHash('sha1').update(JSON.stringify(line)).digest('base64url');

async function readFingerprints(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const fingerprintRows = await rows(
    db,
    { id: column.number, fingerprint: column.text },
    sql`select product_id as id, fingerprint from imported where product_id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(fingerprintRows.map((row) => [row.id, row.fingerprint]));
}

function productOf(names: NameRegistry, id: number, line: ImportLine): ProductRow {
  const seeded = random(hash(`import ${id}`));
  const price = toKopecks(line.price);
  const kind = guessKind(line.category.join(' '), line.name);
  const priceOld = line.price_old === undefined ? null : toKopecks(line.price_old);
  return {
    id,
    name: line.name,
    article: line.article ?? String(id),
    brandId: names.brand(line.brand),
    categoryId: names.category(line.category, kind),
    modelId: null,
    seriesId: null,
    parentProductId: null,
    price,
    priceOld: priceOld !== null && priceOld > price ? priceOld : null,
    orderType: 'buy',
    isDigital: false,
    licences: null,
    isMarkdown: false,
    isUsed: false,
    isDemo: false,
    markdownGrade: null,
    warrantyDays: 365,
    country: null,
    colour: null,
    edition: null,
    kind,
    facts: {},
    description: line.description,
    maxQuantity: 10,
    popularity: seeded.integer(1, 30),
    reviewCount: 0,
    ratingSum: 0,
    ratings: [0, 0, 0, 0, 0],
    questionCount: 0,
    releasedAt: null,
    highlights: [],
    ean: line.ean,
  };
}

function valuesOf(names: NameRegistry, productId: number, categoryId: number, line: ImportLine): ValueRow[] {
  const valuesByAttribute = new Map<number, ValueRow>();
  for (const { group_name: group, items } of line.specifications) {
    for (const { name, value, unit } of items) {
      const attributeId = names.attribute(categoryId, group, name, unit, value);
      valuesByAttribute.set(attributeId, { productId, attributeId, ...storedValue(value) });
    }
  }
  return [...valuesByAttribute.values()].sort((one, other) => one.attributeId - other.attributeId);
}

/** New products are inserted; of those that exist, what a file tells is replaced, and what the shop has learnt stays. */
async function upsert(db: Transaction, products: readonly ProductRow[], existingIds: ReadonlySet<number>): Promise<void> {
  const existing = products.filter(({ id }) => existingIds.has(id));
  // New ones say so themselves.
  await catalogueSearch.index.markDue(
    db,
    existing.map(({ id }) => id),
  );
  await insertAll(
    db,
    goods.products,
    products.filter(({ id }) => !existingIds.has(id)),
  );
  if (existing.length === 0) return;
  await db.execute(sql`delete from product_values where product_id = any(${sql.param(existing.map(({ id }) => id))}::int[])`);
  const updates = existing.map(({ id, name, article, brandId, categoryId, price, priceOld, description, kind, highlights }) => {
    return { id, name, article, brand_id: brandId, category_id: categoryId, price, price_old: priceOld, description, kind, highlights };
  });
  await db.execute(sql`update products p
    set name = r.name, article = r.article, brand_id = r.brand_id, category_id = r.category_id, price = r.price, price_old = r.price_old,
      description = r.description, kind = r.kind, highlights = r.highlights, changed_at = now()
    from json_populate_recordset(null::products, ${JSON.stringify(updates)}::json) r
    where p.id = r.id and (p.name, p.article, p.brand_id, p.category_id, p.price, p.price_old, p.description, p.kind, p.highlights)
      is distinct from (r.name, r.article, r.brand_id, r.category_id, r.price, r.price_old, r.description, r.kind, r.highlights)`);
}
