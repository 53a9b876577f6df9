import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, company, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { advanceDue } from './advance.ts';
import { cancelOrder } from './cancel.ts';
import { orders } from './handlers.ts';
import { confirmInvoicePayment, payDemoInvoices } from './invoice.ts';
import { orderTimings } from './lifecycle.ts';

describe.each(anyEngine)('an invoice, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const addressee = { name: 'Пётр Иванов', phone: '79497654321' };
  async function orderByInvoice(over: object = {}) {
    const { id, revision } = await small.put(shop.phone);
    const created = await small.create(id, bodyFor(revision, { payment_type_id: paymentTypes.nonCash, company, ...over }));
    return { id: created.orders[0]?.id ?? 0, orderKeys: [created.order_key] };
  }
  const read = ({ id, orderKeys }: { id: number; orderKeys: string[] }) =>
    orders.order({ params: { id }, context: small.context({ orderKeys }) });
  const minutesLater = (minutes: number) =>
    small.db.execute(sql`update orders set moved_at = moved_at - make_interval(mins => ${minutes})`);
  const told = async () =>
    rows(
      small.db,
      { recipient: column.text, subject: column.text },
      sql`select recipient, subject from outbox where kind = 'sms' order by id`,
    );

  test('holds its order until it is paid, which the company of a demonstration does by itself', async () => {
    const order = await orderByInvoice({ addressee });
    const { maxMinutes } = orderTimings.demonstration;
    await minutesLater(maxMinutes - 1);
    expect([await payDemoInvoices(small.db, maxMinutes), await advanceDue(small.db, orderTimings.demonstration)]).toEqual([0, 0]);
    await minutesLater(1);
    expect(await advanceDue(small.db, orderTimings.demonstration)).toBe(0);
    const { total_sum: total, waiting_sum: owed } = await read(order);
    expect(owed).toBe(total);
    const counts = await Promise.all([1, 2].map(() => payDemoInvoices(small.db, maxMinutes)));
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await read(order)).toMatchObject({
      status: 'Принят, собираем',
      payment_status_oi: { id: 2, name: 'Оплачен по счёту' },
      sum_prepaid: total,
      waiting_sum: 0,
      held_until: null,
    });
    expect(await told()).toEqual([
      { recipient: '+79991234567', subject: 'Счёт на оплату заказа' },
      { recipient: '+79991234567', subject: 'Счёт оплачен' },
      { recipient: '+79497654321', subject: 'Счёт оплачен' },
    ]);
    expect(await advanceDue(small.db, orderTimings.demonstration)).toBe(1);
  });

  test('is paid once, as an operator says, and by nobody where none waits for it', async () => {
    const order = await orderByInvoice();
    await Promise.all([confirmInvoicePayment(small.db, order.id), confirmInvoicePayment(small.db, order.id)]);
    expect((await told()).map(({ subject }) => subject)).toEqual(['Счёт на оплату заказа', 'Счёт оплачен']);
    expect((await refusal(small.pay(order.id, { orderKeys: order.orderKeys }, undefined, paymentTypes.sberBusiness))).code).toBe(
      'conflict',
    );
    const cancelled = await orderByInvoice();
    await cancelOrder(small.db, cancelled.id);
    expect((await refusal(confirmInvoicePayment(small.db, cancelled.id))).code).toBe('conflict');
    expect((await refusal(confirmInvoicePayment(small.db, (await small.order()).id))).code).toBe('conflict');
    expect((await refusal(confirmInvoicePayment(small.db, 999_999))).status).toBe(404);
  });

  test('another way to pay it tells its recipient as well', async () => {
    const { id, orderKeys } = await orderByInvoice({ addressee });
    const payment = await small.pay(id, { orderKeys }, undefined, paymentTypes.sberBusiness);
    await applyOutcome(small.db, payment.id, 'paid');
    expect((await told()).filter(({ recipient }) => recipient === '+79497654321')).toEqual([
      { recipient: '+79497654321', subject: 'Заказ оплачен' },
    ]);
    expect(await read({ id, orderKeys })).toMatchObject({
      payment_type: { id: paymentTypes.sberBusiness },
      payment_status_oi: { name: 'Оплачен' },
    });
  });

  test('is told of as paid with what was paid, and is not waited for once it is', async () => {
    const order = await orderByInvoice();
    await small.db.execute(sql`update orders set struck_sum = 100000, total_sum = 300000 where id = ${order.id}`);
    await confirmInvoicePayment(small.db, order.id);
    const [letter] = await rows(small.db, { text: column.text }, sql`select text from outbox where subject = 'Счёт оплачен'`);
    expect(letter?.text).toContain('пришла: 2\u00a0000\u00a0₽.');
    await small.db.execute(sql`update orders set expires_at = now() where id = ${order.id}`);
    expect((await read(order)).status).toBe('Принят, собираем');
  });
});
