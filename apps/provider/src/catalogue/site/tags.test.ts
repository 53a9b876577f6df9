import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { placeOf } from './place.ts';
import { screenOf } from './screens.ts';
import { readTags } from './tags.ts';

describe.each(anyEngine)('tags, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.reset();
    await small.db.execute(sql`insert into tags (id, alias, name, position) values (1, 'few', 'Мало', 1), (2, 'many', 'Много', 2),
      (3, 'cold', 'Холод', 3), (4, 'empty', 'Ничего', 4)`);
    await small.db.execute(sql`insert into tag_products (tag_id, product_id)
      values (1, ${shop.phone}), (2, ${shop.phone}), (2, ${shop.preorder}), (3, ${shop.fridge})`);
  });
  afterAll(() => small?.close());

  const aliases = async (categoryId?: number) => (await readTags(small.db, categoryId)).map(({ alias }) => alias);

  test('all that hold anything, in their order', async () => {
    expect(await aliases()).toEqual(['few', 'many', 'cold']);
  });

  test('narrowed to a category, the heading keeps the two names apart', async () => {
    const [category] = (await small.db.execute<{ code: string; name: string }>(sql`select code, name from categories where id = 224`)).rows;
    const place = placeOf(`/catalog/tag/many/${category?.code}/224`);
    expect(place && (await screenOf(small.db, place, undefined))?.h1).toBe(`${category?.name}: Много`);
  });

  test('of a category those that its goods are in, those of most first', async () => {
    expect(await aliases(224)).toEqual(['many', 'few']);
    expect(await aliases(1061)).toEqual(['cold']);
    expect(await aliases(99)).toEqual([]);
  });
});
