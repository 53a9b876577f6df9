import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { oneClick as oneClickRules } from '@vitrina/services/rules/one-click.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCode, sendCode } from '../accounts/auth/codes.ts';
import { basket as basketHandlers } from '../basket/handlers.ts';
import { site } from '../catalogue/site/handlers.ts';
import { delivery } from '../delivery/handlers.ts';
import { maxByPhone } from '../orders/create.ts';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { takeLateLicences } from '../orders/late-licences.ts';
import { confirmOneClick } from '../orders/one-click.ts';
import { payments } from '../payments/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { failureOf } from '../platform/refusal.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, noon, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';

/** Where a courier comes. */
const address = {
  city: { name: 'Донецк' },
  street: 'Артёма',
  house_number: '74',
  building: null,
  housing: null,
  floor: null,
  flat_number: null,
};

describe.each(anyEngine)('%s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('an order takes its goods from the store where they are picked up and empties the basket', async () => {
    const basket = await small.put(shop.phone, 2);
    const created = await small.create(basket.id, bodyFor(basket.revision));
    const [order] = created.orders;
    expect(order).toMatchObject({
      status_id: 'W',
      sum: 3_998_000,
      total_sum: 3_998_000,
      delivery_date: '2026-11-19',
      delivery_time_from: '12:15',
    });
    expect(await small.count(sql`select quantity as n from stock where product_id = ${shop.phone} and store_id = ${shop.store}`)).toBe(1);
    expect((await basketHandlers.getBasket({ context: small.context({ basketId: basket.id }) })).items).toEqual([]);
    expect(await small.count(sql`select count(*)::int as n from consents where purpose = 'personal-data' and ip = '127.0.0.1'`)).toBe(1);
    // Its buyer is at the bank: nothing is said until it is paid, or stays unpaid.
    expect(await small.count(sql`select count(*)::int as n from outbox`)).toBe(0);
    expect(await small.count(sql`select count(*)::int as n from orders where unpaid_notice_at > now()`)).toBe(1);
  });

  test('express is sent by the store that was named, to somebody else', async () => {
    const basket = await small.put(shop.phone, 1);
    const sentBy = (sale_point_id: number) => ({ buy: { delivery_type_id: 27, sale_point_id: asId(sale_point_id), address } });
    const addressee = { name: 'Пётр Иванов', phone: '79497654321' };
    const nobody = bodyFor(basket.revision, { deliveries: sentBy(shop.postamat), addressee });
    expect((await refusal(small.create(basket.id, nobody))).code).toBe('validation_failed');
    const { orders } = await small.create(basket.id, bodyFor(basket.revision, { deliveries: sentBy(shop.secondStore), addressee }));
    expect(orders[0]?.cms_addressee).toBe('Пётр Иванов, +7 949 765-43-21');
    expect(
      await small.count(sql`select quantity as n from stock where product_id = ${shop.phone} and store_id = ${shop.secondStore}`),
    ).toBe(1);
  });

  test('express takes nothing large, whatever an earlier page has offered', async () => {
    await small.db.execute(sql`update products set facts = '{"width":60,"height":85,"depth":45,"weight":62}' where id = ${shop.fridge}`);
    await stock(small.db, shop.store, shop.fridge, 1);
    const basket = await small.put(shop.fridge);
    const express = { buy: { delivery_type_id: 27, sale_point_id: asId(shop.store), address } };
    const error = await refusal(small.create(basket.id, bodyFor(basket.revision, { deliveries: express })));
    expect([error.code, Object.keys(error.errors ?? {})]).toEqual(['validation_failed', ['deliveries.buy']]);
    expect((await small.create(basket.id, bodyFor(basket.revision))).orders).toHaveLength(1);
  });

  test('a basket that has changed meanwhile, and an empty one, are conflicts', async () => {
    const basket = await small.put(shop.phone);
    await small.put(shop.phone, 1, basket.id);
    const error = await refusal(small.create(basket.id, bodyFor(basket.revision)));
    expect(failureOf(error)).toMatchObject({ code: 'conflict', reason: 'basket_changed' });
    expect((await refusal(small.create('f'.repeat(32), bodyFor(0)))).code).toBe('conflict');
  });

  test('who wants a preorder with the rest gets one order, when the preorder has come', async () => {
    let basket = await small.put(shop.phone);
    basket = await small.put(shop.preorder, 1, basket.id);
    const request = { query: { split: false }, context: small.context({ basketId: basket.id }) };
    expect((await basketHandlers.getBasket(request)).orders?.map(({ key, sum }) => [key, sum])).toEqual([['buy', 119_980_00]]);
    const [variation] = await delivery.variationsOrders({ ...request, query: { split: false, delivery_purpose: 'pickup' } });
    expect(variation).toMatchObject({ key: 'buy', has_preorder_product: true, in_stock: true });
    const body = bodyFor(basket.revision, { split: false, deliveries: { buy: pickup } });
    const { orders } = await small.create(basket.id, body);
    expect(orders.map((order) => [order.total_sum, order.delivery_date])).toEqual([[119_980_00, '2026-12-20']]);
    expect(await small.count(sql`select quantity as n from stock where product_id = ${shop.phone} and store_id = ${shop.store}`)).toBe(2);
  });

  test('a SIM card goes with a telephone where the shopper wants it, or by itself in certain territories', async () => {
    const orderWithSim = async (sim?: boolean) => {
      const basket = await small.put(shop.phone);
      const { orders } = await small.create(basket.id, bodyFor(basket.revision, { ...(sim !== undefined && { sim }) }));
      return orders[0]?.with_sim;
    };
    expect([await orderWithSim(), await orderWithSim(true)]).toEqual([false, true]);
    await small.db.execute(sql`insert into features (key, position, is_active) values ('sim.auto', 1, true) on conflict do nothing`);
    const isOn = async () => (await site.features({ context: small.context() }))[0]?.is_active;
    expect([await orderWithSim(), await isOn()]).toEqual([false, false]);
    await small.db.execute(sql`update cities set territory_id = 1 where id = ${shop.city}`);
    expect([await orderWithSim(), await orderWithSim(false), await isOn()]).toEqual([true, false, true]);
    await small.db.execute(sql`delete from features`);
  });

  test('preorders, digital goods and gift cards become orders of their own', async () => {
    let basket = await small.put(shop.phone);
    for (const product of [shop.preorder, shop.licence, shop.giftCard]) basket = await small.put(product, 1, basket.id);
    expect(basket.orders?.map(({ key }) => key)).toEqual(['buy', 'preorder', 'digital', 'special']);
    const created = await small.create(basket.id, bodyFor(basket.revision, { deliveries: { buy: pickup, preorder: pickup } }));
    expect(created.orders.map((order) => [order.delivery_type?.name, order.delivery_date])).toEqual([
      ['Самовывоз', '2026-11-19'],
      ['Самовывоз', '2026-12-20'],
      ['Код придёт в письме', null],
      ['Код придёт в письме', null],
    ]);
    expect(await small.count(sql`select licences as n from products where id = ${shop.licence}`)).toBe(2);
  });

  test("a partner's goods come from the partner's stock", async () => {
    expect((await refusal(small.put(shop.partner))).code).toBe('out_of_stock');
    expect(failureOf(await refusal(small.put(shop.partner, 9, undefined, shop.supplier)))).toMatchObject({
      code: 'out_of_stock',
      available: 2,
    });
    const basket = await small.put(shop.partner, 2, undefined, shop.supplier);
    expect(basket.total_sum).toBe(1_898_000);
    await small.create(basket.id, bodyFor(basket.revision));
    expect(await small.count(sql`select quantity as n from supplier_offers where product_id = ${shop.partner}`)).toBe(0);
  });

  test('a delivery or payment that is not possible is a fault of its field', async () => {
    const basket = await small.put(shop.fridge);
    const locker = { delivery_type_id: 12, finish_storage_id: shop.postamat };
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision, { deliveries: { buy: locker } })))).errors).toHaveProperty([
      'deliveries.buy',
    ]);
    const courier = (
      await delivery.variationsOrders({ query: { delivery_purpose: 'courier' }, context: small.context({ basketId: basket.id }) })
    )[0]?.deliveries[0];
    const brought = { delivery_type_id: 2, datetime: courier?.datetime, interval: courier?.interval ?? undefined };
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision, { deliveries: { buy: brought } })))).errors).toHaveProperty([
      'deliveries.buy.address',
    ]);
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision, { payment_type_id: 3 })))).errors).toHaveProperty(
      'payment_type_id',
    );
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision, { payment_type_id: 999 })))).errors).toHaveProperty(
      'payment_type_id',
    );
  });

  test('a basket may come to more than 21 million rubles', async () => {
    const price = 9_999_999_99;
    await small.db.execute(sql`update products set price = ${price}, price_old = ${price * 4} where id = ${shop.phone}`);
    const basket = await small.put(shop.phone, 10);
    expect([basket.total_sum, basket.items[0]?.price_old]).toEqual([price * 10, price * 4]);
    const created = await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: 17 }));
    expect(created.orders[0]).toMatchObject({ sum: price * 10, total_sum: price * 10, waiting_sum: price * 10 });
    const orderKeys = [created.order_key];
    expect((await small.pay(created.orders[0]?.id ?? 0, { orderKeys })).sum).toBe(price * 10);
  });

  test.each([0, 99])('what costs %d kopecks is a mistake and is not sold', async (price) => {
    const basket = await small.put(shop.phone);
    await small.db.execute(sql`update products set price = ${price} where id = ${shop.phone}`);
    expect((await refusal(small.put(shop.phone))).code).toBe('out_of_stock');
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision)))).code).toBe('out_of_stock');
    await small.db.execute(sql`update products set price = 100 where id = ${shop.phone}`);
    expect((await small.create(basket.id, bodyFor(basket.revision))).orders[0]?.total_sum).toBe(100);
  });

  test('a phone may order so often within an hour; what fails before anything is made, and a repetition, use nothing up', async () => {
    const { phone } = bodyFor(null).contact;
    for (let at = 0; at < maxByPhone.everywhere + 5; at += 1) await refusal(small.create('f'.repeat(32), bodyFor(0)));
    const basket = await small.put(shop.phone);
    const first = await small.create(basket.id, bodyFor(basket.revision), 'one-key-for-all');
    for (let at = 0; at < maxByPhone.everywhere + 5; at += 1) {
      expect(await small.create(basket.id, bodyFor(basket.revision), 'one-key-for-all')).toEqual(first);
    }
    const attempts = Array.from({ length: maxByPhone.everywhere - 1 }, () =>
      countTry(small.db, { subject: `orders-by:${phone}` }, noon, maxByPhone),
    );
    await Promise.all(attempts);
    const more = await small.put(shop.phone);
    expect((await refusal(small.create(more.id, bodyFor(more.revision)))).status).toBe(429);
    const others = { ...bodyFor(null).contact, phone: '79991234568' };
    // Whoever is told to receive it is counted like whoever orders.
    const addressee = { name: 'Пётр', phone: '79991234569' };
    await countTry(small.db, { subject: `orders-for:${addressee.phone}` }, noon, { ...maxByPhone, amount: maxByPhone.everywhere });
    expect((await refusal(small.create(more.id, bodyFor(more.revision, { contact: others, addressee })))).status).toBe(429);
    expect((await small.create(more.id, bodyFor(more.revision, { contact: others }))).orders).toHaveLength(1);
  });

  test('without a bank nothing is paid in advance', async () => {
    const noBank = { hasSandbox: false };
    const basket = await small.put(shop.phone);
    const error = await refusal(small.create(basket.id, bodyFor(basket.revision, { payment_type_id: 17 }), undefined, noBank));
    expect(error.errors).toHaveProperty('payment_type_id');
    const context = small.context(noBank);
    expect((await payments.methods({ context })).some(({ is_prepaid }) => is_prepaid)).toBe(false);
    expect(await payments.repaymentMethods({ context })).toEqual([]);
    const [order] = (await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.cash }), undefined, noBank))
      .orders;
    const paying = { body: { order_id: asId(order?.id ?? 0), payment_type_id: 17 }, idempotencyKey: 'pay-without-bank', context };
    expect((await refusal(payments.create(paying))).status).toBe(409);
  });

  test('one click needs a name and a phone alone', async () => {
    const basket = await small.put(shop.phone);
    const created = await small.create(basket.id, bodyFor(basket.revision, { is_one_click: true, deliveries: {}, payment_type_id: null }));
    expect(created.orders[0]).toMatchObject({ status_id: 'N', delivery_address: 'Уточнит оператор' });
    expect(await small.countPhones()).toBe(49);
  });

  describe('an order in one click', () => {
    const oneClick = { is_one_click: true, deliveries: {}, payment_type_id: null } as const;
    const licences = () => small.count(sql`select licences as n from products where id = ${shop.licence}`);
    const takeCodes = (order = 0) => transaction(small.db, 'take-codes', (tx) => takeLateLicences(tx, order));
    const expire = () => small.db.execute(sql`update orders set expires_at = expires_at - interval '25 hours'`);

    test('keeps its goods for half an hour until its phone is confirmed by a code, then for a day', async () => {
      const minutesReserved = () => small.count(sql`select round(extract(epoch from max(expires_at) - now()) / 60)::int as n from orders`);
      const basket = await small.put(shop.phone, oneClickRules.maxPieces);
      await small.create(basket.id, bodyFor(basket.revision, oneClick));
      expect(await minutesReserved()).toBe(oneClickRules.minutesToConfirm);
      await confirmOneClick(small.db, '79990000000');
      expect(await minutesReserved()).toBe(oneClickRules.minutesToConfirm);
      const { phone } = bodyFor(null).contact;
      const { request_id } = await sendCode(small.db, 'sign-in', phone, { clientIp: '127.0.0.1', now: new Date() });
      const [message] = (await small.db.execute<{ text: string }>(sql`select text from outbox where subject = 'Код для входа'`)).rows;
      await checkCode(small.db, 'sign-in', { phone, request_id, code: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '' }, new Date());
      expect(await minutesReserved()).toBe(24 * 60);
      await small.db.execute(sql`update orders set expires_at = now() - interval '1 minute'`);
      await confirmOneClick(small.db, phone);
      expect(await cancelExpiredOrders(small.db)).toBe(1);
    });

    test('takes few pieces, and from one network few goods are taken without a confirmed phone', async () => {
      const many = await small.put(shop.phone, oneClickRules.maxPieces + 1);
      expect((await refusal(small.create(many.id, bodyFor(many.revision, oneClick)))).errors).toHaveProperty('is_one_click');
      const order = async (over: { clientIp?: string }, at: number) => {
        const { id, revision } = await small.put(shop.phone, 1);
        const contact = { ...bodyFor(null).contact, phone: `7999000000${at}` };
        return small.create(id, bodyFor(revision, { ...oneClick, contact }), undefined, over);
      };
      for (let at = 0; at < 5; at += 1) await order({}, at);
      expect((await refusal(order({}, 6))).status).toBe(429);
      expect((await order({ clientIp: '203.0.113.9' }, 7)).orders).toHaveLength(1);
      expect(await small.count(sql`select count(*)::int as n from orders`)).toBe(6);
    });

    test('keeps its goods for a bounded time', async () => {
      const basket = await small.put(shop.phone, 2);
      await small.create(basket.id, bodyFor(basket.revision, oneClick));
      expect(await cancelExpiredOrders(small.db)).toBe(0);
      expect(await small.countPhones()).toBe(48);
      await expire();
      expect(await cancelExpiredOrders(small.db)).toBe(1);
      expect(await small.countPhones()).toBe(50);
      expect(await small.count(sql`select count(*)::int as n from orders where status_id = 'I'`)).toBe(1);
      expect(await small.count(sql`select count(*)::int as n from outbox where text like '%подтвердить его не удалось%'`)).toBe(2);
    });

    test('takes no codes, and gives none back that it has not taken', async () => {
      const basket = await small.put(shop.licence, 3);
      await small.create(basket.id, bodyFor(basket.revision, oneClick));
      expect(await licences()).toBe(3);
      await expire();
      expect(await cancelExpiredOrders(small.db)).toBe(1);
      expect(await licences()).toBe(3);
    });

    test('takes its codes once, when it is going to be paid, and not those that somebody else has bought', async () => {
      const baskets = [await small.put(shop.licence, 2), await small.put(shop.licence, 2)];
      const orders = [];
      for (const { id, revision } of baskets) orders.push(...(await small.create(id, bodyFor(revision, oneClick))).orders);
      const [first, second] = orders.map(({ id }) => id);
      await takeCodes(first);
      await takeCodes(first);
      expect(await licences()).toBe(1);
      expect((await refusal(takeCodes(second))).code).toBe('out_of_stock');
      await expire();
      expect(await cancelExpiredOrders(small.db)).toBe(2);
      expect(await licences()).toBe(3);
    });

    test('takes its own codes also where a partner’s of the same goods are kept for it', async () => {
      await small.db.execute(
        sql`insert into supplier_offers (product_id, supplier_id, price, quantity) values (${shop.licence}, ${shop.supplier}, 150000, 5)`,
      );
      const { id } = await small.put(shop.licence, 2);
      const basket = await small.put(shop.licence, 1, id, shop.supplier);
      const { orders } = await small.create(id, bodyFor(basket.revision, oneClick));
      await takeCodes(orders[0]?.id);
      expect(await licences()).toBe(1);
    });
  });
});
