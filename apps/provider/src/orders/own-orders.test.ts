import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setMedia } from '../catalogue/media/media.ts';
import { plainMedia } from '../catalogue/media/testing/plain.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;

describe.each(anyEngine)('an order of the account, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;
  let others: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    own = bearerOf(await shop.signIn());
    others = bearerOf(await shop.signIn({}, boris));
  });

  const send = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object) =>
    shop.app.inject({ method, url, headers, ...(payload && { payload }) });
  let orderCount = 0;
  /** In one click, by whoever these headers are; its number and its key. */
  const order = async (headers: Headers): Promise<{ id: number; key: string }> => {
    const { id, revision } = (await send('GET', `/basket/add-item?product_id=${goods.phone}&quantity=1`, headers)).json();
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const rest = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
    const key = { 'x-basket-id': id, 'idempotency-key': `own-order-${++orderCount}-000` };
    const { orders, order_key } = (await shop.post('/api/create-order', { revision, contact, ...rest }, key)).json();
    return { id: orders[0].id, key: order_key };
  };
  const stock = async (): Promise<number> =>
    (await rows(shop.db, { n: column.number }, sql`select sum(quantity)::int as n from stock where product_id = ${goods.phone}`))[0]?.n ??
    0;
  const changes = { contact_name: 'Вера Смирнова', mobile_phone: boris.phone, email: null, comment: 'Позвоните заранее' };

  test('stands in the list of its owner alone, the newest first, page by page', async () => {
    const [first, second] = [await order(own), await order(own)];
    await order(others);
    const page = await send('GET', '/v3/customer/orders?page=1&per_page=1', own);
    expect(page.json().map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect(page.headers).toMatchObject({ 'x-pagination-total-count': '2', 'x-pagination-page-count': '2' });
    expect((await send('GET', '/v3/customer/orders?page=2&per_page=1', own)).json()[0].id).toBe(first.id);
    expect((await send('GET', '/v3/customer/orders', {})).statusCode).toBe(401);
  });

  test('shows its goods as they are drawn now, by addresses that are kept for a year', async () => {
    setMedia(plainMedia());
    onTestFinished(() => setMedia());
    const { id } = await order(own);
    const [line] = (await send('GET', `/v3/customer/orders/${id}`, own)).json().basket;
    expect(line.image).toMatch(/\?v=[\w-]{13}$/);
    expect(line.image).toBe((await send('GET', `/v3/products/${goods.phone}`, {})).json().images[0]);
  });

  test('is cancelled once, its goods come back, and a message says so', async () => {
    const before = await stock();
    const { id } = await order(own);
    expect(await stock()).toBe(before - 1);
    const responses = await Promise.all([1, 2, 3].map(() => send('POST', `/v3/customer/orders/${id}/cancel`, own)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stock()).toBe(before);
    const { status_id, is_cancelable, is_editable } = (await send('GET', `/v3/customer/orders/${id}`, own)).json();
    expect([status_id, is_cancelable, is_editable]).toEqual([orderStatuses.cancelled, false, false]);
    expect(await rows(shop.db, sql`select count(*)::int as n from outbox where subject = 'Заказ отменён'`)).toEqual([{ n: 1 }]);
  });

  test('is changed while it has not been put together', async () => {
    const { id } = await order(own);
    expect((await send('PUT', `/v3/customer/orders/${id}`, own, changes)).json()).toEqual({ is_saved: true });
    expect((await send('GET', `/v3/customer/orders/${id}`, own)).json()).toMatchObject(changes);
  });

  test('of codes goes to the e-mail that it is changed to, and not without one', async () => {
    const { id } = await order(own);
    await shop.db.execute(sql`update orders set email = 'anna@example.com', delivery_address = 'anna@example.com' where id = ${id}`);
    const path = `/v3/customer/orders/${id}`;
    const refused = await send('PUT', path, own, changes);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
    expect((await send('PUT', path, own, { ...changes, email: 'vera@example.com' })).statusCode).toBe(200);
    expect((await send('GET', path, own)).json()).toMatchObject({ email: 'vera@example.com', delivery_address: 'vera@example.com' });
  });

  test.each([
    [orderStatuses.awaitingPayment, true, true],
    [orderStatuses.accepted, true, true],
    [orderStatuses.assembled, true, false],
    [orderStatuses.inTransit, true, false],
    [orderStatuses.ready, true, false],
    [orderStatuses.delivering, false, false],
    [orderStatuses.closed, false, false],
    [orderStatuses.finished, false, false],
  ])('in %s may be cancelled: %s, changed: %s', async (letter, mayCancel, mayChange) => {
    const { id } = await order(own);
    await shop.db.execute(sql`update orders set status_id = ${letter} where id = ${id}`);
    const { is_cancelable, is_editable } = (await send('GET', `/v3/customer/orders/${id}`, own)).json();
    expect([is_cancelable, is_editable]).toEqual([mayCancel, mayChange]);
    expect((await send('PUT', `/v3/customer/orders/${id}`, own, changes)).statusCode).toBe(mayChange ? 200 : 409);
    expect((await send('POST', `/v3/customer/orders/${id}/cancel`, own)).statusCode).toBe(mayCancel ? 200 : 409);
  });

  test('is nobody else’s, by whatever header; a guest has it by its key', async () => {
    const { id, key } = await order(own);
    for (const headers of [others, {}, { 'x-order-key': 'another' }, { ...others, 'x-basket-id': 'f'.repeat(32) }] as Headers[]) {
      expect((await send('GET', `/v3/customer/orders/${id}`, headers)).statusCode).toBe(404);
      expect((await send('POST', `/v3/customer/orders/${id}/cancel`, headers)).statusCode).toBe(404);
      expect((await send('PUT', `/v3/customer/orders/${id}`, headers, changes)).statusCode).toBe(404);
    }
    expect((await send('POST', `/v3/customer/orders/${id}/cancel`, { 'x-order-key': key })).statusCode).toBe(200);
  });

  test('is told of by number and phone: how it stands, and nothing of the person', async () => {
    const { id } = await order(own);
    const track = (order_id: number, phone: number) => shop.post('/user/order-status', { order_id, phone });
    const tracking = (await track(id, anna.phone)).json();
    expect(tracking).toMatchObject({ id, status_id: orderStatuses.accepted, statuses: expect.any(Array), total_sum: expect.any(Number) });
    expect(JSON.stringify(tracking)).not.toMatch(/Анна|79000000001|address|basket/);
    const wrong = [await track(id, boris.phone), await track(987_654, anna.phone)];
    expect(new Set(wrong.map(({ body }) => body)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
    for (let at = 0; at < 10; at++) await track(id, boris.phone);
    expect((await track(id, anna.phone)).statusCode).toBe(429);
  });

  test('whoever knows a phone does not get its orders by counting numbers up: what is found is counted as well', async () => {
    const { id } = await order(own);
    const track = (order_id: number) => shop.post('/user/order-status', { order_id, phone: anna.phone });
    const answers = [];
    for (let at = 0; at <= 30; at++) answers.push((await track(at < 29 ? 900_000 + at : id)).statusCode);
    expect([answers.slice(0, 29).every((status) => status === 404), answers.slice(29)]).toEqual([true, [200, 429]]);
  });
});
