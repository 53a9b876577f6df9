import type { Input, Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basket as basketHandlers } from '../basket/handlers.ts';
import { type Database, rows } from '../database/database.ts';
import { delivery } from '../delivery/handlers.ts';
import type { Refusal } from '../failure.ts';
import { applyOutcome } from '../payments/apply.ts';
import { payments as paymentHandlers } from '../payments/handlers.ts';
import type { RequestContext } from '../request-context.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { fillSmallShop, shop, stock } from '../testing/small-shop.ts';
import { orders as orderHandlers } from './handlers.ts';
import { cancelExpired } from './status.ts';

type Body = Input<(typeof endpoints)['create']>['body'];
type Created = Output<(typeof endpoints)['create']>;

// Thursday, 12:00 in Moscow.
const noon = new Date('2026-11-19T09:00:00Z');

describe.each(Object.entries(engines))('%s', (_, start) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    await db.execute(sql`truncate cities, categories, brands, suppliers, baskets, submissions, orders, outbox restart identity cascade`);
    await fillSmallShop(db);
  });

  const context = (over: Partial<RequestContext> = {}): RequestContext => ({
    db,
    cityId: shop.city,
    traceId: 'trace',
    applicationType: 'psb',
    basketId: undefined,
    orderKeys: [],
    bearer: undefined,
    refreshToken: undefined,
    user: null,
    idempotencyKey: undefined,
    clientIp: '127.0.0.1',
    now: noon,
    log: pino({ level: 'silent' }),
    ...over,
  });

  const put = (productId: number, quantity = 1, basketId?: string, supplierId?: number) =>
    basketHandlers.addItem({ query: { product_id: productId, quantity, supplier_id: supplierId }, context: context({ basketId }) });

  const pickup = { delivery_type_id: 1, finish_storage_id: shop.store };
  const bodyFor = (revision: number, over: Partial<Body> = {}): Body => ({
    revision,
    order_type_id: 33,
    contact: { first_name: 'Анна', last_name: 'Петрова', phone: '79991234567', email: 'anna@example.ru' },
    deliveries: { buy: pickup },
    payment_type_id: 17,
    is_one_click: false,
    comment: null,
    consents: ['personal-data'],
    ...over,
  });
  let keys = 0;
  const create = (basketId: string, body: Body, idempotencyKey = `key-number-${++keys}`): Promise<Created> =>
    orderHandlers.create({ body, idempotencyKey, context: context({ basketId }) });

  const refusal = (call: Promise<unknown>): Promise<Refusal> =>
    call.then(
      () => expect.fail('It was not refused.'),
      (error: Refusal) => error,
    );
  const count = async (statement: ReturnType<typeof sql>) => (await rows<{ n: number }>(db, statement))[0]?.n;
  const left = () => count(sql`select sum(quantity)::int as n from stock where product_id = ${shop.phone}`);

  test('an order takes its goods from the store where they are picked up and empties the basket', async () => {
    const basket = await put(shop.phone, 2);
    const created = await create(basket.id, bodyFor(basket.revision));
    const [order] = created.orders;
    expect(order).toMatchObject({
      status_id: 'W',
      sum: 3_998_000,
      total_sum: 3_998_000,
      delivery_date: '2026-11-19',
      delivery_time_from: '12:15',
    });
    expect(await count(sql`select quantity as n from stock where product_id = ${shop.phone} and store_id = ${shop.store}`)).toBe(1);
    expect((await basketHandlers.getBasket({ context: context({ basketId: basket.id }) })).items).toEqual([]);
    expect(await count(sql`select count(*)::int as n from consents where purpose = 'personal-data' and ip = '127.0.0.1'`)).toBe(1);
    expect(await count(sql`select count(*)::int as n from outbox`)).toBe(2);
  });

  test('200 buyers of 50 pieces make 50 orders and leave none', async () => {
    const baskets = await Promise.all(Array.from({ length: 200 }, () => put(shop.phone)));
    const results = await Promise.allSettled(baskets.map((basket) => create(basket.id, bodyFor(basket.revision))));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(50);
    expect(new Set(refused.map((reason: Refusal) => reason.code))).toEqual(new Set(['out_of_stock']));
    expect(await left()).toBe(0);
    expect(await count(sql`select count(*)::int as n from orders`)).toBe(50);
  });

  test('50 equal submissions with one key make one order', async () => {
    const basket = await put(shop.phone);
    const body = bodyFor(basket.revision);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(basket.id, body, 'one-key-for-all')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count(sql`select count(*)::int as n from orders`)).toBe(1);
    expect(await left()).toBe(49);
  });

  test('the same key with another request is a conflict', async () => {
    const basket = await put(shop.phone);
    await create(basket.id, bodyFor(basket.revision), 'used-key');
    expect((await refusal(create(basket.id, bodyFor(basket.revision, { comment: 'иначе' }), 'used-key'))).code).toBe('conflict');
  });

  test('the same key with another basket is somebody else’s: an order of its own, and nothing of the first one', async () => {
    const [one, other] = [await put(shop.phone), await put(shop.phone)];
    const first = await create(one.id, bodyFor(one.revision), 'a-key-of-two');
    const second = await create(other.id, bodyFor(other.revision), 'a-key-of-two');
    expect(second.order_key).not.toBe(first.order_key);
    expect(second.orders[0]?.id).not.toBe(first.orders[0]?.id);
  });

  test('an answer is not given again to a basket that is not there any more', async () => {
    const basket = await put(shop.phone);
    await create(basket.id, bodyFor(basket.revision), 'before-it-went');
    await db.execute(sql`delete from baskets where id = ${basket.id}`);
    expect((await refusal(create(basket.id, bodyFor(basket.revision), 'before-it-went'))).code).toBe('conflict');
  });

  test('what is refused changes nothing and may be sent again with the same key', async () => {
    const basket = await put(shop.phone, 3);
    await stock(db, shop.warehouse, shop.phone, 0);
    await stock(db, shop.secondStore, shop.phone, 0);
    await stock(db, shop.store, shop.phone, 2);
    expect((await refusal(create(basket.id, bodyFor(basket.revision), 'second-try'))).code).toBe('out_of_stock');
    expect([
      await left(),
      await count(sql`select count(*)::int as n from orders`),
      await count(sql`select count(*)::int as n from submissions`),
    ]).toEqual([2, 0, 0]);
    await stock(db, shop.store, shop.phone, 3);
    expect((await create(basket.id, bodyFor(basket.revision), 'second-try')).orders).toHaveLength(1);
  });

  test('a basket that has changed meanwhile, and an empty one, are conflicts', async () => {
    const basket = await put(shop.phone);
    await put(shop.phone, 1, basket.id);
    expect((await refusal(create(basket.id, bodyFor(basket.revision)))).code).toBe('conflict');
    expect((await refusal(create('f'.repeat(32), bodyFor(0)))).code).toBe('conflict');
  });

  test('preorders, digital goods and gift cards become orders of their own', async () => {
    let basket = await put(shop.phone);
    for (const product of [shop.preorder, shop.licence, shop.giftCard]) basket = await put(product, 1, basket.id);
    expect(basket.orders.map(({ key }) => key)).toEqual(['buy', 'preorder', 'digital', 'special']);
    const created = await create(basket.id, bodyFor(basket.revision, { deliveries: { buy: pickup, preorder: pickup } }));
    expect(created.orders.map((order) => [order.delivery_type.name, order.delivery_date])).toEqual([
      ['Самовывоз', '2026-11-19'],
      ['Самовывоз', '2026-12-20'],
      ['Код придёт в письме', null],
      ['Код придёт в письме', null],
    ]);
    expect(await count(sql`select licences as n from products where id = ${shop.licence}`)).toBe(2);
  });

  test("a partner's goods come from the partner's stock", async () => {
    expect((await refusal(put(shop.partner))).code).toBe('out_of_stock');
    const basket = await put(shop.partner, 2, undefined, shop.supplier);
    expect(basket.total_sum).toBe(1_898_000);
    await create(basket.id, bodyFor(basket.revision));
    expect(await count(sql`select quantity as n from supplier_offers where product_id = ${shop.partner}`)).toBe(0);
  });

  test('a delivery or payment that is not possible is a fault of its field', async () => {
    const basket = await put(shop.fridge);
    const locker = { delivery_type_id: 12, finish_storage_id: shop.postamat };
    expect((await refusal(create(basket.id, bodyFor(basket.revision, { deliveries: { buy: locker } })))).errors).toHaveProperty([
      'deliveries.buy',
    ]);
    const courier = (
      await delivery.variationsOrders({ query: { delivery_purpose: 'courier' }, context: context({ basketId: basket.id }) })
    )[0]?.deliveries[0];
    const brought = { delivery_type_id: 2, datetime: courier?.datetime, interval: courier?.interval ?? undefined };
    expect((await refusal(create(basket.id, bodyFor(basket.revision, { deliveries: { buy: brought } })))).errors).toHaveProperty([
      'deliveries.buy.address',
    ]);
    expect((await refusal(create(basket.id, bodyFor(basket.revision, { payment_type_id: 3 })))).errors).toHaveProperty('payment_type_id');
    expect((await refusal(create(basket.id, bodyFor(basket.revision, { payment_type_id: 999 })))).errors).toHaveProperty('payment_type_id');
  });

  test('one click needs a name and a phone alone', async () => {
    const basket = await put(shop.phone);
    const created = await create(basket.id, bodyFor(basket.revision, { is_one_click: true, deliveries: {}, payment_type_id: null }));
    expect(created.orders[0]).toMatchObject({ status_id: 'N', delivery_address: 'Уточнит оператор' });
    expect(await left()).toBe(49);
  });

  describe('payment', () => {
    const order = async () => {
      const basket = await put(shop.phone);
      const created = await create(basket.id, bodyFor(basket.revision));
      return { id: created.orders[0]?.id ?? 0, orderKeys: [created.order_key] };
    };
    const begin = (id: number, orderKeys: string[], type = 17) =>
      paymentHandlers.create({
        body: { order_id: id, payment_type_id: type },
        idempotencyKey: `payment-${++keys}`,
        context: context({ orderKeys }),
      });

    test('nobody without the key learns of an order or pays it', async () => {
      const { id } = await order();
      for (const orderKeys of [[], ['0'.repeat(32)]]) {
        expect((await refusal(orderHandlers.order({ params: { id }, context: context({ orderKeys }) }))).status).toBe(404);
        expect((await refusal(begin(id, orderKeys))).status).toBe(404);
      }
    });

    test('a callback three times, and a decline after it, make one paid payment', async () => {
      const { id, orderKeys } = await order();
      const payment = await begin(id, orderKeys);
      await Promise.all([applyOutcome(db, payment.id, 'paid'), applyOutcome(db, payment.id, 'paid'), applyOutcome(db, payment.id, 'paid')]);
      await applyOutcome(db, payment.id, 'declined');
      expect(await count(sql`select count(*)::int as n from payments where status = 'paid'`)).toBe(1);
      expect(await orderHandlers.order({ params: { id }, context: context({ orderKeys }) })).toMatchObject({
        status_id: 'N',
        waiting_sum: 0,
      });
      expect((await refusal(begin(id, orderKeys))).code).toBe('conflict');
    });

    test('after a decline another method pays; money that comes for the first attempt after all is asked back', async () => {
      const { id, orderKeys } = await order();
      const first = await begin(id, orderKeys);
      await applyOutcome(db, first.id, 'declined');
      const second = await begin(id, orderKeys, 64);
      await applyOutcome(db, second.id, 'paid');
      await applyOutcome(db, first.id, 'paid');
      expect(await rows(db, sql`select status, refund_requested_at is not null as refund from payments order by id`)).toEqual([
        { status: 'cancelled', refund: true },
        { status: 'paid', refund: false },
      ]);
    });

    test('a second attempt ends the first, and the same key gives the same attempt', async () => {
      const { id, orderKeys } = await order();
      const call = () =>
        paymentHandlers.create({
          body: { order_id: id, payment_type_id: 17 },
          idempotencyKey: 'pressed-twice',
          context: context({ orderKeys }),
        });
      const [first, again] = await Promise.all([call(), call()]);
      expect(again.id).toBe(first.id);
      await begin(id, orderKeys);
      expect((await paymentHandlers.info({ params: { id: first.id }, context: context({ orderKeys }) })).status).toBe('cancelled');
    });

    test('a key gives an earlier answer to nobody who may not read the order, and another’s payment to nobody at all', async () => {
      const [own, other] = [await order(), await order()];
      const pay = (id: number, orderKeys: string[]) =>
        paymentHandlers.create({
          body: { order_id: id, payment_type_id: 17 },
          idempotencyKey: 'a-key-of-two',
          context: context({ orderKeys }),
        });
      const show = (id: number, orderKeys: string[]) =>
        paymentHandlers.init({
          params: { id },
          body: { return_url: '/back' },
          idempotencyKey: 'a-key-of-two',
          context: context({ orderKeys }),
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
      await db.execute(
        sql`insert into users (id, phone) overriding system value values (1, '79990000001'), (2, '79990000002') on conflict do nothing`,
      );
      const [one, other] = [await order(), await order()];
      await db.execute(sql`update orders set user_id = ${anna.id}`);
      const pay = (id: number, over: Partial<RequestContext>) =>
        paymentHandlers.create({ body: { order_id: id, payment_type_id: 17 }, idempotencyKey: 'a-key-of-anna', context: context(over) });
      const payment = await pay(one.id, { user: anna });
      expect((await pay(one.id, { user: anna })).id).toBe(payment.id);
      expect((await pay(one.id, { orderKeys: one.orderKeys })).id).toBe(payment.id);
      expect((await refusal(pay(one.id, { user: { id: 2, sessionId: 2 } }))).status).toBe(404);
      expect((await refusal(pay(other.id, { user: anna }))).code).toBe('conflict');
    });

    test('an order nobody pays gives its goods back after a day', async () => {
      const { id, orderKeys } = await order();
      expect(await cancelExpired(db)).toBe(0);
      await db.execute(sql`update orders set expires_at = now() - interval '1 minute'`);
      expect(await cancelExpired(db)).toBe(1);
      expect(await left()).toBe(50);
      expect((await orderHandlers.order({ params: { id }, context: context({ orderKeys }) })).status_id).toBe('I');
    });
  });
});
