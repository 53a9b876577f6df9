import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { moveOrder } from '../orders/status.ts';
import { sendUnpaidNotices } from '../orders/unpaid-notice.ts';
import { endOperation, findOperation } from '../payments/acquirer/operations.ts';
import { applyOutcome } from '../payments/apply.ts';
import { payments } from '../payments/handlers.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine, engines } from '../platform/database/testing/databases.ts';
import { untilWaiting } from '../platform/database/testing/until-waiting.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

interface Paying {
  id: number;
  orderKeys: string[];
  paymentId: number;
  /** Of the payment page. */
  token: string;
}

let small: ShopWithBuyers;

/** An order whose payment page is open. */
async function paying(): Promise<Paying> {
  const { id, orderKeys } = await small.order();
  const payment = await small.pay(id, { orderKeys });
  const context = small.context({ orderKeys });
  const { url } = await payments.init({
    params: { id: payment.id },
    body: { return_url: '/back' },
    idempotencyKey: `show-payment-${payment.id}`,
    context,
  });
  return { id, orderKeys, paymentId: payment.id, token: url.split('/').at(-1) ?? '' };
}

const expire = () => small.db.execute(sql`update orders set expires_at = now() - interval '1 minute' where expires_at is not null`);

/** How the order and its payment stand, and the telephones that are left. */
async function state(id: number) {
  const [order] = await rows(
    small.db,
    { status: column.text, payment: column.text, operation: column.text, refunds: column.number },
    sql`select o.status_id as status, p.status as payment, a.status as operation, (select count(*)::int from refunds) as refunds
        from orders o join payments p on p.order_id = o.id join acquirer_operations a on a.payment_id = p.id where o.id = ${id}`,
  );
  return { ...order, left: await small.countPhones() };
}

const paidState = { status: 'N', payment: 'paid', operation: 'paid', refunds: 0, left: 49 };
const cancelledState = { status: 'I', payment: 'cancelled', operation: 'cancelled', refunds: 0, left: 50 };

describe.each(anyEngine)('%s', (_, start) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('an order that the acquirer has the money of is paid and not cancelled, and its callback changes nothing', async () => {
    const { id, paymentId, token } = await paying();
    expect(await endOperation(small.db, token, 'paid')).toBe(true);
    await expire();
    expect(await cancelExpiredOrders(small.db)).toBe(0);
    expect(await state(id)).toEqual(paidState);
    await applyOutcome(small.db, paymentId, 'paid');
    expect(await state(id)).toEqual(paidState);
    expect(await small.count(sql`select count(*)::int as n from outbox where subject = 'Заказ оплачен'`)).toBe(2);
  });

  test('an order that the acquirer has the money of is not told of as unpaid', async () => {
    const [paid, unpaid] = [await paying(), await paying()];
    await endOperation(small.db, paid.token, 'paid');
    await small.db.execute(sql`update orders set unpaid_notice_at = now()`);
    expect(await sendUnpaidNotices(small.db)).toBe(1);
    expect([(await state(paid.id)).payment, (await state(unpaid.id)).operation]).toEqual(['paid', 'open']);
    const notices = await rows(
      small.db,
      { text: column.text },
      sql`select text from outbox where subject = 'Заказ ждёт оплаты' and kind = 'sms'`,
    );
    expect(notices).toEqual([{ text: expect.stringContaining(`№ ${unpaid.id}`) }]);
  });

  test('the others are cancelled all the same', async () => {
    const [first, second] = [await paying(), await small.order()];
    await endOperation(small.db, first.token, 'paid');
    await expire();
    expect(await cancelExpiredOrders(small.db)).toBe(1);
    const statuses = await rows(small.db, sql`select id, status_id as status from orders order by id`);
    expect(statuses).toEqual([
      { id: first.id, status: 'N' },
      { id: second.id, status: 'I' },
    ]);
  });

  test('the page of a cancelled order takes no money, and no new one is opened', async () => {
    const { id, orderKeys, paymentId, token } = await paying();
    await expire();
    expect(await cancelExpiredOrders(small.db)).toBe(1);
    expect(await endOperation(small.db, token, 'paid')).toBe(false);
    expect((await findOperation(small.db, token))?.status).toBe('cancelled');
    expect(await state(id)).toEqual(cancelledState);
    expect((await refusal(small.pay(id, { orderKeys }))).code).toBe('conflict');
    const again = payments.init({
      params: { id: paymentId },
      body: { return_url: '/back' },
      idempotencyKey: 'another-key',
      context: small.context({ orderKeys }),
    });
    expect((await refusal(again)).code).toBe('conflict');
  });

  test('nor does a page whose time is over, though the order is not cancelled yet', async () => {
    const { id, orderKeys, token } = await paying();
    await small.db.execute(sql`update acquirer_operations set expires_at = now() - interval '1 second'`);
    expect((await findOperation(small.db, token))?.status).toBe('cancelled');
    expect(await endOperation(small.db, token, 'paid')).toBe(false);
    await expire();
    expect((await refusal(small.pay(id, { orderKeys }))).code).toBe('conflict');
  });

  test('a payment by one page closes the other', async () => {
    const { id, paymentId, orderKeys } = await paying();
    await applyOutcome(small.db, paymentId, 'declined');
    const second = await small.pay(id, { orderKeys }, undefined, 64);
    await payments.init({
      params: { id: second.id },
      body: { return_url: '/back' },
      idempotencyKey: 'second-page',
      context: small.context({ orderKeys }),
    });
    await applyOutcome(small.db, paymentId, 'paid');
    const operations = await rows(small.db, sql`select status from acquirer_operations where payment_id = ${second.id}`);
    expect(operations).toEqual([{ status: 'cancelled' }]);
  });
});

describe('at the same moment, on PostgreSQL', () => {
  beforeAll(async () => {
    small = await openShopWithBuyers(engines.PostgreSQL);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('money that is being taken when the order expires pays it', async () => {
    const { id, token } = await paying();
    await expire();
    let expiry: Promise<number> | undefined;
    await transaction(small.db, 'take-money', async (tx) => {
      await tx.execute(sql`update acquirer_operations set status = 'paid' where token = ${token} and status = 'open'`);
      expiry = cancelExpiredOrders(small.db);
      await untilWaiting(small.db, 1);
    });
    expect(await expiry).toBe(0);
    expect(await state(id)).toEqual(paidState);
  });

  test('no money is taken while the order is being cancelled', async () => {
    const { id, token } = await paying();
    await expire();
    await small.db.execute(sql`update acquirer_operations set expires_at = null`);
    let expiry: Promise<number> | undefined;
    let payment: Promise<boolean> | undefined;
    await transaction(small.db, 'hold-the-history', async (tx) => {
      // The order's cancellation gets as far as this: it has closed the page, and not yet said so.
      await tx.execute(sql`lock table order_history in exclusive mode`);
      expiry = cancelExpiredOrders(small.db);
      await untilWaiting(small.db, 1);
      payment = endOperation(small.db, token, 'paid');
      await untilWaiting(small.db, 2);
    });
    expect([await expiry, await payment]).toEqual([1, false]);
    expect(await state(id)).toEqual(cancelledState);
  });

  test('a transaction that began before another and moves the order after it is last in the history', async () => {
    const { id, paymentId } = await paying();
    await transaction(small.db, 'began-first', async (tx) => {
      await tx.execute(sql`select 1`);
      await applyOutcome(small.db, paymentId, 'paid');
      await moveOrder(tx, id, orderStatuses.assembled);
    });
    const history = await rows(
      small.db,
      { status: column.text },
      sql`select status_id as status from order_history where order_id = ${id} order by at`,
    );
    expect(history.map(({ status }) => status)).toEqual([orderStatuses.awaitingPayment, orderStatuses.accepted, orderStatuses.assembled]);
  });

  test('a page is not opened for an order that is being cancelled', async () => {
    const { id, orderKeys } = await small.order();
    const attempt = await small.pay(id, { orderKeys });
    await expire();
    let expiry: Promise<number> | undefined;
    let opening: Promise<unknown> | undefined;
    await transaction(small.db, 'hold-the-history', async (tx) => {
      await tx.execute(sql`lock table order_history in exclusive mode`);
      expiry = cancelExpiredOrders(small.db);
      await untilWaiting(small.db, 1);
      opening = refusal(
        payments.init({
          params: { id: attempt.id },
          body: { return_url: '/back' },
          idempotencyKey: 'page-at-the-end',
          context: small.context({ orderKeys }),
        }),
      );
      await untilWaiting(small.db, 2);
    });
    expect(await expiry).toBe(1);
    expect(await opening).toMatchObject({ code: 'conflict' });
    expect(await small.count(sql`select count(*)::int as n from acquirer_operations`)).toBe(0);
  });
});
