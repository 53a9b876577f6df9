import { companyTypes, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceOrder } from '../orders/advance.ts';
import { sendAwaitedCodes } from '../orders/codes.ts';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { orders } from '../orders/handlers.ts';
import { confirmInvoicePayment } from '../orders/invoice.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, company, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { applyOutcome } from './apply.ts';
import { payments } from './handlers.ts';
import { receipt as readReceipt } from './receipts/read.ts';
import { toRepay } from './repay.ts';

describe.each(bothEngines)('%s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('nobody without the key learns of an order or pays it', async () => {
    const { id } = await small.order();
    for (const orderKeys of [[], ['0'.repeat(32)]]) {
      expect((await refusal(orders.order({ params: { id }, context: small.context({ orderKeys }) }))).status).toBe(404);
      expect((await refusal(small.pay(id, { orderKeys }))).status).toBe(404);
    }
  });

  test('a callback three times, and a decline after it, make one paid payment', async () => {
    const { id, orderKeys } = await small.order();
    const payment = await small.pay(id, { orderKeys });
    await Promise.all([
      applyOutcome(small.db, payment.id, 'paid'),
      applyOutcome(small.db, payment.id, 'paid'),
      applyOutcome(small.db, payment.id, 'paid'),
    ]);
    await applyOutcome(small.db, payment.id, 'declined');
    expect(await small.count(sql`select count(*)::int as n from payments where status = 'paid'`)).toBe(1);
    expect(await orders.order({ params: { id }, context: small.context({ orderKeys }) })).toMatchObject({
      status_id: 'N',
      waiting_sum: 0,
    });
    expect((await refusal(small.pay(id, { orderKeys }))).code).toBe('conflict');
  });

  test('after a decline another method pays; money that comes for the first attempt after all is asked back', async () => {
    const { id, orderKeys } = await small.order();
    const first = await small.pay(id, { orderKeys });
    await applyOutcome(small.db, first.id, 'declined');
    const second = await small.pay(id, { orderKeys }, undefined, 64);
    await applyOutcome(small.db, second.id, 'paid');
    await applyOutcome(small.db, first.id, 'paid');
    expect(
      await rows(small.db, sql`select p.status, r.reason from payments p left join refunds r on r.payment_id = p.id order by p.id`),
    ).toEqual([
      { status: 'cancelled', reason: 'superfluous' },
      { status: 'paid', reason: null },
    ]);
  });

  test('a second attempt ends the first, and the same key gives the same attempt', async () => {
    const { id, orderKeys } = await small.order();
    const call = () => small.pay(id, { orderKeys }, 'pressed-twice');
    const [first, again] = await Promise.all([call(), call()]);
    expect(again.id).toBe(first.id);
    await small.pay(id, { orderKeys });
    expect((await payments.info({ params: { id: first.id }, context: small.context({ orderKeys }) })).status).toBe('cancelled');
  });

  test('a key gives an earlier answer to nobody who may not read the order, and another’s payment to nobody at all', async () => {
    const [own, other] = [await small.order(), await small.order()];
    const pay = (id: number, orderKeys: string[]) => small.pay(id, { orderKeys }, 'a-key-of-two');
    const show = (id: number, orderKeys: string[]) =>
      payments.init({
        params: { id },
        body: { return_url: '/back' },
        idempotencyKey: 'a-key-of-two',
        context: small.context({ orderKeys }),
      });
    const payment = await pay(own.id, own.orderKeys);
    const { url } = await show(payment.id, own.orderKeys);
    for (const orderKeys of [[], other.orderKeys]) {
      expect((await refusal(pay(own.id, orderKeys))).status).toBe(404);
      expect((await refusal(show(payment.id, orderKeys))).status).toBe(404);
    }
    const others = await pay(other.id, other.orderKeys);
    expect(others).toMatchObject({ order_id: other.id, status: 'created' });
    expect((await show(others.id, other.orderKeys)).url).not.toBe(url);
    expect((await show(payment.id, own.orderKeys)).url).toBe(url);
    expect((await pay(own.id, own.orderKeys)).id).toBe(payment.id);
  });

  test('one key for two payments of a shopper is a conflict, and whoever signs in gets the answer without the order’s key', async () => {
    const anna = { id: 1, sessionId: 1 };
    await small.db.execute(
      sql`insert into users (id, phone) overriding system value values (1, '79990000001'), (2, '79990000002') on conflict do nothing`,
    );
    const [one, other] = [await small.order(), await small.order()];
    await small.db.execute(sql`update orders set user_id = ${anna.id}`);
    const pay = (id: number, over: Partial<RequestContext>) => small.pay(id, over, 'a-key-of-anna');
    const payment = await pay(one.id, { user: anna });
    expect((await pay(one.id, { user: anna })).id).toBe(payment.id);
    expect((await pay(one.id, { orderKeys: one.orderKeys })).id).toBe(payment.id);
    expect((await refusal(pay(one.id, { user: { id: 2, sessionId: 2 } }))).status).toBe(404);
    expect((await refusal(pay(other.id, { user: anna }))).code).toBe('conflict');
  });

  test('codes are sent once, when they are paid, one for a piece, and their order is over', async () => {
    let basket = await small.put(shop.licence, 2);
    basket = await small.put(shop.giftCard, 1, basket.id);
    const created = await small.create(basket.id, bodyFor(basket.revision, { deliveries: {} }));
    const orderKeys = [created.order_key];
    const codes = () =>
      rows(small.db, { text: column.text }, sql`select kind, recipient, text from outbox where subject = 'Ваши коды' order by id`);
    expect(await codes()).toEqual([]);
    for (const { id } of created.orders) {
      const payment = await small.pay(id, { orderKeys });
      await Promise.all([applyOutcome(small.db, payment.id, 'paid'), applyOutcome(small.db, payment.id, 'paid')]);
      expect(await orders.order({ params: { id }, context: small.context({ orderKeys }) })).toMatchObject({
        status_id: 'F',
        status: 'Код отправлен',
        statuses: [
          { name: 'Принят', isActive: true },
          { name: 'Код отправлен', isActive: true },
        ],
      });
    }
    const to = { kind: 'email', recipient: 'anna@example.ru' };
    expect(await codes()).toMatchObject([
      { ...to, text: expect.stringMatching(/^Коды заказа № \d+\.\nАнтивирус: (DEMO(-[A-Z2-9]{4}){3}), (?!\1)DEMO(-[A-Z2-9]{4}){3}\.$/) },
      { ...to, text: expect.stringMatching(/\nПодарочная карта: DEMO(-[A-Z2-9]{4}){3}\.$/) },
    ]);
  });

  test('a code that is not on sale yet is sent when it is', async () => {
    const onSale = (isOn: boolean) =>
      small.db.execute(sql`update products set order_type = ${isOn ? 'buy' : 'preorder'} where id = ${shop.licence}`);
    await onSale(false);
    const basket = await small.put(shop.licence, 1);
    const created = await small.create(basket.id, bodyFor(basket.revision, { deliveries: {} }));
    const [order] = created.orders;
    const orderKeys = [created.order_key];
    await applyOutcome(small.db, (await small.pay(order!.id, { orderKeys })).id, 'paid');
    const state = async () => (await orders.order({ params: { id: order!.id }, context: small.context({ orderKeys }) })).status;
    expect([await sendAwaitedCodes(small.db), await state()]).toEqual([0, 'Принят']);
    await onSale(true);
    const licences = (count: number) => small.db.execute(sql`update products set licences = ${count} where id = ${shop.licence}`);
    await licences(0);
    expect([await sendAwaitedCodes(small.db), await state()]).toEqual([0, 'Принят']);
    await licences(2);
    expect([await sendAwaitedCodes(small.db), await state()]).toEqual([1, 'Код отправлен']);
    expect(await sendAwaitedCodes(small.db)).toBe(0);
    expect(await small.count(sql`select licences as n from products where id = ${shop.licence}`)).toBe(1);
  });

  test('goods that are handed over are not over when they are paid, and no code is sent', async () => {
    const { id, orderKeys } = await small.order();
    await applyOutcome(small.db, (await small.pay(id, { orderKeys })).id, 'paid');
    expect((await orders.order({ params: { id }, context: small.context({ orderKeys }) })).status).toBe('Принят, собираем');
    expect(await small.count(sql`select count(*)::int as n from outbox where subject = 'Ваши коды'`)).toBe(0);
  });

  test('an order nobody pays gives its goods back after a day', async () => {
    const { id, orderKeys } = await small.order();
    expect(await cancelExpiredOrders(small.db)).toBe(0);
    const until = async () => (await orders.order({ params: { id }, context: small.context({ orderKeys }) })).held_until;
    expect(Date.parse((await until()) ?? '')).toBeGreaterThan(Date.now());
    await small.db.execute(sql`update orders set expires_at = now() - interval '1 minute'`);
    expect(await cancelExpiredOrders(small.db)).toBe(1);
    expect(await small.countPhones()).toBe(50);
    expect(await until()).toBeNull();
    expect((await orders.order({ params: { id }, context: small.context({ orderKeys }) })).status_id).toBe('I');
  });

  test('a company alone pays by an invoice and with the bank of businesses, at the order and afterwards', async () => {
    const createOrder = async (payment_type_id: number, over: object = {}) => {
      const basket = await small.put(shop.phone);
      return small.create(basket.id, bodyFor(basket.revision, { payment_type_id, ...over }));
    };
    for (const type of companyTypes) {
      expect((await refusal(createOrder(type))).errors).toHaveProperty('payment_type_id');
      expect((await createOrder(type, { company })).orders[0]?.payment_type?.id).toBe(type);
    }
    const person = await small.order();
    const pay = small.pay(person.id, { orderKeys: person.orderKeys }, undefined, paymentTypes.sberBusiness);
    expect((await refusal(pay)).errors).toHaveProperty('payment_type_id');
    const listMethods = async ({ id, orderKeys }: typeof person) =>
      (await toRepay({ params: { id }, context: small.context({ orderKeys }) })).payments.map((one) => one.linked_payment_type_id);
    expect(await listMethods(person)).not.toContain(paymentTypes.sberBusiness);
    expect(await listMethods(await small.order(company))).toContain(paymentTypes.sberBusiness);
  });

  test('an attempt that came to nothing leaves an order to be paid as it was agreed, on its receipt too; one that is paid says how', async () => {
    const order = async () => {
      const basket = await small.put(shop.phone);
      const created = await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.nonCash, company }));
      const [{ id } = { id: 0 }] = created.orders;
      const orderKeys = [created.order_key];
      const attempt = await small.pay(id, { orderKeys });
      const context = small.context({ orderKeys });
      return { id, attempt, context, read: () => orders.order({ params: { id }, context }) };
    };
    const declinedOrder = await order();
    await applyOutcome(small.db, declinedOrder.attempt.id, 'declined');
    expect((await declinedOrder.read()).payment_type?.id).toBe(paymentTypes.nonCash);
    await confirmInvoicePayment(small.db, declinedOrder.id);
    while ((await advanceOrder(small.db, declinedOrder.id)) !== 'F');
    const [receipt] = await readReceipt({ params: { id: declinedOrder.id }, context: declinedOrder.context });
    expect(receipt).toMatchObject({ cash: 0, cashless: 19_990_00 });
    const paidOrder = await order();
    await applyOutcome(small.db, paidOrder.attempt.id, 'paid');
    expect((await paidOrder.read()).payment_type?.id).toBe(paymentTypes.online);
  });
});
