import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop as goods, stock } from '../platform/database/testing/small-shop.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;
type Time = Record<'delivery_date' | 'delivery_time_from' | 'delivery_time_to', string>;

const evening = { delivery_date: '2026-11-19', delivery_time_from: '18:00', delivery_time_to: '22:00' };
const recipient = { contact_name: 'Анна', mobile_phone: anna.phone, email: null, comment: null };

describe.each(anyEngine)('when a courier brings an order, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    for (const id of [goods.store, goods.secondStore]) await stock(shop.db, id, goods.phone, 1);
    await stock(shop.db, goods.warehouse, goods.phone, 0);
    own = bearerOf(await shop.signIn());
  });

  const send = (method: 'GET' | 'PUT', url: string, headers: Headers, payload?: object) =>
    shop.app.inject({ method, url, headers, ...(payload && { payload }) });
  const street = {
    city: { name: 'Донецк' },
    street: 'Артёма',
    house_number: '74',
    building: null,
    housing: null,
    floor: null,
    flat_number: null,
  };
  let orderCount = 0;
  /** Both of the phones that there are, brought this evening. */
  const order = async (
    delivery: object = { delivery_type_id: 2, datetime: '2026-11-19T18:00:00+03:00', interval: '18:00 - 22:00', address: street },
  ) => {
    const { id, revision } = (await send('GET', `/basket/add-item?product_id=${goods.phone}&quantity=2`, own)).json();
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const rest = { order_type_id: 33, payment_type_id: paymentTypes.online, is_one_click: false, comment: null, consents: [] };
    const headers = { 'x-basket-id': id, 'idempotency-key': `time-of-order-${++orderCount}` };
    const answer = await shop.post('/api/create-order', { revision, contact, deliveries: { buy: delivery }, ...rest }, headers);
    return answer.json().orders[0].id as number;
  };
  const times = async (id: number): Promise<Time[]> => (await send('GET', `/v3/customer/orders/${id}`, own)).json().delivery_times;
  const change = (id: number, time: Partial<Time>, headers = own) =>
    send('PUT', `/v3/customer/orders/${id}`, headers, { ...recipient, ...time });
  const readAgreedTime = async (id: number): Promise<Time | undefined> => {
    const timeRows = await rows(
      shop.db,
      { delivery_date: column.text, delivery_time_from: column.text, delivery_time_to: column.text },
      sql`select delivery_date::text, delivery_time_from, delivery_time_to from orders where id = ${id}`,
    );
    return timeRows[0];
  };
  /** Hours go by, and she signs in anew. */
  const advanceClock = async (hours: number) => {
    shop.advanceClock(hours * 3600);
    own = bearerOf(await shop.signIn());
  };
  const timeText = ({ delivery_date, delivery_time_from }: Time) => `${delivery_date} ${delivery_time_from}`;

  test('is one of the times that could be had if its goods were ordered now, though nothing is left of them', async () => {
    const id = await order();
    const offeredTimes = await times(id);
    expect(offeredTimes.map(timeText).slice(0, 3)).toEqual(['2026-11-19 18:00', '2026-11-20 09:00', '2026-11-20 13:00']);
    expect(offeredTimes).toHaveLength(13);
  });

  test('is changed to one of them, and the shopper is told', async () => {
    const id = await order();
    const time = (await times(id)).at(-1) ?? evening;
    expect((await change(id, time)).json()).toEqual({ is_saved: true });
    expect(await readAgreedTime(id)).toEqual({ delivery_date: '2026-11-23', delivery_time_from: '18:00', delivery_time_to: '22:00' });
    const messages = await rows(shop.db, sql`select text from outbox where subject = 'Доставка перенесена'`);
    expect(messages).toEqual([{ text: `Заказ № ${id} привезём 23 ноября, с 18:00 до 22:00.` }]);
    expect(await rows(shop.db, sql`select url from notifications where title = 'Доставка перенесена'`)).toEqual([
      { url: `/account/orders/${id}` },
    ]);
  });

  test.each([
    ['a day after the last', { ...evening, delivery_date: '2026-11-24' }],
    ['an hour that is none of the shop’s', { ...evening, delivery_time_from: '17:00' }],
    ['a span that begins too soon', { ...evening, delivery_time_from: '13:00', delivery_time_to: '18:00' }],
  ])('is not %s', async (_name, time) => {
    const id = await order();
    const answer = await change(id, time);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { delivery_date: ['Это время уже недоступно, выберите другое'] }]);
    expect(await readAgreedTime(id)).toEqual(evening);
  });

  test('stays as it is where nothing or the same is said of it, however little time is left', async () => {
    const id = await order();
    await advanceClock(5);
    expect((await times(id)).map(timeText).slice(0, 2)).toEqual(['2026-11-19 18:00', '2026-11-20 09:00']);
    expect([(await change(id, {})).statusCode, (await change(id, evening)).statusCode]).toEqual([200, 200]);
    await advanceClock(2);
    expect((await times(id)).map(timeText)[0]).toBe('2026-11-20 09:00');
    expect(await rows(shop.db, sql`select 1 from outbox where subject = 'Доставка перенесена'`)).toEqual([]);
  });

  test.each([
    [{ delivery_date: '2026-11-20' }, ['delivery_time_from', 'delivery_time_to']],
    [{ delivery_time_from: '18:00', delivery_time_to: '22:00' }, ['delivery_date']],
  ])('is not changed by a part of a time: %o', async (part, missing) => {
    const id = await order();
    const answer = await change(id, part);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, missing]);
    expect(await readAgreedTime(id)).toEqual(evening);
  });

  test('is of the city of the order: a courier goes to no other', async () => {
    const { id, revision } = (await send('GET', `/basket/add-item?product_id=${goods.phone}&quantity=1`, own)).json();
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const rest = { order_type_id: 33, payment_type_id: paymentTypes.online, is_one_click: false, comment: null, consents: [] };
    const deliveries = {
      buy: {
        delivery_type_id: 2,
        datetime: '2026-11-19T18:00:00+03:00',
        interval: '18:00 - 22:00',
        address: { ...street, city: { name: 'Владивосток' } },
      },
    };
    const headers = { 'x-basket-id': id, 'idempotency-key': 'time-of-order-far-away' };
    const answer = await shop.post('/api/create-order', { revision, contact, deliveries, ...rest }, headers);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['deliveries.buy.address.city']]);
  });

  test('is nobody else’s to change', async () => {
    const id = await order();
    const next = { ...evening, delivery_date: '2026-11-20' };
    for (const headers of [{}, bearerOf(await shop.signIn({}, boris)), { 'x-order-key': 'another' }] as Headers[]) {
      expect((await change(id, next, headers)).statusCode).toBe(404);
    }
    expect(await readAgreedTime(id)).toEqual(evening);
  });

  test.each([
    [orderStatuses.awaitingPayment, 13],
    [orderStatuses.accepted, 13],
    [orderStatuses.assembled, 0],
    [orderStatuses.cancelled, 0],
  ])('in %s may be one of %i', async (letter, count) => {
    const id = await order();
    await shop.db.execute(sql`update orders set status_id = ${letter} where id = ${id}`);
    expect(await times(id)).toHaveLength(count);
    expect((await change(id, { ...evening, delivery_date: '2026-11-20' })).statusCode).toBe(count > 0 ? 200 : 409);
  });

  test('is not chosen where it is picked up', async () => {
    await stock(shop.db, goods.store, goods.phone, 2);
    const id = await order({ delivery_type_id: 1, finish_storage_id: goods.store });
    expect(await times(id)).toEqual([]);
    expect((await change(id, evening)).statusCode).toBe(422);
  });
});
