import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxCodes, maxCodeTries } from '../accounts/auth/codes.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { days } from '../platform/retention/kinds.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { newEan } from '../pricing/loyalty/ean.ts';
import { writeEntry } from '../pricing/loyalty/ledger.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;

/** A phone that has no account. */
const guests = 79_000_000_031;

describe.each(bothEngines)('who has confirmed a phone, %s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());
  afterEach(() => shop.db.execute(sql`delete from users where phone not in (${String(anna.phone)}, ${String(boris.phone)})`));

  const get = (url: string, headers: Headers = {}) => shop.app.inject({ url, headers });
  let orderCount = 0;
  /** Of a guest, in one click; its number and its key. */
  const order = async (phone: number): Promise<{ id: number; key: string }> => {
    const { id, revision } = (await get(`/basket/add-item?product_id=${goods.phone}&quantity=1`)).json();
    const contact = { first_name: 'Анна', last_name: '', phone, email: null };
    const rest = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
    const key = { 'x-basket-id': id, 'idempotency-key': `opened-order-${++orderCount}-000` };
    const { orders, order_key } = (await shop.post('/api/create-order', { revision, contact, ...rest }, key)).json();
    return { id: orders[0].id, key: order_key };
  };
  const lastCode = async (): Promise<string> => {
    const [message] = await rows(
      shop.db,
      { text: column.text },
      sql`select text from outbox where subject like 'Код для%' order by id desc limit 1`,
    );
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const sendCode = (id: number, phone: number, headers: Headers = {}) =>
    shop.post('/v3/customer/orders/send-code', { order_id: id, phone }, headers);
  const openBy = (id: number, body: object) => shop.post('/v3/customer/orders/open', { order_id: id, ...body });
  const numbers = async (headers: Headers): Promise<number[]> =>
    (await get('/v3/customer/orders', headers)).json().map(({ id }: { id: number }) => id);

  describe('opens an order on another device', () => {
    test('by a code that is sent to its phone, once; the goods of one in one click stay for a day', async () => {
      const { id } = await order(guests);
      const { request_id } = (await sendCode(id, guests)).json();
      const code = await lastCode();
      expect((await openBy(id, { phone: guests, code: other(code), request_id })).json().errors).toHaveProperty('code');
      const { order_key } = (await openBy(id, { phone: guests, code, request_id })).json();
      const openedOrder = await get(`/v3/customer/orders/${id}`, { 'x-order-key': order_key });
      expect(openedOrder.json()).toMatchObject({ id, is_phone_to_confirm: false });
      expect((await openBy(id, { phone: guests, code, request_id })).json().errors).toHaveProperty('code');
      expect((await get(`/v3/customer/orders/${id}`, { 'x-order-key': 'f'.repeat(32) })).statusCode).toBe(404);
      expect(JSON.stringify(await rows(shop.db, sql`select * from opened_orders`))).not.toContain(order_key);
    });

    test('of that phone alone, and the answer to who only asks does not say whether there is one', async () => {
      const { id } = await order(guests);
      const [theirs, nobodys] = [await sendCode(id, boris.phone), await sendCode(987_654, boris.phone)];
      const shape = ({ statusCode, json }: typeof theirs) => [statusCode, Object.keys(json())];
      expect(shape(theirs)).toEqual(shape(nobodys));
      const { request_id } = nobodys.json();
      const code = await lastCode();
      const wrong = { phone: boris.phone, code: other(code), request_id };
      // Tries are counted by the code, not by the order.
      const refusalOf = async (number: number) => ({ ...(await openBy(number, wrong)).json(), tries_left: null });
      expect(await refusalOf(id)).toEqual(await refusalOf(987_654));
      for (const number of [id, 987_654])
        expect((await openBy(number, { phone: boris.phone, code, request_id })).statusCode, String(number)).toBe(404);
      expect(await rows(shop.db, sql`select 1 from opened_orders`)).toEqual([]);
    });

    test('with so many codes and tries to one phone as of any other code', async () => {
      const { id } = await order(guests);
      for (let at = 0; at < maxCodes.here; at += 1) expect((await sendCode(id, guests)).statusCode).toBe(200);
      expect((await sendCode(id, guests)).statusCode).toBe(429);
      const { request_id } = (await sendCode(id, boris.phone)).json();
      const code = await lastCode();
      for (let at = 0; at < maxCodeTries; at += 1) await openBy(id, { phone: boris.phone, code: other(code), request_id });
      expect((await openBy(id, { phone: boris.phone, code, request_id })).json().errors).toHaveProperty('code');
    });

    test('until the browser has forgotten the key', async () => {
      const { id } = await order(guests);
      const { request_id } = (await sendCode(id, guests)).json();
      await openBy(id, { phone: guests, code: await lastCode(), request_id });
      await applyRetention(shop.db, shop.now);
      expect(await rows(shop.db, sql`select order_id as id from opened_orders`)).toEqual([{ id }]);
      shop.advanceClock((days.openedOrder + 1) * 86_400);
      await applyRetention(shop.db, shop.now);
      expect(await rows(shop.db, sql`select order_id from opened_orders`)).toEqual([]);
    });
  });

  describe('is the person', () => {
    const signInCode = async (phone: number) => {
      const { request_id } = (await shop.post('/api/auth/v2/users/account/send-code', { phone })).json();
      return { phone, code: await lastCode(), request_id };
    };
    const signUp = (body: object) =>
      shop.post('/user/sign-up', { first_name: 'Вера', email: null, password: null, agreement: true, ...body });

    test('a code of a sign-in makes an account by a name alone, and the orders of the phone are its own', async () => {
      const [mine, not] = [await order(guests), await order(guests + 1)];
      const brought = await signInCode(guests);
      expect((await shop.post('/user/login-with-sms-code', brought)).json().errors).toEqual({ phone: [expect.any(String)] });
      const own = bearerOf((await signUp(brought)).json());
      expect(await numbers(own)).toEqual([mine.id]);
      expect((await get(`/v3/customer/orders/${mine.id}`, own)).statusCode).toBe(200);
      expect((await get(`/v3/customer/orders/${not.id}`, own)).statusCode).toBe(404);
      // Without a password there is none to guess.
      expect((await shop.post('/user/login', { phone: guests, password: 'Vitrina2026' })).statusCode).toBe(422);
      const again = await signInCode(guests);
      expect((await shop.post('/user/login-with-sms-code', again)).statusCode).toBe(200);
    });

    test('a code of a registration signs in to the account that there is', async () => {
      const { request_id } = (await shop.post('/auth/v2/users/register/send-code', { phone: anna.phone })).json();
      const brought = { phone: anna.phone, code: await lastCode(), request_id };
      expect((await signUp(brought)).json().errors).toHaveProperty('phone');
      expect((await shop.post('/user/login-with-sms-code', brought)).statusCode).toBe(200);
    });

    test('a code that opens an order signs nobody in, and the other way round', async () => {
      const { id } = await order(anna.phone);
      const { request_id } = (await sendCode(id, anna.phone)).json();
      const brought = { phone: anna.phone, code: await lastCode(), request_id };
      expect((await shop.post('/user/login-with-sms-code', brought)).json().errors).toHaveProperty('code');
      expect((await openBy(id, await signInCode(anna.phone))).json().errors).toHaveProperty('code');
    });

    test('what a guest orders with the phone of an account is the account’s when its code is brought, not before', async () => {
      const [{ id }, other] = [await order(anna.phone), await order(boris.phone)];
      const own = bearerOf(await shop.signIn());
      expect(await numbers(own)).toEqual([]);
      const open = async (order: number, phone: number) => {
        const { request_id } = (await sendCode(order, phone)).json();
        return shop.post('/v3/customer/orders/open', { order_id: order, phone, code: await lastCode(), request_id }, own);
      };
      // Whoever is signed in with another phone reads what he has opened, and owns nothing of it.
      expect((await open(other.id, boris.phone)).statusCode).toBe(200);
      expect(await numbers(own)).toEqual([]);
      expect((await open(id, anna.phone)).statusCode).toBe(200);
      expect(await numbers(own)).toEqual([id]);
      const { id: next } = await order(anna.phone);
      const again = bearerOf((await shop.post('/user/login-with-sms-code', await signInCode(anna.phone))).json());
      expect(await numbers(again)).toEqual([next, id]);
    });

    test('what a guest has received already earns its bonuses when it becomes the account’s, once', async () => {
      await shop.db.execute(sql`insert into loyalty_cards (ean, phone, user_id, is_active)
        select ${newEan()}, phone, id, true from users where phone = ${String(anna.phone)}`);
      const { id } = await order(anna.phone);
      await shop.db.execute(sql`update orders set status_id = 'F' where id = ${id}`);
      const entries = () =>
        rows(shop.db, { kind: column.text, orderId: column.number }, sql`select kind, order_id as "orderId" from loyalty_entries`);
      expect(await entries()).toEqual([]);
      const own = bearerOf((await shop.post('/user/login-with-sms-code', await signInCode(anna.phone))).json());
      expect((await get(`/v3/customer/orders/${id}`, own)).json()).toMatchObject({ id, status_id: 'F' });
      await shop.post('/user/login-with-sms-code', await signInCode(anna.phone));
      expect(await entries()).toEqual([{ kind: 'earned', orderId: id }]);
    });

    test('several that a guest has received come at once, to an account with a card or without', async () => {
      await shop.db.execute(sql`insert into loyalty_cards (ean, phone, user_id, is_active)
        select ${newEan()}, phone, id, true from users where phone = ${String(anna.phone)}`);
      const annas = [await order(anna.phone), await order(anna.phone), await order(anna.phone)].map(({ id }) => id);
      const theirs = [await order(guests), await order(guests)].map(({ id }) => id);
      await shop.db.execute(sql`update orders set status_id = 'F' where id = any(${sql.param([...annas, ...theirs])}::int[])`);
      const own = bearerOf((await shop.post('/user/login-with-sms-code', await signInCode(anna.phone))).json());
      expect((await numbers(own)).toSorted((one, other) => one - other)).toEqual(annas);
      const earned = await rows(
        shop.db,
        { orderId: column.number },
        sql`select order_id as "orderId" from loyalty_entries order by position`,
      );
      expect(earned.map(({ orderId }) => orderId)).toEqual(annas);
      const guest = bearerOf((await signUp(await signInCode(guests))).json());
      expect((await numbers(guest)).toSorted((one, other) => one - other)).toEqual(theirs);
    });

    test('what a card has paid a part of has earned when it was received, and becomes the account’s without earning again', async () => {
      const [card] = await rows(
        shop.db,
        { id: column.number },
        sql`insert into loyalty_cards (ean, phone, user_id, is_active)
          select ${newEan()}, phone, id, true from users where phone = ${String(anna.phone)} returning id`,
      );
      const { id } = await order(anna.phone);
      await shop.db.execute(sql`update orders set status_id = 'F' where id = ${id}`);
      await writeEntry(shop.db, card?.id ?? 0, { kind: 'earned', amount: 100_00, orderId: id });
      const own = bearerOf((await shop.post('/user/login-with-sms-code', await signInCode(anna.phone))).json());
      expect(await numbers(own)).toEqual([id]);
      expect(await rows(shop.db, { amount: column.number }, sql`select amount from loyalty_entries`)).toEqual([{ amount: 100_00 }]);
    });

    test('a new phone of the profile brings its orders, and takes none of another’s', async () => {
      const [mine, annas] = [await order(guests), await order(anna.phone)];
      const own = bearerOf(await shop.signIn({}, boris));
      const { request_id } = (await shop.post('/auth/v2/users/register/send-code', { phone: guests })).json();
      const profile = { first_name: 'Борис', last_name: null, birthdate: null, sex: null, email: null };
      const url = '/v2/users/me/profile';
      const save = (code: string) =>
        shop.app.inject({ method: 'PUT', url, headers: own, payload: { ...profile, phone: guests, code, request_id } });
      const code = await lastCode();
      expect((await save(other(code))).statusCode).toBe(422);
      expect(await numbers(own)).toEqual([]);
      expect((await save(code)).statusCode).toBe(200);
      expect(await numbers(own)).toEqual([mine.id]);
      expect(await rows(shop.db, sql`select user_id as owner from orders where id = ${annas.id}`)).toEqual([{ owner: null }]);
    });
  });
});
