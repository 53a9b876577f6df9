import { createHash } from 'node:crypto';
import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { insertAll } from '../../platform/database/bulk.ts';
import { column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import type { ProductRow, ValueRow } from '../../platform/database/rows.ts';
import * as goods from '../../platform/database/schema/products.ts';
import { sql } from '../../platform/database/sql.ts';
import { hash, random } from '../../platform/random.ts';
import { dueForSearch } from '../search/index/due.ts';
import { storedValue } from '../values/values.ts';
import { byProduct } from './identity.ts';
import { guessKind } from './kind.ts';
import type { ImportLine } from './line.ts';
import type { Names } from './names.ts';
import type { Shelf } from './shelves.ts';
import { writeSeededStock, writeToldStock } from './stock.ts';

export interface Written {
  added: number;
  changed: number;
  same: number;
}

/** Writes products that are new or have changed; one batch is one transaction. */
export async function writeBatch(db: Transaction, names: Names, shelves: readonly Shelf[], lines: readonly ImportLine[]): Promise<Written> {
  const byId = await byProduct(db, lines);
  await lockGoods(db, [...byId.keys()]);
  const fingerprints = await readFingerprints(db, [...byId.keys()]);
  const fresh = [...byId].filter(([id, line]) => fingerprints.get(id) !== fingerprint(line));
  const added = fresh.filter(([id]) => !fingerprints.has(id));
  const products: ProductRow[] = [];
  const values: ValueRow[] = [];
  for (const [id, line] of fresh) {
    const product = await productOf(names, id, line);
    products.push(product);
    values.push(...(await valuesOf(names, id, product.categoryId ?? 0, line)));
  }
  const ids = sql.param(fresh.map(([id]) => id));
  await db.execute(sql`delete from product_values where product_id = any(${ids}::int[])`);
  await upsert(db, products);
  await insertAll(db, goods.productValues, values, true);
  const told = new Map(fresh.flatMap(([id, { stock }]) => (stock === undefined ? [] : [[id, stock] as const])));
  await writeToldStock(db, shelves, told);
  const isSeeded = new Set(added.map(([id]) => id).filter((id) => !told.has(id)));
  await writeSeededStock(
    db,
    shelves,
    products.filter(({ id }) => isSeeded.has(id)),
  );
  const written = fresh.map(([id, line]) => ({ product_id: id, fingerprint: fingerprint(line), stock: line.stock ?? null }));
  await db.execute(sql`insert into imported (product_id, fingerprint, stock)
    select product_id, fingerprint, stock from json_populate_recordset(null::imported, ${JSON.stringify(written)}::json)
    on conflict (product_id) do update set fingerprint = excluded.fingerprint, stock = coalesce(excluded.stock, imported.stock)`);
  return { added: added.length, changed: fresh.length - added.length, same: byId.size - fresh.length };
}

/** Somebody may be buying what is written here: first the stock, then the products, as an order locks them. */
async function lockGoods(tx: Transaction, ids: readonly number[]): Promise<void> {
  const written = sql.param([...ids]);
  await lockRows(tx, 'stock', sql`product_id`, sql`product_id = any(${written}::int[])`);
  await lockRows(tx, 'product', sql`id`, sql`id = any(${written}::int[])`);
}

const fingerprint = (line: ImportLine): string => createHash('sha1').update(JSON.stringify(line)).digest('base64url');

async function readFingerprints(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await rows(
    db,
    { id: column.number, fingerprint: column.text },
    sql`select product_id as id, fingerprint from imported where product_id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(found.map((row) => [row.id, row.fingerprint]));
}

async function productOf(names: Names, id: number, line: ImportLine): Promise<ProductRow> {
  const seeded = random(hash(`import ${id}`));
  const price = toKopecks(line.price);
  const kind = guessKind(line.category.join(' '), line.name);
  const priceOld = line.price_old === undefined ? null : toKopecks(line.price_old);
  return {
    id,
    name: line.name,
    article: line.article ?? String(id),
    brandId: await names.brand(line.brand),
    categoryId: await names.category(line.category, kind),
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

async function valuesOf(names: Names, productId: number, categoryId: number, line: ImportLine): Promise<ValueRow[]> {
  const found = new Map<number, ValueRow>();
  for (const { group_name: group, items } of line.specifications) {
    for (const { name, value, unit } of items) {
      const attributeId = await names.attribute(categoryId, group, name, unit, value);
      found.set(attributeId, { productId, attributeId, ...storedValue(value) });
    }
  }
  return [...found.values()];
}

/** New products are inserted; of those that exist, what a file tells is replaced, and what the shop has learnt stays. */
async function upsert(db: Database, products: readonly ProductRow[]): Promise<void> {
  await dueForSearch(
    db,
    products.map(({ id }) => id),
  );
  await insertAll(db, goods.products, products, true);
  const told = products.map(({ id, name, article, brandId, categoryId, price, priceOld, description, kind }) => {
    return { id, name, article, brand_id: brandId, category_id: categoryId, price, price_old: priceOld, description, kind };
  });
  await db.execute(sql`update products p
    set name = r.name, article = r.article, brand_id = r.brand_id, category_id = r.category_id, price = r.price, price_old = r.price_old,
      description = r.description, kind = r.kind, changed_at = now()
    from json_populate_recordset(null::products, ${JSON.stringify(told)}::json) r
    where p.id = r.id and (p.name, p.article, p.brand_id, p.category_id, p.price, p.price_old, p.description, p.kind)
      is distinct from (r.name, r.article, r.brand_id, r.category_id, r.price, r.price_old, r.description, r.kind)`);
}
