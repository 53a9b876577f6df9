import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { invoice } from '@vitrina/services/rules/reservation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, company, noon, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';
import { advanceDue, advanceOrder, sendTimeOverNotices } from './advance.ts';
import { cancelOrder } from './cancel.ts';
import { cancelExpiredOrders, closeUncollectedOrders } from './expire.ts';
import { orders } from './handlers.ts';
import { confirmInvoicePayment } from './invoice.ts';
import { orderTimings } from './lifecycle.ts';
import { writeMessages } from './messages.ts';
import { sendUnpaidNotices, unpaidNoticeMinutes } from './unpaid-notice.ts';

let small: ShopWithBuyers;

/** A basket of a telephone and of what is not released yet: two orders. */
async function buyBoth(payment_type_id: number, return_url?: string): Promise<{ ids: number[]; orderKeys: string[] }> {
  const { id } = await small.put(shop.phone);
  const { revision } = await small.put(shop.preorder, 1, id);
  const deliveries = { buy: pickup, preorder: pickup };
  const body = bodyFor(revision, { payment_type_id, deliveries, ...(return_url !== undefined && { return_url }) });
  const created = await small.create(id, body);
  return { ids: created.orders.map((order) => order.id), orderKeys: [created.order_key] };
}

async function pay(orderId: number, orderKeys: string[], outcome: 'paid' | 'declined', now?: Date): Promise<void> {
  const payment = await small.pay(orderId, { orderKeys });
  await applyOutcome(small.db, payment.id, outcome, now);
}

const passTime = (minutes: number) =>
  small.db.execute(sql`update orders set unpaid_notice_at = unpaid_notice_at - make_interval(mins => ${minutes})`);

/** Of the messages to the telephone; what has been read once is not given again. */
async function readTexts(): Promise<string[]> {
  const texts = await rows(
    small.db,
    { text: column.text },
    sql`select text from outbox where kind = 'sms' and text not like 'Чек%' order by id`,
  );
  await small.db.execute(sql`delete from outbox`);
  return texts.map(({ text }) => text);
}

describe.each(anyEngine)('messages about a purchase, %s', (_, start) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(start);
    await stock(small.db, shop.store, shop.preorder, 5);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('two orders of one basket are one message', async () => {
    const { ids } = await buyBoth(paymentTypes.cash);
    expect(await readTexts()).toEqual([expect.stringMatching(new RegExp(`^Заказы № ${ids[0]} и № ${ids[1]} на .* приняты\\.`))]);
  });

  test('whoever pays at once is told of the payment alone', async () => {
    const { id, orderKeys } = await small.order();
    expect(await readTexts()).toEqual([]);
    await pay(id, orderKeys, 'paid');
    await passTime(unpaidNoticeMinutes);
    expect([await sendUnpaidNotices(small.db), await readTexts()]).toEqual([0, [expect.stringContaining(`Заказ № ${id} оплачен`)]]);
  });

  test('a letter is promised to nobody who has given no e-mail', async () => {
    const buyPaid = async (email: string | null) => {
      const basket = await small.put(shop.phone);
      const body = bodyFor(basket.revision);
      const created = await small.create(basket.id, { ...body, contact: { ...body.contact, email } });
      await pay(created.orders[0]?.id ?? 0, [created.order_key], 'paid');
      return readTexts();
    };
    expect(await buyPaid('anna@example.ru')).toEqual([expect.stringContaining('Чек придёт отдельным письмом')]);
    expect(await buyPaid(null)).toEqual([expect.stringContaining('Чек придёт отдельным сообщением')]);
  });

  test('a letter leads to each order, once a bank was told where the shop is', async () => {
    const readLetters = async () => {
      const letters = await rows(
        small.db,
        { text: column.text },
        sql`select text from outbox where kind = 'email' and text not like 'Чек%'`,
      );
      await small.db.execute(sql`delete from outbox`);
      return letters.map(({ text }) => text.match(/^Заказ № .*http.*$/gm));
    };
    const before = await buyBoth(paymentTypes.cash);
    expect([before.ids.length, await readLetters()]).toEqual([2, [null]]);
    const { id, orderKeys } = await small.order();
    const { id: paymentId } = await small.pay(id, { orderKeys });
    await small.db.execute(sql`insert into acquirer_operations (token, payment_id, sum, description, kind, return_url)
      values ('letters', ${paymentId}, 1, '', 'card', ${`https://shop.example/cart/payment/${id}`})`);
    await applyOutcome(small.db, paymentId, 'paid');
    // Where a stranger has paid says nothing of where this order was made; what its own shop says does.
    const elsewhere = await buyBoth(paymentTypes.cash);
    const { ids } = await buyBoth(paymentTypes.cash, 'https://other.example/order-info');
    const link = (orderId: number) => `Заказ № ${orderId}: https://shop.example/order-info/${orderId}`;
    expect([elsewhere.ids.length, await readLetters()]).toEqual([
      2,
      [[link(id)], null, ids.map((orderId) => link(orderId).replace('shop.', 'other.'))],
    ]);
    await small.db.execute(sql`delete from acquirer_operations`);
  });

  describe('say how the order is got', () => {
    const street = { city: { name: 'Донецк' }, street: 'Артёма', house_number: '74', building: null, housing: null, floor: null };
    const courier = {
      ...{ delivery_type_id: 2, datetime: '2026-11-20T09:00:00+03:00', interval: '09:00 - 13:00' },
      address: { ...street, flat_number: null },
    };
    const addressee = { name: 'Пётр Иванов', phone: '79497654321' };
    const buy = async (over: Partial<Parameters<typeof bodyFor>[1]>, productId: number = shop.phone) => {
      const basket = await small.put(productId);
      const created = await small.create(basket.id, bodyFor(basket.revision, over));
      return { id: created.orders[0]?.id ?? 0, orderKeys: [created.order_key] };
    };
    const buyPaid = async (over: Parameters<typeof buy>[0], productId?: number, now = noon) => {
      const order = await buy(over, productId);
      await pay(order.id, order.orderKeys, 'paid', now);
      return order;
    };
    /** By whom it is read; each is read once. */
    const readMessages = async () => {
      const sent = await rows(
        small.db,
        { recipient: column.text, text: column.text },
        sql`select recipient, text from outbox where kind = 'sms' and text not like 'Чек%' order by id`,
      );
      await small.db.execute(sql`delete from outbox`);
      return sent.map(({ recipient, text }) => [recipient, text]);
    };

    test('where and when it is picked up, or brought', async () => {
      const place = async (id: number) =>
        (await rows(small.db, { place: column.text }, sql`select delivery_address as place from orders where id = ${id}`))[0]?.place;
      const picked = await buyPaid({});
      expect(await readTexts()).toEqual([expect.stringContaining(`. Самовывоз 19 ноября, с 12:15: ${await place(picked.id)}. Чек`)]);
      await buyPaid({ deliveries: { buy: courier } });
      expect(await readTexts()).toEqual([expect.stringContaining('. Привезём 20 ноября, с 09:00 до 13:00. Чек')]);
      const onReceipt = await buy({ payment_type_id: paymentTypes.cash });
      expect(await readTexts()).toEqual([
        expect.stringContaining(`принят. Самовывоз 19 ноября, с 12:15: ${await place(onReceipt.id)}. Сообщим, когда он будет готов.`),
      ]);
      await buy({ payment_type_id: paymentTypes.courierCash, deliveries: { buy: courier } });
      expect(await readTexts()).toEqual([
        expect.stringContaining('Привезём 20 ноября, с 09:00 до 13:00. Сообщим, когда его повезёт курьер.'),
      ]);
    });

    test('where its codes are sent', async () => {
      await buyPaid({ deliveries: {} }, shop.licence);
      expect((await readTexts())[0]).toContain('. Коды пришлём на anna@example.ru. Чек');
    });

    test('the hour of what was not paid at once is over', async () => {
      const { id, orderKeys } = await buy({});
      await small.db.execute(sql`update orders set inserted_at = now() - interval '1 hour', delivery_date = current_date where id = ${id}`);
      await pay(id, orderKeys, 'paid');
      expect(await readTexts()).toEqual([expect.stringContaining('. Самовывоз: ')]);
    });

    test('what is paid once its courier was to have come needs another time, and stays until one is agreed on', async () => {
      const { id } = await buyPaid({ deliveries: { buy: courier }, addressee }, shop.phone, new Date('2026-11-20T10:00:00Z'));
      expect((await readMessages()).map(([, text]) => text)).toEqual([
        expect.stringContaining('Выбранное время доставки прошло: выберите новое на странице заказа. Чек'),
        `Вы получатель заказа № ${id} в магазине «Витрина». Курьер позвонит перед приездом.`,
      ]);
      await small.db.execute(
        sql`update orders set moved_at = moved_at - interval '1 day', delivery_date = current_date - 1 where id = ${id}`,
      );
      expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
      expect(await sendTimeOverNotices(small.db)).toBe(0);
      await small.db.execute(sql`update orders set delivery_date = current_date + 2 where id = ${id}`);
      expect(await advanceDue(small.db, orderTimings.real)).toBe(1);
    });

    test('whose courier was to have come before it was put together is told of so once, whether it is paid or not', async () => {
      const { id } = await buy({ deliveries: { buy: courier }, addressee, payment_type_id: paymentTypes.courierCash });
      await readMessages();
      const comesIn = (days: number) =>
        small.db.execute(sql`update orders set delivery_date = current_date + ${days}::int where id = ${id}`);
      await comesIn(2);
      expect(await sendTimeOverNotices(small.db)).toBe(0);
      await comesIn(-1);
      const counts = await Promise.all([sendTimeOverNotices(small.db), sendTimeOverNotices(small.db)]);
      expect([counts.toSorted(), await sendTimeOverNotices(small.db)]).toEqual([[0, 1], 0]);
      expect((await readMessages()).map(([, text]) => text)).toEqual([
        `Заказ № ${id} ещё не собран. Выбранное время доставки прошло: выберите новое на странице заказа.`,
        `Вы получатель заказа № ${id} в магазине «Витрина». Он задерживается. Сообщим, когда его привезут.`,
      ]);
    });

    test('what has come once its courier was to says so too', async () => {
      const { id } = await buy({ deliveries: { buy: courier }, payment_type_id: paymentTypes.courierCash });
      await readMessages();
      await transaction(small.db, 'arrives', (tx) => writeMessages(tx, id, 'arrived', new Date('2026-11-20T10:00:00Z')));
      expect((await readTexts())[0]).toContain('поступили и отложены. Выбранное время доставки прошло');
      await small.db.execute(sql`update orders set delivery_date = current_date - 1 where id = ${id}`);
      expect(await sendTimeOverNotices(small.db)).toBe(0);
    });

    test('of each order of the basket', async () => {
      const { ids } = await buyBoth(paymentTypes.cash);
      const [text] = await readTexts();
      expect(text).toMatch(new RegExp(`приняты\\. Заказ № ${ids[0]} — самовывоз 19 ноября, с 12:15: .+ Заказ № ${ids[1]} — самовывоз `));
    });

    test('another recipient is told as well, of neither sums nor the buyer', async () => {
      const { id } = await buyPaid({ deliveries: { buy: courier }, addressee });
      const [buyer, recipient] = await readMessages();
      expect([buyer?.[0], recipient]).toEqual([
        '+79991234567',
        [
          '+79497654321',
          `Вы получатель заказа № ${id} в магазине «Витрина». Привезём 20 ноября, с 09:00 до 13:00. Курьер позвонит перед приездом.`,
        ],
      ]);
      for (let step = 0; step < 3; step += 1) await advanceOrder(small.db, id);
      const news = await readMessages();
      expect(news.filter(([to]) => to === '+79497654321')).toEqual([
        ['+79497654321', `Вы получатель заказа № ${id} в магазине «Витрина». Он передан курьеру. Курьер позвонит перед приездом.`],
      ]);
    });

    test('nobody is told of what is not his yet, nor twice', async () => {
      const unpaid = await buy({ addressee });
      await cancelOrder(small.db, unpaid.id);
      expect((await readMessages()).map(([to]) => to)).toEqual(['+79991234567']);
      const own = await buy({ addressee: { ...addressee, phone: '79991234567' }, payment_type_id: paymentTypes.cash });
      expect(await readMessages()).toHaveLength(1);
      await cancelOrder(small.db, own.id);
      await readMessages();
      const accepted = await buy({ addressee, payment_type_id: paymentTypes.cash });
      expect((await readMessages()).map(([to]) => to)).toEqual(['+79991234567', '+79497654321']);
      await pay(accepted.id, accepted.orderKeys, 'paid');
      expect((await readMessages()).map(([to]) => to)).toEqual(['+79991234567']);
      await cancelOrder(small.db, accepted.id);
      expect((await readMessages()).filter(([to]) => to === '+79497654321')).toEqual([
        ['+79497654321', `Вы получатель заказа № ${accepted.id} в магазине «Витрина». Он отменён.`],
      ]);
    });
  });

  test('whoever has not paid for a while is told so once, of all orders of the basket together', async () => {
    const { ids, orderKeys } = await buyBoth(paymentTypes.online);
    await pay(ids[0] ?? 0, orderKeys, 'declined');
    await passTime(unpaidNoticeMinutes - 1);
    expect([await sendUnpaidNotices(small.db), await readTexts()]).toEqual([0, []]);
    await passTime(1);
    expect(await sendUnpaidNotices(small.db)).toBe(1);
    expect(await readTexts()).toEqual([expect.stringMatching(new RegExp(`^Заказы № ${ids[0]} и № ${ids[1]} на .* ждут оплаты`))]);
    await passTime(60);
    expect([await sendUnpaidNotices(small.db), await readTexts()]).toEqual([0, []]);
  });

  test('of what was paid, or given up, nobody is told that it is unpaid', async () => {
    const { ids, orderKeys } = await buyBoth(paymentTypes.online);
    const [first = 0, second = 0] = ids;
    await pay(first, orderKeys, 'paid');
    await passTime(unpaidNoticeMinutes);
    const [once, again] = await Promise.all([sendUnpaidNotices(small.db), sendUnpaidNotices(small.db)]);
    expect([once + again, (await readTexts()).slice(1)]).toEqual([1, [expect.stringContaining(`Заказ № ${second} на`)]]);
    const given = await small.order();
    await cancelOrder(small.db, given.id);
    await passTime(unpaidNoticeMinutes);
    expect([await sendUnpaidNotices(small.db), await readTexts()]).toEqual([0, [`Заказ № ${given.id} отменён.`]]);
  });

  test('an invoice is told of with where it goes, needs an e-mail, and is waited for', async () => {
    const basket = await small.put(shop.phone);
    const body = bodyFor(basket.revision, { payment_type_id: paymentTypes.nonCash, company });
    const lacking = small.create(basket.id, { ...body, contact: { ...body.contact, email: null } });
    expect((await refusal(lacking)).errors).toEqual({ 'contact.email': ['Укажите почту: счёт пришлём на неё.'] });
    const created = await small.create(basket.id, body);
    const [{ id } = { id: 0 }] = created.orders;
    expect(await readTexts()).toEqual([expect.stringContaining('принят. Счёт — на странице заказа. Товары отложены')]);
    const read = () => orders.order({ params: { id }, context: small.context({ orderKeys: [created.order_key] }) });
    const states = async () => (await read()).statuses.map(({ name }) => name).slice(0, 2);
    expect([(await read()).status, await states()]).toEqual(['Ждёт оплаты по счёту', ['Ждёт оплаты по счёту', 'Собран']]);
    const changes = { contact_name: 'Анна', mobile_phone: '79991234567', email: null, comment: null };
    const change = orders.update({ params: { id }, body: changes, context: small.context({ orderKeys: [created.order_key] }) });
    expect((await refusal(change)).errors).toEqual({ email: ['Укажите почту: счёт пришлём на неё.'] });
    // Nobody but people knows that the money has come.
    await small.db.execute(sql`update orders set moved_at = moved_at - interval '1 day'`);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    expect(await refusal(advanceOrder(small.db, id))).toMatchObject({ status: 409, message: expect.stringContaining('paid ЗАКАЗ') });
    await confirmInvoicePayment(small.db, id);
    await advanceOrder(small.db, id);
    expect([(await read()).status, await states()]).toEqual(['Собран', ['Принят, собираем', 'Собран']]);
    expect(await read()).toMatchObject({ waiting_sum: 0, payment_status_oi: { id: 2, name: 'Оплачен по счёту' } });
    // Nor whether it has, when nobody comes for the goods.
    await small.db.execute(
      sql`update orders set status_id = ${orderStatuses.ready}, moved_at = moved_at - interval '30 days' where id = ${id}`,
    );
    expect(await closeUncollectedOrders(small.db)).toBe(0);
  });

  test('an invoice that nobody pays keeps the goods for its days and no longer', async () => {
    const basket = await small.put(shop.phone);
    const [order] = (await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.nonCash, company }))).orders;
    const letPass = (hours: number) => small.db.execute(sql`update orders set expires_at = expires_at - make_interval(hours => ${hours})`);
    await letPass(invoice.days * 24 - 1);
    expect(await cancelExpiredOrders(small.db)).toBe(0);
    await letPass(2);
    expect(await cancelExpiredOrders(small.db)).toBe(1);
    expect(await rows(small.db, { status: column.text }, sql`select status_id as status from orders where id = ${order?.id ?? 0}`)).toEqual(
      [{ status: orderStatuses.cancelled }],
    );
  });
});
