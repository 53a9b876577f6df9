import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceDue } from '../orders/advance.ts';
import { sendAwaitedCodes } from '../orders/codes.ts';
import { cancelExpiredOrders, closeUncollectedOrders } from '../orders/expire.ts';
import { orderTimings } from '../orders/lifecycle.ts';
import { notifyLateOrders, takePromisedGoods } from '../orders/preorders.ts';
import { refundOperation } from '../payments/acquirer/refunds.ts';
import { sendRefunds } from '../payments/refunds/send.ts';
import { type OpenDatabase, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

interface Clock {
  /** The table whose change fails for the first order. */
  table: string;
  column: string;
  productId: number;
  /** Makes all orders due. */
  due: string;
  work(db: OpenDatabase): Promise<unknown>;
  /** Orders that the work has not been done for. */
  remainingOrders: string;
}

const orders = { table: 'orders', column: 'id', productId: shop.phone } as const;
const clocks: Readonly<Record<string, Clock>> = {
  expire: {
    ...orders,
    due: `update orders set expires_at = now() - interval '1 day'`,
    work: cancelExpiredOrders,
    remainingOrders: `select id from orders where status_id = 'W'`,
  },
  close: {
    ...orders,
    due: `update orders set status_id = 'R', expires_at = null, moved_at = now() - interval '9 days'`,
    work: closeUncollectedOrders,
    remainingOrders: `select id from orders where status_id = 'R'`,
  },
  advance: {
    ...orders,
    due: `update orders set status_id = 'N', expires_at = null, moved_at = now() - interval '1 day'`,
    work: (db) => advanceDue(db, orderTimings.real),
    remainingOrders: `select id from orders where status_id = 'N'`,
  },
  codes: {
    ...orders,
    productId: shop.licence,
    due: `update orders set status_id = 'N', payment_status_id = 2, expires_at = null`,
    work: sendAwaitedCodes,
    remainingOrders: `select id from orders where status_id = 'N'`,
  },
  preorders: {
    table: 'reservations',
    column: 'order_id',
    productId: shop.preorder,
    due: `update products set order_type = 'buy' where id = ${shop.preorder}`,
    work: takePromisedGoods,
    remainingOrders: 'select order_id as id from promised_goods',
  },
  'preorders that are late': {
    table: 'promised_goods',
    column: 'order_id',
    productId: shop.preorder,
    due: `update promised_goods set due_on = current_date - 9`,
    work: notifyLateOrders,
    remainingOrders: 'select order_id as id from promised_goods where told_at is null',
  },
  refunds: {
    table: 'refunds',
    column: 'order_id',
    productId: shop.phone,
    due: `with p as (insert into payments (order_id, payment_type_id, status, sum) select id, 17, 'paid', 100 from orders returning id, order_id),
        o as (insert into acquirer_operations (token, payment_id, sum, description, kind, return_url, status) select 't' || id, id, 100, '', 'card', '/', 'paid' from p)
      insert into refunds (order_id, payment_id, key, reason, sum) select order_id, id, 'k' || id, 'returned', 100 from p order by id`,
    work: (db) => sendRefunds(db, { refund: (request) => refundOperation(db, request) }),
    remainingOrders: `select order_id as id from refunds where status = 'requested'`,
  },
};

describe.each(anyEngine)('an order that cannot be dealt with, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test.each(Object.entries(clocks))(
    '%s: the others have their turn, and it is told',
    async (_name, { table, column, productId, due, work, remainingOrders }) => {
      const { db } = small;
      await stock(db, shop.store, shop.preorder, 10);
      const ids: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { id, revision } = await small.put(productId);
        const pickup = { delivery_type_id: 1, finish_storage_id: shop.store };
        const created = await small.create(id, bodyFor(revision, { deliveries: { buy: pickup, preorder: pickup } }));
        ids.push(Number(created.orders[0]?.id));
      }
      const [first = 0] = ids;
      await db.execute(sql.raw(due));
      const when = table === 'reservations' ? 'insert' : 'update';
      // Taking refunds on changes them too: what fails is the end of one.
      const condition = table === 'refunds' ? `new.status <> old.status and new.${column} = ${first}` : `new.${column} = ${first}`;
      await db.execute(
        sql.raw(`create function broken() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception 'broken row'; end if; return new; end $$`),
      );
      await db.execute(sql.raw(`create trigger broken before ${when} on ${table} for each row execute function broken()`));
      try {
        const errorText = await work(db).catch((error: unknown) => String(error));
        expect(errorText).toContain('could not be dealt with');
        expect(await rows(db, sql.raw(remainingOrders))).toEqual([{ id: first }]);
      } finally {
        await db.execute(sql`drop function broken cascade`);
      }
    },
  );
});
