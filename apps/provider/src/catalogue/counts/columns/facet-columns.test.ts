import { afterAll, beforeAll, expect, test } from 'vitest';
import { column, rows } from '../../../platform/database/database.ts';
import type { EmbeddedDatabase } from '../../../platform/database/pglite.ts';
import { sql } from '../../../platform/database/sql.ts';
import { openMigratedDatabase } from '../../../platform/database/testing/databases.ts';
import { fillSmallShop, shop, stock } from '../../../platform/database/testing/small-shop.ts';
import { recordStatements } from '../../../platform/database/testing/statements.ts';
import { refreshCounts } from '../refresh.ts';
import { isListed } from './category-columns.ts';
import { everywhere, FacetColumns } from './facet-columns.ts';
import { traits } from './records.ts';
import { hasBit } from './rows.ts';

const phones = 224;
const screen = 1;
const weight = 2;

let database: EmbeddedDatabase;
let statements: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  database = await openMigratedDatabase();
  const { db } = database;
  await fillSmallShop(db);
  await db.execute(
    sql`update products set price = 3000000000000, price_old = 3000000000001, is_markdown = true where id = ${shop.preorder}`,
  );
  await db.execute(
    sql`insert into attributes (id, code, name, type) values (${screen}, 'screen', 'Экран', 'text'), (${weight}, 'weight', 'Вес', 'number')`,
  );
  await db.execute(
    sql`insert into category_attributes values (${phones}, ${screen}, 'Общие', 1, false, true), (${phones}, ${weight}, 'Общие', 2, false, true)`,
  );
  await db.execute(sql`insert into product_values (product_id, attribute_id, text, code, number) values
    (${shop.phone}, ${screen}, 'OLED', 'oled', null), (${shop.preorder}, ${screen}, 'LCD', 'lcd', null), (${shop.partner}, ${weight}, '-0,1', '-0.1', -0.1)`);
  await refreshCounts(db);
  statements = recordStatements(database.client);
});
afterAll(() => database?.close());

test('columns hold what was packed', async () => {
  const columns = new FacetColumns(database.db);
  const [category, ...others] = await columns.categories([phones, 99], shop.city);
  expect(others).toEqual([]);
  if (!category) throw new Error('There is no category');
  const products = await rows(
    database.db,
    { id: column.number, brand: column.number, price: column.number },
    sql`select id, brand_id as brand, price from products where category_id = ${phones} order by id`,
  );
  expect([...category.ids]).toEqual(products.map(({ id }) => id));
  expect([...category.prices]).toEqual(products.map(({ price }) => price));
  expect([...category.brands].map((place) => category.brandIds[place - 1])).toEqual(products.map(({ brand }) => brand));
  const row = (id: number) => category.ids.indexOf(id);
  expect(category.traits[row(shop.phone)]).toBe(traits.listed);
  expect(category.traits[row(shop.preorder)]).toBe(traits.discounted);
  const inStock = products.filter(({ id }) => hasBit(category.stock.get(everywhere)?.bits ?? new Uint8Array(), row(id)));
  expect(inStock.map(({ id }) => id)).toEqual([shop.phone]);

  await columns.addValues([screen, weight, 7].map((attributeId) => ({ category, attributeId })));
  const columnOf = (id: number) => category.values.get(id)?.column;
  const [screens, weights] = [columnOf(screen), columnOf(weight)];
  if (!screens || !isListed(screens) || !weights || isListed(weights)) throw new Error('Columns are of another kind');
  expect([...screens.places].map((place) => screens.values[place - 1]?.text)).toEqual(
    products.map(({ id }) => ({ [shop.phone]: 'OLED', [shop.preorder]: 'LCD' })[id]),
  );
  expect([...weights.numbers]).toEqual(products.map(({ id }) => (id === shop.partner ? -0.1 : Number.NaN)));
  expect(columnOf(7)).toBeUndefined();
});

test('what has not changed is not read again, what has changed is, and two who ask at once read it once', async () => {
  const columns = new FacetColumns(database.db);
  const readColumns = async () => {
    const [category] = await columns.categories([phones], shop.city);
    if (category) await columns.addValues([{ category, attributeId: screen }]);
    return category;
  };
  statements.take();
  const [first, second] = await Promise.all([readColumns(), readColumns()]);
  // What is read once more would be another object.
  expect(first).toBe(second);
  expect(statements.take().filter(({ text }) => text.includes('facet_values'))).toHaveLength(1);
  await readColumns();
  expect(statements.take()).toHaveLength(1);

  await stock(database.db, shop.warehouse, shop.phone, 0);
  await stock(database.db, shop.store, shop.phone, 1);
  await refreshCounts(database.db);
  statements.take();
  const changed = await readColumns();
  expect(changed).toBe(first);
  expect(hasBit(changed?.stock.get(everywhere)?.bits ?? new Uint8Array([255]), 0)).toBe(false);
  expect(hasBit(changed?.stock.get(shop.city)?.bits ?? new Uint8Array(), 0)).toBe(true);

  await database.db.execute(sql`update products set price = 100 where id = ${shop.phone}`);
  await refreshCounts(database.db);
  const anew = await readColumns();
  expect(anew).not.toBe(first);
  expect(anew?.prices[0]).toBe(100);
  expect(anew?.values.get(screen)?.column).toBeDefined();
});
