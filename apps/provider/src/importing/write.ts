import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertAll } from '../database/bulk.ts';
import { type Database, rows } from '../database/database.ts';
import * as goods from '../database/schema/products.ts';
import { hash, random } from '../demo/random.ts';
import type { ProductRow, StockRow, ValueRow } from '../demo/rows.ts';
import { type Shelf, stockOf } from '../demo/stock.ts';
import { keptValue } from '../products/values.ts';
import { guessKind } from './kind.ts';
import type { ImportLine } from './line.ts';
import type { Names } from './names.ts';

/** Ids of products whose file gives none: they follow from brand and article, so that they stay the same. */
const derivedIds = { first: 900_000_000, span: 99_000_000 };

export interface Written {
  added: number;
  changed: number;
  same: number;
}

/** Writes products that are new or have changed; one batch is one transaction. */
export async function writeBatch(db: Database, names: Names, shelves: readonly Shelf[], lines: readonly ImportLine[]): Promise<Written> {
  // A later line about the same product replaces an earlier one.
  const byId = new Map(lines.map((line) => [idOf(line), line]));
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
  await writeStock(
    db,
    shelves,
    added.map(([id]) => id),
    fresh,
    products,
  );
  for (const [id, line] of fresh) {
    await db.execute(sql`insert into imported (product_id, fingerprint) values (${id}, ${fingerprint(line)})
      on conflict (product_id) do update set fingerprint = excluded.fingerprint`);
  }
  return { added: added.length, changed: fresh.length - added.length, same: byId.size - fresh.length };
}

const idOf = (line: ImportLine): number =>
  line.id ?? derivedIds.first + (hash(`${line.brand}|${line.article ?? line.name}`) % derivedIds.span);

const fingerprint = (line: ImportLine): string => createHash('sha1').update(JSON.stringify(line)).digest('base64url');

async function readFingerprints(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; fingerprint: string }>(
    db,
    sql`select product_id as id, fingerprint from imported where product_id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(found.map((row) => [row.id, row.fingerprint]));
}

async function productOf(names: Names, id: number, line: ImportLine): Promise<ProductRow> {
  const seeded = random(hash(`import ${id}`));
  const price = Math.round(line.price * 100);
  const kind = guessKind(line.category.join(' '), line.name);
  const priceOld = line.price_old === undefined ? null : Math.round(line.price_old * 100);
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
      found.set(attributeId, { productId, attributeId, ...keptValue(value) });
    }
  }
  return [...found.values()];
}

/** New products are inserted; of those that exist, what a file tells is replaced, and what the shop has learnt stays. */
async function upsert(db: Database, products: readonly ProductRow[]): Promise<void> {
  await insertAll(db, goods.products, products, true);
  for (const row of products) {
    await db.execute(sql`update products set name = ${row.name}, article = ${row.article}, brand_id = ${row.brandId}, category_id = ${row.categoryId},
      price = ${row.price}, price_old = ${row.priceOld}, description = ${row.description}, kind = ${row.kind}, search = null
      where id = ${row.id} and (name, article, brand_id, category_id, price, coalesce(price_old, 0), description, kind)
        is distinct from (${row.name}, ${row.article}, ${row.brandId}, ${row.categoryId}, ${row.price}, coalesce(${row.priceOld}::int, 0), ${row.description}, ${row.kind})`);
  }
}

/** A product whose file tells its stock has it in the warehouse; a new one without gets a seeded stock, so that it can be bought. */
async function writeStock(
  db: Database,
  shelves: readonly Shelf[],
  added: readonly number[],
  fresh: readonly (readonly [number, ImportLine])[],
  products: readonly ProductRow[],
): Promise<void> {
  const isNew = new Set(added);
  const warehouse = shelves.find(({ type }) => type === 0);
  const told = fresh.filter(([, line]) => line.stock !== undefined);
  for (const [id, line] of told) {
    if (warehouse === undefined) continue;
    await db.execute(sql`insert into stock (store_id, product_id, quantity) values (${warehouse.id}, ${id}, ${line.stock ?? 0})
      on conflict (product_id, store_id) do update set quantity = excluded.quantity`);
  }
  const toldIds = new Set(told.map(([id]) => id));
  const seeded: StockRow[] = products
    .filter(({ id }) => isNew.has(id) && !toldIds.has(id))
    .flatMap((row) => {
      const rowsOf = stockOf({ id: row.id, popularity: row.popularity, price: row.price, isMarkdown: false }, shelves);
      const isSomewhere = rowsOf.some(({ storeId }) => storeId === warehouse?.id);
      return isSomewhere || warehouse === undefined ? rowsOf : [...rowsOf, { storeId: warehouse.id, productId: row.id, quantity: 10 }];
    });
  await insertAll(db, goods.stock, seeded, true);
}
