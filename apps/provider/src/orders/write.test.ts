import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';

const cable = 2001;
const writtenTables = ['order_items', 'order_discounts', 'consents', 'reservations'];

describe.each(bothEngines)('an order, %s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
    await small.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, warranty_days, kind, facts, max_quantity)
      values (${cable}, 'Кабель', '2001', 1, 224, 99000, 'buy', false, 365, 'phone', '{}', 10)`);
    await stock(small.db, shop.store, cable, 3);
    await stock(small.db, shop.warehouse, cable, 9);
    await small.db.execute(sql`create table inserts (of text not null)`);
    await small.db.execute(sql`create function count_insert() returns trigger language plpgsql as
      'begin insert into inserts values (tg_table_name); return null; end'`);
    for (const table of writtenTables) {
      const name = sql.identifier(table);
      await small.db.execute(sql`create trigger counted after insert on ${name} for each statement execute function count_insert()`);
    }
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('is written in one statement a table, however many lines it has: its goods are locked meanwhile', async () => {
    const { id } = await small.put(shop.phone, 2);
    await small.put(cable, 3, id);
    const [{ line } = { line: 0 }] = await rows(
      small.db,
      { line: column.number },
      sql`select id as line from basket_items where basket_id = ${id} and product_id = ${shop.phone}`,
    );
    await small.db.execute(
      sql`insert into basket_items (basket_id, product_id, quantity, seen_price, parent_id) values (${id}, ${cable}, 1, 1, ${line})`,
    );
    const basket = await small.put(shop.licence, 1, id);
    const { orders } = await small.create(
      id,
      bodyFor(basket.revision, { deliveries: { buy: pickup }, consents: ['personal-data', 'marketing'] }),
    );
    const insertCounts = await rows(
      small.db,
      { of: column.text, n: column.number },
      sql`select of, count(*)::int as n from inserts group by 1 order by 1`,
    );
    // Two orders: what is fetched, and the code.
    expect(insertCounts).toEqual([
      { of: 'consents', n: 2 },
      { of: 'order_items', n: 2 },
      { of: 'reservations', n: 2 },
    ]);
    const items = await rows(
      small.db,
      sql`select i.product_id as product, i.quantity, p.product_id as parent, i.price > 0 as "hasPrice", i.url from order_items i
          left join order_items p on p.id = i.parent_id where i.order_id = ${orders[0]?.id} order by i.id`,
    );
    expect(items).toMatchObject([
      { product: shop.phone, quantity: 2, parent: null, hasPrice: true },
      { product: cable, quantity: 3, parent: null },
      { product: cable, quantity: 1, parent: shop.phone },
    ]);
    expect(await rows(small.db, sql`select purpose from consents where order_id = ${orders[0]?.id} order by 1`)).toEqual([
      { purpose: 'marketing' },
      { purpose: 'personal-data' },
    ]);
    expect(await small.count(sql`select sum(quantity)::int as n from reservations where product_id = ${cable}`)).toBe(4);
  });
});
