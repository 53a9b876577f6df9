import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CityNow } from '../../platform/clock/city-day.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop, stock } from '../../platform/database/testing/small-shop.ts';
import { availableIn } from '../cards/cards.ts';
import { isListed } from '../categories/categories.ts';
import { handedOverToday } from '../stores/handover.ts';
import { readAvailableCount, readGoodsCount, readPickupCount, wholeCatalogue } from './read.ts';
import { refreshCounts } from './refresh.ts';

/** While stores are open. */
const monday: CityNow = { id: shop.city, day: '2026-11-23', weekday: 0, minutes: 12 * 60 };

describe.each(bothEngines)('kept counts on %s', (_, start) => {
  let database: TestDatabase;
  let db: TestDatabase['connection']['db'];

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    await fillSmallShop(db);
    await db.execute(sql`insert into attributes (id, code, name, type) values (1, 'screen', 'Экран', 'text')`);
    await db.execute(
      sql`insert into product_values (product_id, attribute_id, text, code) values (${shop.phone}, 1, 'OLED', 'oled'), (${shop.preorder}, 1, 'LCD', 'lcd')`,
    );
  });
  beforeEach(() => refreshCounts(db));
  afterAll(() => database?.stop());

  const due = async () =>
    (await rows(db, { id: column.number }, sql`select distinct category_id as id from counts_due order by 1`)).map(({ id }) => id);
  const readCounts = async () => {
    const available = await Promise.all([shop.city, shop.farCity].map((city) => readAvailableCount(db, wholeCatalogue, city)));
    return { ...(await readGoodsCount(db, wholeCatalogue)), available, pickups: await readPickupCount(db, wholeCatalogue, monday) };
  };
  /** The same, counted in the goods themselves. */
  const inGoods = async () => {
    const [countRow] = await rows(
      db,
      {
        products: column.number,
        discounted: column.number,
        lowest: column.number,
        highest: column.number,
        here: column.number,
        there: column.number,
        pickups: column.number,
      },
      sql`select count(*)::int as products, count(*) filter (where p.price_old > least(p.price, p.online_price))::int as discounted, min(least(p.price, p.online_price)) as lowest, max(least(p.price, p.online_price)) as highest,
            count(*) filter (where ${availableIn(shop.city)})::int as here, count(*) filter (where ${availableIn(shop.farCity)})::int as there,
            count(*) filter (where ${handedOverToday(monday)})::int as pickups
          from products p where ${isListed}`,
    );
    if (!countRow) throw new Error('Nothing was counted');
    const { here, there, ...figures } = countRow;
    return { ...figures, available: [here, there] };
  };

  test('are those of the goods, and nothing is due any more', async () => {
    expect(await readCounts()).toEqual(await inGoods());
    expect(await due()).toEqual([]);
  });

  test.each([
    ['a price', sql`update products set price_old = price, price = price - 100 where id = ${shop.phone}`],
    ['a price on the site', sql`insert into product_prices (product_id, online) values (${shop.fridge}, 100000)`],
    ['a product that is sold no more', sql`update products set status = 0 where id = ${shop.preorder}`],
    ['another category', sql`update products set category_id = 1061 where id = ${shop.partner}`],
    ['the last licence', sql`update products set licences = 0 where id = ${shop.licence}`],
    ['the last piece of a warehouse', sql`update stock set quantity = 0 where product_id = ${shop.fridge}`],
    [
      'the pieces that other cities had',
      sql`update stock set quantity = 0 where product_id = ${shop.phone} and store_id = ${shop.warehouse}`,
    ],
    ['the hours of a store', sql`update stores set work_time = jsonb_set(work_time, '{0}', 'null') where id = ${shop.store}`],
    ['what is gone', sql`delete from stock where product_id = ${shop.phone}`],
  ])('follow %s', async (_name, change) => {
    await db.execute(change);
    expect(await due()).not.toEqual([]);
    await refreshCounts(db);
    expect(await readCounts()).toEqual(await inGoods());
  });

  test('follow new stock', async () => {
    await stock(db, shop.store, shop.phone, 4);
    await refreshCounts(db);
    expect(await readCounts()).toEqual(await inGoods());
  });

  test('are not due for a piece that is one of many', async () => {
    await stock(db, shop.store, shop.phone, 9);
    await refreshCounts(db);
    await db.execute(sql`update stock set quantity = quantity - 1 where product_id = ${shop.phone}`);
    await db.execute(sql`update products set popularity = popularity + 1`);
    expect(await due()).toEqual([]);
  });

  test('have the values by which a category can be filtered', async () => {
    const values = () =>
      rows(
        db,
        { code: column.text, products: column.number },
        sql`select code, products from counted_values where category_id = 224 order by 1`,
      );
    expect(await values()).toEqual([]);
    await db.execute(sql`insert into category_attributes values (224, 1, 'Общие', 1, false, true)`);
    await refreshCounts(db);
    expect(await values()).toEqual([{ code: 'oled', products: 1 }]);
    await db.execute(sql`update product_values set code = 'amoled', text = 'AMOLED' where product_id = ${shop.phone}`);
    await refreshCounts(db);
    expect(await values()).toEqual([{ code: 'amoled', products: 1 }]);
  });

  test('are right when two count at once', async () => {
    await db.execute(sql`update products set price = price + 100`);
    await Promise.all([refreshCounts(db), refreshCounts(db)]);
    expect(await readCounts()).toEqual(await inGoods());
    expect(await due()).toEqual([]);
  });
});
