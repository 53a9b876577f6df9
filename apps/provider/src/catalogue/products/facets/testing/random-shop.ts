import { insertAll } from '../../../../platform/database/bulk.ts';
import type { Database } from '../../../../platform/database/database.ts';
import * as catalogue from '../../../../platform/database/schema/catalogue.ts';
import * as goods from '../../../../platform/database/schema/products.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { fillSmallShop, shop } from '../../../../platform/database/testing/small-shop.ts';
import type { Random } from '../../../../platform/random.ts';
import { storedValue } from '../../../values/values.ts';
import type { FilterSelection } from '../../filters.ts';
import type { ListingTarget } from '../../scope.ts';

export const section = 500;
const leaves = [501, 502, 503] as const;
const firstProduct = 5001;
const products = 160;
const brands = [1, 2, 3, 4] as const;

/** Attributes, and in which of the categories the goods can be filtered by each; in the others it is only told. */
const attributes = [
  { id: 1, code: 'colour', type: 'text', isListed: false, filtered: [501, 502, 503], told: [] },
  { id: 2, code: 'memory', type: 'number', isListed: false, filtered: [501, 502], told: [503] },
  { id: 3, code: 'nfc', type: 'flag', isListed: false, filtered: [501, 502], told: [] },
  { id: 4, code: 'height', type: 'number', isListed: false, filtered: [501, 503], told: [] },
  { id: 5, code: 'height', type: 'number', isListed: false, filtered: [501], told: [] },
  { id: 6, code: 'burners', type: 'number', isListed: true, filtered: [501, 502, 503], told: [] },
  { id: 7, code: 'material', type: 'text', isListed: false, filtered: [501], told: [502] },
] as const;

const colours = ['red', 'green', 'blue', 'белый', 'Чёрный'] as const;

/** A section of three categories with goods of every kind, told by attributes of every kind, in stock here and there. */
export async function fillRandomShop(db: Database, seeded: Random): Promise<void> {
  await fillSmallShop(db);
  await db.execute(sql`insert into brands (id, code, name) values (2, 'beta', 'beta'), (3, 'gamma', 'Гамма'), (4, 'delta', 'Delta')`);
  for (const id of [section, ...leaves]) {
    const parent = id === section ? null : section;
    await db.execute(sql`insert into categories (id, parent_id, code, name, singular, kind, position, is_digital)
      values (${id}, ${parent}, ${`c${id}`}, ${`Категория ${id}`}, 'Вещь', 'phone', ${id}, false)`);
  }
  await db.execute(sql`insert into series (id, code, name, brand_id) values (1, 'one', 'One', 1)`);
  await db.execute(sql`insert into tags (id, alias, name, position) values (1, 'some', 'Some', 1)`);
  await insertAll(
    db,
    catalogue.attributes,
    attributes.map(({ id, code, type, isListed }) => ({ id, code, type, isListed, name: `Свойство ${id}`, unit: id === 5 ? 'мм' : null })),
  );
  await insertAll(
    db,
    catalogue.categoryAttributes,
    attributes.flatMap(({ id, filtered, told }) =>
      [...filtered, ...told].map((categoryId) => ({
        categoryId,
        attributeId: id,
        groupName: 'Общие',
        position: (id * 5) % 8,
        isCard: id === 6,
        isFilter: filtered.some((one) => one === categoryId),
      })),
    ),
  );
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, series_id, price, price_old, status, is_markdown, is_used, is_demo, parent_product_id, order_type, is_digital, licences, warranty_days, kind)
    select * from json_to_recordset(${JSON.stringify(Array.from({ length: products }, (_, index) => productOf(firstProduct + index, seeded)))}::json)
      as r (id int, name text, article text, brand_id int, category_id int, series_id int, price bigint, price_old bigint, status smallint, is_markdown boolean, is_used boolean, is_demo boolean, parent_product_id int,
        order_type text, is_digital boolean, licences int, warranty_days int, kind text)`);
  for (const id of ids()) {
    if (seeded.chance(0.3)) await db.execute(sql`insert into tag_products (tag_id, product_id) values (1, ${id})`);
    if (seeded.chance(0.3)) await db.execute(sql`insert into product_compatibility (product_id, brand_id) values (${id}, 2)`);
  }
  await writeValues(db, ids(), seeded);
  const closesEarly = JSON.stringify(Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '18:30' })));
  await db.execute(sql`update stores set work_time = ${closesEarly}::jsonb where id = ${shop.secondStore}`);
  await insertAll(
    db,
    goods.stock,
    ids().flatMap((productId) =>
      [shop.store, shop.secondStore, shop.closedSundays, shop.postamat, 21, shop.warehouse].flatMap((storeId) =>
        seeded.chance(0.25) ? [{ productId, storeId, quantity: seeded.integer(0, 2) }] : [],
      ),
    ),
  );
}

const ids = (): number[] => Array.from({ length: products }, (_, index) => firstProduct + index);

function productOf(id: number, seeded: Random): object {
  const price = seeded.integer(1, 30) * 1_000_00;
  const isDigital = seeded.chance(0.1);
  const isPiece = seeded.chance(0.15);
  return {
    id,
    name: `Вещь ${id}`,
    article: String(id),
    brand_id: seeded.pick(brands),
    category_id: seeded.pick(leaves),
    series_id: seeded.chance(0.3) ? 1 : null,
    price,
    price_old: seeded.chance(0.3) ? price + seeded.integer(0, 1) * 100 : null,
    status: seeded.chance(0.9) ? 1 : 0,
    is_markdown: isPiece,
    is_used: isPiece && seeded.chance(0.4),
    is_demo: isPiece && seeded.chance(0.4),
    parent_product_id: isPiece && id > firstProduct ? seeded.integer(firstProduct, id - 1) : null,
    order_type: seeded.pick(['buy', 'buy', 'buy', 'preorder', 'false']),
    is_digital: isDigital,
    licences: isDigital ? seeded.integer(0, 2) : null,
    warranty_days: 365,
    kind: 'phone',
  };
}

/** Writes what is told of some products, by the attributes of their category. */
async function writeValues(db: Database, productIds: readonly number[], seeded: Random): Promise<void> {
  const { rows: found } = await db.execute<{ id: number; category: number }>(
    sql`select id, category_id as category from products where id = any(${sql.param([...productIds])}::int[]) order by id`,
  );
  await db.execute(sql`delete from product_values where product_id = any(${sql.param([...productIds])}::int[])`);
  const values = found.flatMap(({ id, category }) =>
    attributes
      .filter(({ filtered, told }) => [...filtered, ...told].some((one) => one === category) && seeded.chance(0.8))
      .map((attribute) => ({ productId: id, attributeId: attribute.id, ...storedValue(randomValue(attribute.type, seeded)) })),
  );
  await insertAll(db, goods.productValues, values);
}

const randomValue = (type: string, seeded: Random): string | number | boolean =>
  type === 'flag' ? seeded.chance(0.5) : type === 'number' ? seeded.integer(1, 12) / 2 : seeded.pick(colours);

/** One change of everything that is counted. */
export async function changeShop(db: Database, seeded: Random): Promise<void> {
  const some = () => sql`${sql.param(ids().filter(() => seeded.chance(0.1)))}::int[]`;
  await db.execute(sql`update products set price = price + 700 where id = any(${some()})`);
  await db.execute(sql`update products set brand_id = 1 + id % 4, status = 1 where id = any(${some()})`);
  const removedIds = some();
  await db.execute(sql`update products set parent_product_id = null where parent_product_id = any(${removedIds})`);
  await db.execute(sql`delete from products where id = any(${removedIds})`);
  await db.execute(sql`update stock set quantity = 0 where product_id = any(${some()})`);
  await db.execute(sql`delete from stock where store_id = 21 and product_id in (select id from products where category_id = 502)`);
  const [opens, closes] = [seeded.integer(8, 12), seeded.integer(13, 24)];
  await db.execute(sql`update stores set work_time = jsonb_set(work_time, '{6}', ${JSON.stringify({ opens: `${opens}:00`, closes: `${closes}:00` })}::jsonb)
    where id = ${shop.store}`);
  const moved = ids().filter(() => seeded.chance(0.1));
  await db.execute(sql`update products set category_id = ${seeded.pick(leaves)} where id = any(${sql.param(moved)}::int[])`);
  await writeValues(db, moved, seeded);
}

export function randomListing(seeded: Random): ListingTarget {
  const categoryId = seeded.pick([undefined, section, section, ...leaves]);
  return seeded.pick<ListingTarget>([
    { categoryId },
    { categoryId: section },
    { categoryId: leaves[0] },
    { categoryId, brandCode: 'acme' },
    { categoryId, query: 'вещь' },
    { categoryId, query: 'вещь acme' },
    { categoryId, tagAlias: 'some' },
    { categoryId, seriesCode: 'one' },
    { categoryId, compatibilityBrandCode: 'beta' },
  ]);
}

export function randomFilter(seeded: Random): FilterSelection {
  const ends = (most: number) => ({
    min: seeded.chance(0.7) ? String(seeded.integer(0, most)) : undefined,
    max: seeded.chance(0.5) ? String(seeded.integer(0, most)) : undefined,
  });
  const some = (values: readonly string[]) => values.filter(() => seeded.chance(0.4));
  const numbers = ['0.5', '1', '1.5', '2', '3', '6'];
  const all: FilterSelection = {
    price: ends(30_000),
    available: ['1'],
    pickup_today: ['1'],
    discount: ['1'],
    complete: ['1'],
    condition: some(['new', 'markdown', 'demo', 'used', 'none']),
    brand: some(['acme', 'beta', 'gamma', 'none']),
    category: some([...leaves, section, 7].map(String)),
    colour: some(['red', 'green', 'belyy', 'none']),
    memory: seeded.chance(0.5) ? ends(6) : some(numbers),
    nfc: seeded.chance(0.7) ? ['1'] : some(['yes', 'no']),
    height: ends(6),
    burners: seeded.chance(0.5) ? ends(6) : some(numbers),
    material: some(['red', 'blue']),
    nothing: ['1'],
  };
  const chance = seeded.pick([0, 0.15, 0.3]);
  // What is shown depends upon the categories most of all.
  const chances = new Map([
    ['category', 0.5],
    ['condition', 0.3],
    ['nothing', 0.03],
  ]);
  return Object.fromEntries(Object.entries(all).filter(([code]) => seeded.chance(chances.get(code) ?? chance)));
}
