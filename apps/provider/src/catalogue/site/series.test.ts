import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { placeOf } from './place.ts';
import { screenOf } from './screens.ts';

describe.each(bothEngines)('the heading of a series, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.reset();
  });
  afterAll(() => small?.close());

  test.each([
    ['870', 'Марка 870'],
    ['Марка Watch', 'Марка Watch'],
    ['марка', 'марка'],
  ])('%s is %s: its maker is named once', async (name, heading) => {
    await small.db.execute(sql`update brands set name = 'Марка' where id = (select brand_id from products where id = ${shop.phone})`);
    await small.db.execute(sql`insert into series (id, code, name, brand_id) select 990, 'own', ${name}, brand_id from products where id = ${shop.phone}
      on conflict (id) do update set name = excluded.name`);
    await small.db.execute(sql`update products set series_id = 990 where id = ${shop.phone}`);
    const place = placeOf('/catalog/series/own');
    expect(place && (await screenOf(small.db, place, undefined))?.h1).toBe(heading);
  });
});
