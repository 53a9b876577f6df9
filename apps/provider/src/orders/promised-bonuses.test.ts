import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

test('bonuses are promised in the order that has what the action asks for, and in no other of the basket', async () => {
  const { db } = small;
  await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum)
    values (4, 'info', 'bonuses', '50 бонусов', '', 5000, 5000000)`);
  await db.execute(
    sql`insert into action_products (action_id, product_id, role) values (4, ${shop.phone}, 'target'), (4, ${shop.preorder}, 'target')`,
  );
  const { id } = await small.put(shop.phone);
  const basket = await small.put(shop.preorder, 1, id);
  await small.create(id, bodyFor(basket.revision, { deliveries: { buy: pickup, preorder: pickup } }));
  const promised = await rows(
    db,
    { productId: column.number, amount: column.number },
    sql`select product_id as "productId", promised_bonuses as amount from order_items order by 1`,
  );
  expect(promised).toEqual([
    { productId: shop.phone, amount: 0 },
    { productId: shop.preorder, amount: 5000 },
  ]);
});
