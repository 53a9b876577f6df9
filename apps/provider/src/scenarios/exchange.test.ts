import { orders } from '@vitrina/services/orders/endpoints.ts';
import { maxDevices } from '@vitrina/services/tradein/exchange-vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exchangeHandlers } from '../basket/exchange/exchange-handlers.ts';
import { tradeInLevels } from '../basket/exchange/exchange-product.ts';
import { basket as baskets } from '../basket/handlers.ts';
import { delivery } from '../delivery/handlers.ts';
import { advanceDue, advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { orders as orderHandlers } from '../orders/handlers.ts';
import { orderTimings } from '../orders/lifecycle.ts';
import { returnItem } from '../orders/returns.ts';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { messages } from '../pricing/tradein/exchange-write.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

const phone = { calculator_id: 1, model_id: oldModels.phone, memory: 128, status: 3 as const, color: null };
const tablet = { ...phone, model_id: oldModels.tablet, status: 2 as const };

describe.each(anyEngine)('old devices and a basket, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.db.execute(sql`delete from actions`);
    await fillOldDevices(small.db);
    await small.db.execute(sql`insert into product_prices (product_id, tradein_discount) values (${shop.phone}, 100000)`);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const of = (basketId?: string) => small.context({ basketId });
  const save = async (body: Parameters<typeof exchangeHandlers.save>[0]['body'], basketId?: string) => {
    const answer = await exchangeHandlers.save({ body, context: of(basketId) });
    return { id: answer?.basket_id ?? '', devices: answer?.devices ?? [] };
  };
  const basketOf = (basketId: string) => baskets.getBasket({ context: of(basketId) });
  const sumsByName = (discounts: readonly { name: string; sum: number }[]) => discounts.map(({ name, sum }) => [name, sum]);
  async function withTwo(): Promise<string> {
    const { id } = await small.put(shop.phone);
    await save(phone, id);
    await save(tablet, id);
    return id;
  }
  const action = async (mechanic: string, discount: number, productId: number = shop.phone) => {
    await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount)
      values (9, 'absolute_discount', ${mechanic}, 'За старые устройства', '', ${discount})`);
    await small.db.execute(sql`insert into action_products (action_id, product_id, role) values (9, ${productId}, 'target')`);
  };

  test('lower the price of what is bought with them, line by line, and go with the order', async () => {
    const id = await withTwo();
    const basket = await basketOf(id);
    const lines = [
      ['Скидка за обмен Acme One, 128\u00a0ГБ', 9_000_00],
      ['Скидка за обмен Acme Pad, 128\u00a0ГБ', 2_500_00],
      ['Дополнительная скидка за обмен', 1_000_00],
    ];
    expect(basket).toMatchObject({ sum: 19_990_00, discount: 12_500_00, total_sum: 7_490_00 });
    expect(sumsByName(basket.discounts)).toEqual(lines);
    expect(basket.exchange_devices).toMatchObject([
      { brand: 'Acme', model: 'One', memory: 128, status: 3, price: 9_000_00, type: 'transmissible', item_id: basket.items[0]?.id },
      { model: 'Pad', price: 2_500_00, item_id: basket.items[0]?.id },
    ]);
    const created = await small.create(id, bodyFor(basket.revision));
    expect(z.safeEncode(orders.create.schemas.answer, created).error).toBeUndefined();
    const [order] = created.orders;
    expect(order).toMatchObject({ sum: 19_990_00, discount: 12_500_00, total_sum: 7_490_00 });
    expect(sumsByName(order?.discounts ?? [])).toEqual(lines);
    expect(order?.exchange_devices).toMatchObject([
      { brand: 'Acme', model: 'One', price: 9_000_00, product_id: shop.phone },
      { model: 'Pad', status: 2, price: 2_500_00 },
    ]);
    expect((await basketOf(id)).exchange_devices).toEqual([]);
    expect((await small.put(shop.phone, 1, id)).discount).toBe(0);
  });

  test('an order comes to what has been confirmed with them', async () => {
    const id = await withTwo();
    const { revision } = await basketOf(id);
    await exchangeHandlers.removeDevice({ context: of(id) });
    await expect(small.create(id, bodyFor(revision))).rejects.toMatchObject({ status: 409 });
    await save(phone, id);
    await small.db.execute(sql`update tradein_prices set price = price - 10000`);
    const totals = { buy: { sum: 19_990_00, discount: 10_000_00, delivery_cost: 0 } };
    const now = (await basketOf(id)).revision ?? null;
    await expect(small.create(id, bodyFor(now, { confirmed_totals: totals }))).rejects.toMatchObject({ status: 409 });
  });

  test('an order that is cancelled keeps them: they come back to no basket', async () => {
    const id = await withTwo();
    const { orders } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
    await cancelOrder(small.db, orders[0]?.id ?? 0);
    expect(await small.count(sql`select count(*)::int as n from order_devices`)).toBe(2);
    expect((await basketOf(id)).exchange_devices).toEqual([]);
  });

  test('are received by people alone: neither lockers nor points are offered, and a locker is refused', async () => {
    const wayTo = async (basketId: string) => {
      const query = { delivery_purpose: 'pickup' as const, split: true };
      const [variation] = await delivery.variationsOrders({ query, context: of(basketId) });
      return new Set(variation?.deliveries.map(({ delivery_type_id: type }) => type));
    };
    const { id } = await small.put(shop.phone);
    expect(await wayTo(id)).toEqual(new Set([1, 10, 12]));
    await save(phone, id);
    expect(await wayTo(id)).toEqual(new Set([1]));
    const locker = { buy: { delivery_type_id: 12, finish_storage_id: shop.postamat } };
    const body = bodyFor((await basketOf(id)).revision ?? null, { deliveries: locker });
    await expect(small.create(id, body)).rejects.toMatchObject({ status: 422, errors: { 'deliveries.buy': [expect.any(String)] } });
  });

  test('a smart price is such a device as well', async () => {
    const { id } = await small.put(shop.phone);
    await small.db.execute(sql`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
      values ('t', ${shop.phone}, '/', 'completed', 300000, 0, now() + interval '7 days', ${id})`);
    const query = { delivery_purpose: 'pickup' as const, split: true };
    const [variation] = await delivery.variationsOrders({ query, context: of(id) });
    expect(new Set(variation?.deliveries.map(({ delivery_type_id: type }) => type))).toEqual(new Set([1]));
  });

  test('nothing is handed over before they are, by an operator or the clock', async () => {
    const id = await withTwo();
    const { orders } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
    const orderId = Number(orders[0]?.id);
    await small.db.execute(
      sql`update orders set status_id = 'R', payment_status_id = 2, expires_at = null, moved_at = now() - interval '9 days'`,
    );
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    await expect(advanceOrder(small.db, orderId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('старое устройство'),
    });
    expect(await takeDevices(small.db, orderId)).toBe(2);
    expect(await advanceOrder(small.db, orderId)).toBe('F');
    expect(await rows(small.db, sql`select distinct state from order_devices`)).toEqual([{ state: 'received' }]);
  });

  describe('what comes back with what was paid by them', () => {
    /** Of so many telephones for one device, paid and received; gives the kopecks that were paid. */
    async function receivedOrder(pieces: number) {
      const { id } = await small.put(shop.phone, pieces);
      await save(phone, id);
      const { orders, order_key } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
      const [order] = orders;
      if (order === undefined) throw new Error('There is no order.');
      const payment = await small.pay(order.id, { orderKeys: [order_key] });
      await applyOutcome(small.db, payment.id, 'paid');
      await takeDevices(small.db, order.id);
      while ((await advanceOrder(small.db, order.id)) !== 'F');
      const line = Number(order.basket[0]?.id);
      return { id: order.id, orderKeys: [order_key], line, paid: order.total_sum };
    }
    const refunds = async () =>
      (await rows(small.db, { sum: column.number }, sql`select sum from refunds order by id`)).map(({ sum }) => sum);
    const states = async () =>
      (await rows(small.db, { state: column.text }, sql`select state from order_devices`)).map(({ state }) => state);

    test('to the kopeck what was paid, piece by piece, and the device with the last of them', async () => {
      const { id, line, paid } = await receivedOrder(3);
      expect(paid).toBe(3 * 16_656_00);
      for (const [back, state] of [
        [1, 'received'],
        [2, 'received'],
        [3, 'returned'],
      ] as const) {
        await returnItem(small.db, id, line, 1);
        expect([await refunds(), await states()]).toEqual([Array.from({ length: back }, () => 16_656_00), [state]]);
      }
    });

    test('of a device that is worth more than its goods the device, not the rest of its worth', async () => {
      await small.db.execute(sql`update tradein_prices set price = 3000000 where model_id = ${oldModels.phone} and status = 3`);
      const { id, line, paid } = await receivedOrder(1);
      expect(paid).toBe(1_00);
      await returnItem(small.db, id, line, 1);
      expect([await refunds(), await states()]).toEqual([[1_00], ['returned']]);
    });

    test('the shopper who has asked for it is told of the device once it is due', async () => {
      const { id, line, orderKeys } = await receivedOrder(2);
      const moved = await rows(
        small.db,
        { at: column.text },
        sql`select to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from orders`,
      );
      const now = new Date(moved[0]?.at ?? '');
      for (const key of ['return-of-one', 'return-of-other']) {
        const body = {
          items: [{ item_id: String(line) as never, quantity: 1 }],
          reason: 'changed_mind' as const,
          comment: null,
          handover: 'store' as const,
        };
        await orderHandlers.requestReturn({ params: { id }, body, idempotencyKey: key, context: small.context({ orderKeys, now }) });
        await returnItem(small.db, id, line, 1);
      }
      const news = await rows(
        small.db,
        { text: column.text },
        sql`select text from outbox where kind = 'sms' and subject = 'Возврат принят' order by id`,
      );
      expect(news.map(({ text }) => text.includes('сдали в обмен'))).toEqual([false, true]);
    });
  });

  test('one that nothing is exchanged for is there for the next order', async () => {
    const { id } = await small.put(shop.fridge);
    await save(phone, id);
    const basket = await basketOf(id);
    expect(basket).toMatchObject({ discount: 0, exchange_devices: [{ item_id: null }] });
    const { orders } = await small.create(id, bodyFor(basket.revision));
    expect(orders[0]?.exchange_devices).toEqual([]);
    expect((await small.put(shop.phone, 1, id)).discount).toBe(10_000_00);
  });

  test('go with the order of the goods that they are exchanged for', async () => {
    const id = await withTwo();
    await exchangeHandlers.setDerivable({ body: { product_id: shop.phone }, context: of(id) });
    await small.put(shop.preorder, 1, id);
    const basket = await basketOf(id);
    const preorder = basket.items.find(({ product_id }) => product_id === shop.preorder);
    expect(preorder).toMatchObject({ final_price: 99_990_00 });
    await exchangeHandlers.removeDerivable({ context: of(id) });
    expect((await basketOf(id)).items.find(({ product_id }) => product_id === shop.preorder)).toMatchObject({ final_price: 88_490_00 });
  });

  describe('a promotion', () => {
    test.each([
      ['trade-in-1', 1, 9_490_00],
      ['trade-in-2', 1, 9_990_00],
      ['trade-in-2', 2, 6_990_00],
    ])('%s with %d chosen', async (mechanic, count, total) => {
      await action(mechanic, 500_00);
      const { id } = await small.put(shop.phone);
      for (const device of [phone, tablet].slice(0, count)) await save(device, id);
      expect((await basketOf(id)).total_sum).toBe(total);
    });

    test('takes the devices that it has asked for, whatever they are exchanged for', async () => {
      await action('trade-in-2', 1_000_00, shop.fridge);
      const { id } = await small.put(shop.fridge);
      await save(phone, id);
      await save(tablet, id);
      const { orders } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
      expect(orders).toMatchObject([{ discount: 1_000_00, exchange_devices: [{ model: 'One' }, { model: 'Pad' }] }]);
      expect((await basketOf(id)).exchange_devices).toEqual([]);
    });

    test('is for as many pieces as there are devices for, each of which goes with them', async () => {
      await action('trade-in-1', 1_000_00, shop.fridge);
      const { id } = await small.put(shop.fridge, 2);
      await save(phone, id);
      expect((await basketOf(id)).discount).toBe(1_000_00);
      await save(tablet, id);
      const { orders } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
      expect(orders).toMatchObject([{ discount: 2_000_00, exchange_devices: [{ model: 'One' }, { model: 'Pad' }] }]);
    });

    test('of each of two lines has devices of its own, each of which goes with its line', async () => {
      await action('trade-in-1', 1_000_00, shop.fridge);
      await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount)
        values (10, 'absolute_discount', 'trade-in-1', 'И ещё', '', 50000)`);
      await small.db.execute(sql`insert into action_products (action_id, product_id, role) values (10, ${shop.licence}, 'target')`);
      const { id } = await small.put(shop.fridge);
      await small.put(shop.licence, 1, id);
      await save(phone, id);
      expect((await basketOf(id)).discount).toBe(1_000_00);
      await save(tablet, id);
      expect((await basketOf(id)).discount).toBe(1_500_00);
      const { orders } = await small.create(id, bodyFor((await basketOf(id)).revision ?? null));
      expect(orders).toMatchObject([
        { discount: 1_000_00, exchange_devices: [{ model: 'One' }] },
        { discount: 500_00, exchange_devices: [{ model: 'Pad' }] },
      ]);
    });

    test('is told with the product, for one device and for two', async () => {
      expect(await tradeInLevels(small.db, shop.phone)).toEqual({ discount: 1_000_00, levels: [{ devices: 1, discount: 1_000_00 }] });
      await action('trade-in-2', 700_00);
      expect(await tradeInLevels(small.db, shop.phone)).toEqual({
        discount: 1_000_00,
        levels: [
          { devices: 1, discount: 1_000_00 },
          { devices: 2, discount: 1_700_00 },
        ],
      });
      expect(await tradeInLevels(small.db, shop.fridge)).toBeNull();
    });
  });

  describe('choosing', () => {
    test('makes a basket, and finds it again', async () => {
      const { id, devices } = await save(phone);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      const [device] = devices;
      expect(device?.tId).toBeGreaterThanOrEqual(10_000);
      expect(device?.tId).toBeLessThanOrEqual(99_999);
      expect(await exchangeHandlers.exchangeDevices({ context: of(id) })).toEqual(devices);
      expect(await exchangeHandlers.exchangeDevices({ context: of() })).toEqual([]);
    });

    test('the same number again changes the device', async () => {
      const { id, devices } = await save(phone);
      const again = await save({ ...phone, status: 1, tId: devices[0]?.tId ?? 0 }, id);
      expect(again.devices).toMatchObject([{ tId: devices[0]?.tId, status: 1, price: 2_000_00 }]);
    });

    test('a colour and a calculator change the price', async () => {
      expect((await save({ ...phone, color: 'black' })).devices).toMatchObject([{ price: 9_500_00, color: 'black' }]);
      expect((await save({ ...phone, calculator_id: 2 })).devices).toMatchObject([{ price: 4_500_00 }]);
    });

    test.each([
      ['a model', { model_id: 999 }],
      ['a memory', { memory: 0 }],
      ['a colour', { color: 'pink' }],
      ['a calculator', { calculator_id: 2, model_id: oldModels.tablet }],
    ])('refuses %s that is not known, in words', async (_what, over) => {
      await expect(save({ ...phone, ...over })).rejects.toMatchObject({ status: 422, errors: { model_id: [messages.notTaken] } });
    });

    test('refuses more than a basket may have', async () => {
      const { id } = await small.put(shop.phone);
      for (let count = 0; count < maxDevices; count += 1) await save(phone, id);
      await expect(save(phone, id)).rejects.toMatchObject({ errors: { model_id: [messages.tooMany] } });
    });

    test('one by one they are taken back, or all with the new one', async () => {
      const id = await withTwo();
      await exchangeHandlers.setDerivable({ body: { product_id: shop.phone }, context: of(id) });
      const [first] = await exchangeHandlers.exchangeDevices({ context: of(id) });
      const afterRemoval = await exchangeHandlers.removeDevice({ query: { t_id: first?.tId ?? 0 }, context: of(id) });
      expect(afterRemoval).toMatchObject({ devices: [{ model: 'Pad' }], derivable: { product_id: shop.phone } });
      expect(await exchangeHandlers.removeDevice({ context: of(id) })).toMatchObject({ devices: [], derivable: null });
      expect(await exchangeHandlers.removeDevice({ context: of() })).toEqual({ basket_id: null, devices: [], derivable: null });
    });

    test('all at once, and nothing when one of them is wrong', async () => {
      const id = await withTwo();
      const body = { devices: [phone], derivable: { product_id: shop.phone } };
      expect(await exchangeHandlers.setData({ body, context: of(id) })).toMatchObject({
        devices: [{ model: 'One' }],
        derivable: { type: 'derivable', product_id: shop.phone, price: 19_990_00, newPrice: 9_990_00 },
      });
      const wrong = exchangeHandlers.setData({ body: { devices: [phone, { ...phone, memory: 7 }], derivable: null }, context: of(id) });
      await expect(wrong).rejects.toMatchObject({ errors: { 'devices.1.model_id': [messages.notTaken] } });
      expect(await exchangeHandlers.exchangeDevices({ context: of(id) })).toHaveLength(1);
    });

    test('a new device is one that devices are taken for', async () => {
      const set = (productId: number) => exchangeHandlers.setDerivable({ body: { product_id: productId }, context: of() });
      await expect(set(shop.fridge)).rejects.toMatchObject({ errors: { product_id: [messages.notExchanged] } });
      await expect(set(999)).rejects.toMatchObject({ status: 404 });
    });
  });

  test('a product tells what the chosen ones take off it', async () => {
    const { id } = await save(phone);
    const readDiscount = (productId: number) =>
      exchangeHandlers.discount({ query: { product_id: String(productId) as never }, context: of(id) });
    expect(await readDiscount(shop.phone)).toMatchObject({
      discount: 10_000_00,
      final_price: 9_990_00,
      discounts: [{ sum: 9_000_00 }, { sum: 1_000_00 }],
    });
    await save({ ...phone, status: 1 }, id);
    expect(await readDiscount(shop.phone)).toMatchObject({ discount: 12_000_00, discounts: [{ sum: 11_000_00 }, { sum: 1_000_00 }] });
    expect(await readDiscount(shop.fridge)).toBeNull();
  });
});
