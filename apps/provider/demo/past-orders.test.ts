import { asId } from '@vitrina/services/contract/wire.ts';
import { earnedOf } from '@vitrina/services/loyalty/vocabulary.ts';
import { minPrice } from '@vitrina/services/rules/price.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrdersById } from '../src/orders/read.ts';
import { requestReturn, withReturnability } from '../src/orders/return-requests.ts';
import { insertAll } from '../src/platform/database/bulk.ts';
import { column, rows } from '../src/platform/database/database.ts';
import type { EmbeddedDatabase } from '../src/platform/database/pglite.ts';
import * as catalogue from '../src/platform/database/schema/catalogue.ts';
import * as places from '../src/platform/database/schema/places.ts';
import * as goods from '../src/platform/database/schema/products.ts';
import { sql } from '../src/platform/database/sql.ts';
import { openMigratedDatabase } from '../src/platform/database/testing/databases.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { readDeviceWorth } from '../src/pricing/tradein/bought-device.ts';
import { readCatalogue } from './catalogue.ts';
import { expand } from './expand.ts';
import { cityRows, storeRows } from './places-rows.ts';
import { addShopper } from './shopper.ts';
import { seedTradeIn } from './tradein.ts';

let connection: EmbeddedDatabase;
beforeAll(async () => {
  connection = await openMigratedDatabase();
  const { categories, brands, series, models, attributes, products, values } = expand(readCatalogue(), new Date('2026-11-23T00:00:00Z'));
  const { db } = connection;
  await insertAll(db, places.cities, cityRows);
  await insertAll(db, places.stores, storeRows);
  await insertAll(db, catalogue.categories, categories);
  await insertAll(db, catalogue.brands, brands);
  await insertAll(db, catalogue.series, series);
  await insertAll(db, catalogue.models, models);
  await insertAll(db, catalogue.attributes, attributes);
  // Of three categories, which is enough and much quicker: the others are not there to be bought.
  const sold = categories.filter(({ code }) => ['smartphones', 'earbuds', 'cables'].includes(code));
  const phoneRows = products.flatMap(({ row }) => (sold.some(({ id }) => row.categoryId === id) ? [row] : []));
  const ids = new Set(phoneRows.map(({ id }) => id));
  await insertAll(db, goods.products, phoneRows);
  await insertAll(
    db,
    goods.productValues,
    values.filter(({ productId }) => ids.has(productId)),
  );
  await seedTradeIn(db, categories);
});
afterAll(() => connection?.close());

test('the demo shopper has received a telephone that is taken back, and has it once', async () => {
  const { db } = connection;
  await addShopper(db);
  await addShopper(db);
  const bought = await rows(
    db,
    { id: column.number, productId: column.number, months: column.number, statuses: column.text },
    sql`select o.id, i.product_id as "productId", extract(month from age(now(), o.moved_at))::int as months,
          (select string_agg(h.status_id, '' order by h.at) from order_history h where h.order_id = o.id) as statuses
        from orders o join order_items i on i.order_id = o.id join users u on u.id = o.user_id where o.status_id = 'F' and o.id < 90004`,
  );
  expect(bought).toMatchObject([{ id: 90002, months: 8, statuses: 'NARF' }]);
  expect(await readDeviceWorth(db, bought[0]?.productId ?? 0)).not.toBeNull();
});

test('its piece is held, and its bonuses are on the card', async () => {
  const { db } = connection;
  await addShopper(db);
  const books = await rows(
    db,
    { total: column.number, held: column.number, earned: column.number },
    sql`select o.total_sum as total, (select sum(r.quantity)::int from reservations r where r.order_id = o.id) as held,
          (select sum(e.amount)::bigint from loyalty_entries e where e.order_id = o.id and e.at = o.moved_at) as earned from orders o order by o.id`,
  );
  expect(books.map(({ held }) => held)).toEqual([1, 2]);
  for (const { total, earned } of books) expect(earned).toBe(earnedOf(total));
});

test('something can always be returned, with a present, and what was asked for keeps its dates', async () => {
  const { db } = connection;
  await addShopper(db);
  const read = async () => {
    const order = await readOrdersById(db, [90004]);
    const returnable = await withReturnability(db, order.get(90004) ?? expect.fail('There is no order.'), new Date());
    return returnable;
  };
  const first = await read();
  expect(first.is_returnable).toBe(true);
  expect(first.basket.map(({ returnable_count, final_price }) => [returnable_count, final_price === minPrice])).toEqual([
    [1, false],
    [0, true],
  ]);
  await db.execute(sql`update orders set moved_at = moved_at - interval '40 days' where id = 90004`);
  expect((await read()).is_returnable).toBe(false);
  await addShopper(db);
  expect((await read()).is_returnable).toBe(true);
  const wish = { reason: 'changed_mind' as const, comment: null, handover: 'store' as const };
  const items = [{ item_id: asId(first.basket[0]?.id ?? 0), quantity: 1 }];
  await transaction(db, 'test', (tx) => requestReturn(tx, 90004, { ...wish, items }, new Date()));
  await db.execute(sql`update orders set moved_at = moved_at - interval '40 days' where id = 90004`);
  await addShopper(db);
  expect((await read()).is_returnable).toBe(false);
});
