import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillRandomShop } from '../catalogue/products/facets/testing/random-shop.ts';
import { handedOverToday } from '../catalogue/stores/handover.ts';
import { cityNow } from '../platform/clock/city-day.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine, type TestDatabase } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { random } from '../platform/random.ts';
import { readAvailability } from './availability.ts';

/** Any number: the shop follows from it. */
const seed = 20_261_130;

describe.each(anyEngine)('«Забрать сегодня» on %s', (_, start) => {
  let database: TestDatabase;
  let db: TestDatabase['connection']['db'];

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    await fillRandomShop(db, random(seed));
    // A locker has people of nobody.
    await db.execute(sql`delete from stock where store_id = ${shop.postamat}`);
  });
  afterAll(() => database?.stop());

  test.each([
    ['before the stores open', '2026-11-23T05:00:00+03:00'],
    ['in the afternoon', '2026-11-23T15:00:00+03:00'],
    ['a quarter of an hour before one closes', '2026-11-23T18:15:00+03:00'],
    ['a minute earlier', '2026-11-23T18:14:00+03:00'],
    ['on a Sunday', '2026-11-22T12:00:00+03:00'],
    ['when all are closed', '2026-11-23T22:00:00+03:00'],
  ])('is what a product’s page offers for today, %s', async (_name, moment) => {
    const now = new Date(moment);
    for (const cityId of [shop.city, shop.farCity]) {
      const city = await cityNow({ db, cityId, now });
      const goods = await rows(
        db,
        { id: column.number, isToday: column.flag },
        sql`select p.id, ${handedOverToday(city)} as "isToday" from products p where p.status = 1 order by p.id`,
      );
      const availability = await readAvailability(
        db,
        goods.map(({ id }) => id),
        cityId,
        now,
      );
      const offeredToday = availability.filter(({ stores_count, pickup_at }) => stores_count > 0 && pickup_at?.slice(0, 10) === city.day);
      expect(goods.flatMap(({ id, isToday }) => (isToday ? id : []))).toEqual(offeredToday.map(({ product_id }) => product_id));
      if (cityId === shop.city) expect(offeredToday.length > 0).toBe(city.minutes < 22 * 60);
    }
  });
});
