import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders } from '../orders/handlers.ts';
import { sendUnpaidNotices } from '../orders/unpaid-notice.ts';
import { beginTransaction, column, type OpenDatabase, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { applyOutcome } from './apply.ts';
import { payments } from './handlers.ts';

class ConnectionLost extends Error {}

/** The statements that were asked for, and where the connection ends: at one of them, or after the transaction when its number is higher. */
interface Line {
  statementCount: number;
  readonly endsAt: number;
}

/** A database whose connection ends in the middle: at the given statement of its transactions, or with the answer to the last commit. */
function breaking(db: OpenDatabase, line: Line): OpenDatabase {
  const withCounting = <Asking extends object>(asking: Asking & { execute: OpenDatabase['execute'] }): Asking =>
    Object.assign(Object.create(asking), {
      execute: (statement: Parameters<OpenDatabase['execute']>[0]) => {
        line.statementCount += 1;
        if (line.statementCount === line.endsAt) throw new ConnectionLost();
        return asking.execute(statement);
      },
    });
  const open: OpenDatabase[typeof beginTransaction] = async (work, isLong) => {
    const result = await db[beginTransaction]((tx) => work(withCounting(tx)), isLong);
    line.statementCount += 1;
    if (line.statementCount === line.endsAt) throw new ConnectionLost();
    return result;
  };
  return Object.assign(Object.create(db), { [beginTransaction]: open });
}

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

/** Does something over a connection that ends at its first statement, then at its second, until it does not end any more. */
async function atEveryStatement(work: (db: OpenDatabase) => Promise<unknown>, check: (isDone: boolean) => Promise<void>): Promise<number> {
  for (let endsAt = 1; ; endsAt += 1) {
    const line = { statementCount: 0, endsAt };
    const isLost = await work(breaking(small.db, line)).then(
      () => false,
      (error: unknown) => {
        if (error instanceof ConnectionLost) return true;
        throw error;
      },
    );
    await check(!isLost);
    if (!isLost) return endsAt - 1;
  }
}

const readOrders = () => rows(small.db, { id: column.number }, sql`select id from orders`);

test('whatever statement of an order the connection ends at, there is one order or none, its goods are there or taken, and the same key brings it to its end', async () => {
  const basket = await small.put(shop.phone);
  // Paid on its receipt, so that it is told of at once.
  const body = bodyFor(basket.revision, { payment_type_id: paymentTypes.cash });
  const idempotencyKey = 'pressed-through-a-storm';
  const orderOutcomes = await atEveryStatement(
    (db) => orders.create({ body, idempotencyKey, context: small.context({ db, basketId: basket.id }) }),
    async () => {
      const count = (await readOrders()).length;
      expect(count).toBeLessThanOrEqual(1);
      expect(await small.countPhones()).toBe(50 - count);
      expect(await small.count(sql`select count(*)::int as n from outbox`)).toBe(count * 2);
    },
  );
  expect(orderOutcomes).toBeGreaterThan(10);
  expect(await readOrders()).toHaveLength(1);
  const again = await small.create(basket.id, body, idempotencyKey);
  expect(again.orders.map(({ id }) => ({ id }))).toEqual(await readOrders());
});

test('the same of a payment: it is begun once, paid once and given one receipt', async () => {
  const { id, orderKeys } = await small.order();
  const count = (what: string) => small.count(sql`select count(*)::int as n from ${sql.raw(what)}`);
  const paymentOutcomes = await atEveryStatement(
    (db) =>
      payments.create({
        body: { order_id: id, payment_type_id: 17 },
        idempotencyKey: 'begun-in-a-storm',
        context: small.context({ db, orderKeys }),
      }),
    async () => expect(await count('payments')).toBeLessThanOrEqual(1),
  );
  expect(paymentOutcomes).toBeGreaterThan(3);
  const [payment] = await rows(small.db, { id: column.number }, sql`select id from payments`);
  const confirmationOutcomes = await atEveryStatement(
    (db) => applyOutcome(db, payment?.id ?? 0, 'paid'),
    async () => {
      const isPaid = (await count(`payments where status = 'paid'`)) === 1;
      const { status_id: status, link_to_order_receipt: receipt } = await orders.order({
        params: { id },
        context: small.context({ orderKeys }),
      });
      expect([status, receipt !== null, await count('receipts')]).toEqual(isPaid ? ['N', true, 1] : ['W', false, 0]);
    },
  );
  expect(confirmationOutcomes).toBeGreaterThan(5);
});

test('the same of an unpaid order: it is told of once, or is still to be told of', async () => {
  await small.order();
  await small.db.execute(sql`update orders set unpaid_notice_at = now()`);
  const outcomes = await atEveryStatement(
    (db) =>
      sendUnpaidNotices(db).catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error;
      }),
    async () => {
      const due = await small.count(sql`select count(*)::int as n from orders where unpaid_notice_at is not null`);
      // By SMS and by e-mail.
      expect([due, await small.count(sql`select count(*)::int as n from outbox`)]).toEqual(due === 1 ? [1, 0] : [0, 2]);
    },
  );
  expect(outcomes).toBeGreaterThan(3);
});
