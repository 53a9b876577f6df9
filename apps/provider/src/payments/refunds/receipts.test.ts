import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { vatIn } from '@vitrina/services/rules/vat.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceOrder } from '../../orders/advance.ts';
import { cancelOrder } from '../../orders/cancel.ts';
import { orders } from '../../orders/handlers.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { engines } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { refusal } from '../../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { endOperation } from '../acquirer/operations.ts';
import { applyOutcome } from '../apply.ts';
import { payments } from '../handlers.ts';
import { linesOf, qrText, shiftOf } from '../receipts/fiscal.ts';
import { receipt } from '../receipts/read.ts';
import { sendRefunds } from './send.ts';

test.each([
  [122, 22],
  [1, 0],
  [3, 1],
  [1_600_00, 288_52],
])('%i kopecks contain %i of tax', (sum, vat) => expect(vatIn(sum)).toBe(vat));

test('a shift is a day of the shop, by its own clock', () => {
  expect(['2026-01-01T00:00:00Z', '2026-11-21T20:59:00Z', '2026-11-21T21:00:00Z'].map(shiftOf)).toEqual([1, 325, 326]);
});

test('the QR code says what the tax office asks for', () => {
  const text = qrText({ number: 7, sum: 1_234_50, issuedAt: '2026-11-21T21:05:00Z', isReturn: false });
  expect(text).toMatch(/^t=20261122T0005&s=1234\.50&fn=9999078900001234&i=7&fp=\d{10}&n=1$/);
  expect(qrText({ number: 7, sum: 1_234_50, issuedAt: '2026-11-21T21:05:00Z', isReturn: true })).toMatch(/&n=2$/);
});

test('goods are paid before they come, codes in full, certificates in advance, and a free delivery is no line', () => {
  const item = { name: 'Чайник', finalPrice: 100, quantity: 2, sectionId: 7 };
  expect(linesOf([item], 399, false).map(({ name, sum, subject, method }) => [name, sum, subject, method])).toEqual([
    ['Чайник', 200, 'goods', 'prepayment'],
    ['Доставка', 399, 'service', 'prepayment'],
  ]);
  expect(linesOf([item, { ...item, sectionId: 20743 }], 0, true).map(({ method, subject }) => [subject, method])).toEqual([
    ['goods', 'full'],
    ['payment', 'advance'],
  ]);
});

describe('an order', () => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(engines.PostgreSQL);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const receiptsOf = (id: number, orderKeys: string[]) => receipt({ params: { id }, context: small.context({ orderKeys }) });
  const readReceiptMessages = () =>
    rows(
      small.db,
      { recipient: column.text, subject: column.text, text: column.text },
      sql`select recipient, subject, text from outbox where subject like 'Чек%' order by id`,
    );

  test('has a receipt once it is paid, sent once however often the bank says so', async () => {
    const { id, orderKeys } = await small.order();
    expect((await refusal(receiptsOf(id, orderKeys))).status).toBe(404);
    const read = () => orders.order({ params: { id }, context: small.context({ orderKeys }) });
    const { total_sum: total, ...unpaid } = await read();
    expect([unpaid.link_to_order_receipt, unpaid.sum_prepaid, unpaid.waiting_sum]).toEqual([null, 0, total]);
    const payment = await small.pay(id, { orderKeys });
    const address = 'https://shop.example';
    const initRequest = {
      params: { id: payment.id },
      body: { return_url: `${address}/cart/payment/${id}` },
      idempotencyKey: `leads-${id}`,
    };
    await payments.init({ ...initRequest, context: small.context({ orderKeys }) });
    await Promise.all([applyOutcome(small.db, payment.id, 'paid'), applyOutcome(small.db, payment.id, 'paid')]);
    const [receipt, ...others] = await receiptsOf(id, orderKeys);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ operation: 'income', sum: payment.sum, cashless: payment.sum, buyer: 'anna@example.ru' });
    expect(receipt?.items.reduce((sum, line) => sum + line.sum, 0)).toBe(payment.sum);
    const order = await read();
    expect([order.link_to_order_receipt, order.sum_prepaid, order.waiting_sum]).toEqual([`/order-info/${id}/receipt`, payment.sum, 0]);
    expect(await readReceiptMessages()).toMatchObject([
      { recipient: 'anna@example.ru', subject: 'Чек', text: expect.stringContaining(`${address}/order-info/${id}/receipt`) },
    ]);
  });

  test('is given one to nobody who may not read the order', async () => {
    const { id, orderKeys } = await small.order();
    await applyOutcome(small.db, (await small.pay(id, { orderKeys })).id, 'paid');
    for (const keys of [[], ['0'.repeat(32)]]) expect((await refusal(receiptsOf(id, keys))).status).toBe(404);
  });

  test('sends it to the phone of whoever has given no e-mail', async () => {
    const basket = await small.put(shop.phone);
    const contact = { first_name: 'Анна', last_name: '', phone: '79991234567', email: null };
    const created = await small.create(basket.id, bodyFor(basket.revision, { contact }));
    const id = created.orders[0]?.id ?? 0;
    await applyOutcome(small.db, (await small.pay(id, { orderKeys: [created.order_key] })).id, 'paid');
    expect(await readReceiptMessages()).toMatchObject([{ recipient: '+79991234567' }]);
  });

  test('whose money is back has one of that too, of the same goods; money that was too much has none', async () => {
    const { id, orderKeys } = await small.order();
    const [first, second] = [await small.pay(id, { orderKeys }), await small.pay(id, { orderKeys })];
    await applyOutcome(small.db, second.id, 'paid');
    await applyOutcome(small.db, first.id, 'paid');
    await cancelOrder(small.db, id);
    await small.db.execute(
      sql`insert into acquirer_operations (token, payment_id, sum, description, kind, return_url) select 'token' || id, id, sum, '', 'card', '/' from payments`,
    );
    await sendRefunds(small.db, { refund: async () => ({ status: 'done' }) });
    const receipts = await receiptsOf(id, orderKeys);
    expect(receipts.map(({ operation, sum }) => [operation, sum])).toEqual([
      ['income', second.sum],
      ['income_return', second.sum],
    ]);
    expect(receipts[1]?.items).toEqual(receipts[0]?.items);
    expect((await readReceiptMessages()).map(({ subject }) => subject)).toEqual(['Чек', 'Чек возврата']);
  });

  /** One that is handed over by hand, to its end. */
  const createReceivedOrder = async (payment_type_id: number) => {
    const basket = await small.put(shop.phone);
    const { orders: orderList, order_key } = await small.create(basket.id, bodyFor(basket.revision, { payment_type_id }));
    const id = orderList[0]?.id ?? 0;
    const letters = [];
    while (letters.at(-1) !== orderStatuses.finished) letters.push(await advanceOrder(small.db, id));
    return { id, orderKeys: [order_key] };
  };

  test.each([
    ['in cash', paymentTypes.cash, { cash: 19_990_00, cashless: 0 }],
    ['by credit of the store', paymentTypes.creditOnPlace, { cash: 0, cashless: 19_990_00 }],
  ])('that is paid %s when it is received has a receipt then, of goods that are handed over', async (_, type, amounts) => {
    const { id, orderKeys } = await createReceivedOrder(type);
    const receipts = await receiptsOf(id, orderKeys);
    expect(receipts).toMatchObject([{ operation: 'income', sum: 19_990_00, ...amounts, items: [{ method: 'full', subject: 'goods' }] }]);
    const { link_to_order_receipt, payment_status_oi } = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
    expect([link_to_order_receipt, payment_status_oi.name]).toEqual([`/order-info/${id}/receipt`, 'Оплачен при получении']);
    expect((await readReceiptMessages()).map(({ subject }) => subject)).toEqual(['Чек']);
  });

  test('that is handed over is paid by no page that was left open, and by no new one', async () => {
    const basket = await small.put(shop.phone);
    const created = await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.cash }));
    const [id, orderKeys] = [created.orders[0]?.id ?? 0, [created.order_key]];
    const pageOf = async () => {
      const { id: paymentId } = await small.pay(id, { orderKeys });
      const initRequest = { params: { id: paymentId }, body: { return_url: '/back' }, idempotencyKey: `page-${paymentId}-of-${id}` };
      const { url } = await payments.init({ ...initRequest, context: small.context({ orderKeys }) });
      return { paymentId, token: url.split('/').at(-1) ?? '' };
    };
    const { paymentId, token } = await pageOf();
    while ((await advanceOrder(small.db, id)) !== orderStatuses.finished);
    expect(await endOperation(small.db, token, 'paid')).toBe(false);
    expect((await refusal(pageOf())).code).toBe('conflict');
    // Money that comes all the same goes back.
    await applyOutcome(small.db, paymentId, 'paid');
    expect(await rows(small.db, sql`select reason from refunds where order_id = ${id}`)).toEqual([{ reason: 'superfluous' }]);
    expect((await receiptsOf(id, orderKeys)).map(({ operation, cash }) => [operation, cash])).toEqual([['income', 19_990_00]]);
  });

  test('that is handed over while the bank’s word is on the way is paid by the bank, once', async () => {
    const { id, orderKeys } = await small.order();
    const { id: paymentId } = await small.pay(id, { orderKeys });
    const initRequest = { params: { id: paymentId }, body: { return_url: '/back' }, idempotencyKey: `page-${paymentId}` };
    const { url } = await payments.init({ ...initRequest, context: small.context({ orderKeys }) });
    await small.db.execute(sql`update orders set status_id = 'R' where id = ${id}`);
    await endOperation(small.db, url.split('/').at(-1) ?? '', 'paid');
    expect(await advanceOrder(small.db, id)).toBe(orderStatuses.finished);
    const receipts = await receiptsOf(id, orderKeys);
    expect(receipts.map(({ operation, cash, cashless }) => [operation, cash, cashless])).toEqual([['income', 0, 19_990_00]]);
    await applyOutcome(small.db, paymentId, 'paid');
    expect(await rows(small.db, sql`select id from refunds where order_id = ${id}`)).toEqual([]);
  });

  test('is written once for an order that was paid before it is received', async () => {
    const { id, orderKeys } = await small.order();
    await applyOutcome(small.db, (await small.pay(id, { orderKeys })).id, 'paid');
    while ((await advanceOrder(small.db, id)) !== orderStatuses.finished);
    expect(await receiptsOf(id, orderKeys)).toHaveLength(1);
  });
});
