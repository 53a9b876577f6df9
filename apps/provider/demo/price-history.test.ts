import { afterAll, beforeAll, expect, test } from 'vitest';
import { column, rows } from '../src/platform/database/database.ts';
import type { EmbeddedDatabase } from '../src/platform/database/pglite.ts';
import { sql } from '../src/platform/database/sql.ts';
import { openMigratedDatabase } from '../src/platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../src/platform/database/testing/small-shop.ts';
import { firstProductId } from './ids.ts';
import { pastPrices, seedPriceHistory } from './price-history.ts';

const many = Array.from({ length: 400 }, (_, id) => id + 1);

test('an old price is one that the product had until the last change, which is not long ago', () => {
  for (const id of many) {
    const past = pastPrices({ id, price: 24_990_00, priceOld: 27_990_00 });
    expect(past.at(-1)).toMatchObject({ price: 24_990_00 });
    expect(past.at(-2)?.price).toBe(27_990_00);
    expect(past.at(-1)?.days).toBeLessThanOrEqual(30);
  }
});

test('changes go forward in time, and of goods without an old price none was dearer', () => {
  for (const id of many) {
    const past = pastPrices({ id, price: 24_990_00, priceOld: null });
    expect(past.map(({ days }) => days)).toEqual(past.map(({ days }) => days).toSorted((one, other) => other - one));
    expect([past.at(-1)?.price, Math.max(...past.map(({ price }) => price))]).toEqual([24_990_00, 24_990_00]);
  }
  expect(many.filter((id) => pastPrices({ id, price: 24_990_00, priceOld: null }).length === 1).length).toBeGreaterThan(200);
});

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await fillSmallShop(database.db);
});
afterAll(() => database?.close());

test('goods that were brought in get no history that they never had, however many they are', async () => {
  const { db } = database;
  const ids = [501, firstProductId + 5];
  for (const id of ids) {
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind)
      select ${id}::int, 'Чайник', ${String(id)}, brand_id, category_id, 100000, 'buy', 1, 'kettle' from products where id = ${shop.phone}`);
  }
  await seedPriceHistory(db);
  const earlier = await rows(
    db,
    { id: column.number },
    sql`select distinct product_id as id from price_changes where at < now() - interval '1 day' and product_id = any(${sql.param(ids)}::int[])`,
  );
  expect(earlier).toEqual([{ id: firstProductId + 5 }]);
});
