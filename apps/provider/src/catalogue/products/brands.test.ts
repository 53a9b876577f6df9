import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { type EmbeddedDatabase, openInMemory } from '../../platform/database/pglite.ts';
import { sql } from '../../platform/database/sql.ts';
import { readBrands } from './brands.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  // Names whose hashes, which their pictures' addresses carry, have another order.
  for (const [id, name, products] of [
    [1, 'Apple', 3],
    [2, 'Maxsun', 1],
    [3, 'Samsung', 5],
    [4, 'Bosch', 3],
    [5, 'Nobody', 0],
  ] as const) {
    await database.db.execute(sql`insert into brands (id, code, name) values (${id}, ${name.toLowerCase()}, ${name})`);
    for (const category of products === 0 ? [] : [1, 2]) {
      await database.db.execute(sql`insert into counted_goods (category_id, brand_id, products, discounted, lowest, highest)
        values (${category}, ${id}, ${products}, 0, 1, 1)`);
    }
  }
});
afterAll(() => database?.close());

test('brands come by how many products they have on sale, those of as many by name', async () => {
  const { brands, total } = await readBrands(database.db, 3, 0);
  expect(brands.map(({ name, products_count }) => [name, products_count])).toEqual([
    ['Samsung', 10],
    ['Apple', 6],
    ['Bosch', 6],
  ]);
  expect(total).toBe(4);
  expect((await readBrands(database.db, 3, 3)).brands.map(({ name }) => name)).toEqual(['Maxsun']);
});
