import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxCodes } from '../../accounts/auth/codes.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { shop as goods } from '../../platform/database/testing/small-shop.ts';
import { days } from '../../platform/retention/kinds.ts';
import { applyRetention } from '../../platform/retention/retention.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { moveRequest } from './move.ts';

type Headers = Record<string, string>;

/** A phone that has no account. */
const guests = 79_000_000_041;
const page = 'https://shop.example/repair';

describe.each(bothEngines)('what becomes of a repair request after it was sent, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let keys = 0;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
    await shop.db.execute(sql`insert into repair_device_types values (1, 1, 'smartphones', 'Смартфон', false, true, true, false)`);
    await shop.db.execute(sql`insert into repair_brands values (3, 'acme', 'Acme'), (4, 'zeta', 'Zeta')`);
    await shop.db.execute(sql`insert into repair_models values (7, 1, 3, 'One'), (8, 1, 4, 'Four')`);
    await shop.db.execute(sql`insert into repair_problems values (12, 1, 7, 2, 'Не включается', null, false)`);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const get = (url: string, headers: Headers = {}) => shop.app.inject({ url, headers });
  const lastCode = async (): Promise<string> => {
    const [message] = await rows(
      shop.db,
      { text: column.text },
      sql`select text from outbox where subject like 'Код для%' order by id desc limit 1`,
    );
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const textsTo = async (phone: number) =>
    (await rows(shop.db, { text: column.text }, sql`select text from outbox where recipient = ${`+${phone}`} order by id`)).map(
      ({ text }) => text,
    );
  const submit = (path: string, body: object, headers: Headers) =>
    shop.post(path, body, { 'idempotency-key': `own-request-${++keys}`, ...headers });
  const flags = { ready_sell_for_parts: false, important_save_data: false, consider_alternatives: false };
  const problem = { id: 12, model_id: 7, ...flags };
  const confirmed = async (phone: number) => {
    const { request_id } = (await shop.post('/v1/order/send-code', { phone })).json();
    await shop.post('/v1/order/verify-code', { phone, code: await lastCode(), request_id });
    return { name: 'Анна', phone, email: null, phone_request_id: request_id, city_id: goods.city };
  };
  const make = async (phone: number, over: object = {}, headers: Headers = {}): Promise<{ id: number; repair_key: string | null }> =>
    (await submit('/v1/order/paid-repair', { user: await confirmed(phone), problem, store_id: goods.store, ...over }, headers)).json();
  const sendCode = (id: number, phone: number, headers: Headers = {}) => shop.post('/v1/order/open/send-code', { id, phone }, headers);
  const openBy = (id: number, body: object, headers: Headers = {}) => shop.post('/v1/order/open', { id, ...body }, headers);
  const openByPhone = async (id: number, phone: number, headers: Headers = {}) => {
    const { request_id } = (await sendCode(id, phone)).json();
    return openBy(id, { phone, code: await lastCode(), request_id }, headers);
  };
  const listOf = async (headers: Headers): Promise<number[]> =>
    (await get('/v1/orders', headers)).json().map(({ id }: { id: number }) => id);

  test('a shopper finds his own among those of everybody, the newest first', async () => {
    const own = bearerOf(await shop.signIn());
    const [first, second] = [await make(anna.phone, {}, own), await make(anna.phone, {}, own)];
    await make(boris.phone, {}, bearerOf(await shop.signIn({}, boris)));
    await make(guests);
    const answer = await get('/v1/orders?page=1&per_page=1', own);
    expect(answer.json()).toMatchObject([{ id: second.id, status_code: 'new', device: 'Смартфон Acme One', type: 'paid' }]);
    expect(answer.headers).toMatchObject({ 'x-pagination-total-count': '2', 'x-pagination-page-count': '2' });
    expect(await listOf(own)).toEqual([second.id, first.id]);
    expect((await get('/v1/orders')).statusCode).toBe(401);
  });

  test('each message names its number and leads to its page, where the shop has said its address', async () => {
    const { id } = await make(guests, { return_url: page });
    await moveRequest(shop.db, id, 'accepted', '', shop.now);
    await moveRequest(shop.db, id, 'diagnostics', 'Смотрим плату.', shop.now);
    const [, ...texts] = await textsTo(guests);
    expect(texts).toEqual([
      expect.stringMatching(new RegExp(`^Заявка на ремонт № ${id} принята: .* Следить за ремонтом: ${page}/${id}$`)),
      `Заявка на ремонт № ${id}: устройство у нас. Следить за ремонтом: ${page}/${id}`,
      `Заявка на ремонт № ${id}: диагностика. Смотрим плату. Следить за ремонтом: ${page}/${id}`,
    ]);
    const silent = await make(boris.phone);
    await moveRequest(shop.db, silent.id, 'cancelled', '', shop.now);
    expect((await textsTo(boris.phone)).slice(1).join()).not.toContain('http');
  });

  describe('on another device', () => {
    test('it is opened by a code to its phone, once, with its files', async () => {
      const { id } = await make(guests);
      await shop.db.execute(sql`insert into documents (repair_key_hash, name, type, content, created_at, attached_at, repair_request_id)
        values ('of the first device', 'чек.png', 'image/png', '\\x00', now(), now(), ${id}), ('of the first device', 'a.png', 'image/png', '\\x00', now(), null, null)`);
      const files = await rows(shop.db, { id: column.number }, sql`select id from documents order by id`);
      const { request_id } = (await sendCode(id, guests)).json();
      const code = await lastCode();
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      expect((await openBy(id, { phone: guests, code: wrong, request_id })).json().errors).toHaveProperty('code');
      const { repair_key } = (await openBy(id, { phone: guests, code, request_id })).json();
      const headers = { 'x-repair-key': repair_key };
      expect((await get(`/v1/order/${id}`, headers)).json()).toMatchObject({ id, contact_name: 'Анна' });
      const statuses = await Promise.all(files.map(async (file) => (await get(`/v1/documents/${file.id}`, headers)).statusCode));
      expect(statuses).toEqual([200, 404]);
      expect((await openBy(id, { phone: guests, code, request_id })).json().errors).toHaveProperty('code');
      expect((await get(`/v1/order/${id}`, { 'x-repair-key': 'f'.repeat(32) })).statusCode).toBe(404);
      expect(JSON.stringify(await rows(shop.db, sql`select * from opened_repairs`))).not.toContain(repair_key);
    });

    test('by that phone alone, and the answer to who only asks does not say whether there is one', async () => {
      const { id } = await make(guests);
      const shapeOf = async (number: number) => {
        const { statusCode, json } = await sendCode(number, boris.phone);
        return [statusCode, Object.keys(json())];
      };
      expect(await shapeOf(id)).toEqual(await shapeOf(987_654));
      const { request_id } = (await sendCode(id, boris.phone)).json();
      const brought = { phone: boris.phone, code: await lastCode(), request_id };
      const [theirs, nobodys] = [await openBy(id, brought), await openBy(987_654, brought)];
      expect([theirs.statusCode, theirs.json()]).toEqual([nobodys.statusCode, nobodys.json()]);
      expect(theirs.statusCode).toBe(404);
      expect(await rows(shop.db, sql`select 1 from opened_repairs`)).toEqual([]);
    });

    test('with so many codes to one phone as of any other, and until the browser has forgotten the key', async () => {
      const { id } = await make(guests);
      await shop.db.execute(sql`truncate login_attempts`);
      for (let at = 0; at < maxCodes.here; at += 1) expect((await sendCode(id, guests)).statusCode).toBe(200);
      expect((await sendCode(id, guests)).statusCode).toBe(429);
      await shop.db.execute(sql`truncate login_attempts`);
      await openByPhone(id, guests);
      await applyRetention(shop.db, shop.now);
      expect(await rows(shop.db, sql`select request_id as id from opened_repairs`)).toEqual([{ id }]);
      shop.advanceClock((days.openedOrder + 1) * 86_400);
      await applyRetention(shop.db, shop.now);
      expect(await rows(shop.db, sql`select 1 from opened_repairs`)).toEqual([]);
    });
  });

  test('what a guest has sent with the phone of an account is the account’s when its code is brought, not before', async () => {
    const [mine, other] = [await make(anna.phone), await make(boris.phone)];
    await shop.db.execute(sql`insert into documents (name, type, content, created_at, attached_at, repair_request_id, repair_key_hash)
      values ('чек.png', 'image/png', '\\x00', now(), now(), ${mine.id}, 'of a guest')`);
    const [file] = await rows(shop.db, { id: column.number }, sql`select id from documents`);
    const own = bearerOf(await shop.signIn());
    expect(await listOf(own)).toEqual([]);
    // Whoever is signed in with another phone reads what he has opened, and owns nothing of it.
    expect((await openByPhone(other.id, boris.phone, own)).statusCode).toBe(200);
    expect(await listOf(own)).toEqual([]);
    expect((await openByPhone(mine.id, anna.phone, own)).statusCode).toBe(200);
    expect(await listOf(own)).toEqual([mine.id]);
    expect((await get(`/v1/documents/${file?.id}`, own)).statusCode).toBe(200);
    // The browser that has sent it keeps its key.
    expect((await get(`/v1/order/${mine.id}`, { 'x-repair-key': mine.repair_key ?? '' })).statusCode).toBe(200);
    await shop.db.execute(sql`truncate login_attempts`);
    const next = await make(anna.phone);
    const { request_id } = (await shop.post('/api/auth/v2/users/account/send-code', { phone: anna.phone })).json();
    const again = await shop.post('/user/login-with-sms-code', { phone: anna.phone, code: await lastCode(), request_id });
    expect(await listOf(bearerOf(again.json()))).toEqual([next.id, mine.id]);
  });

  describe('the order that a device was bought with stands for the receipt of a warranty repair', () => {
    const docs = {
      has_device_and_charger: true,
      has_kit_accessories: false,
      purchase_date: null,
      cheque_photo_id: null,
      guarantee_card_photo_id: null,
      passport_photo_id: null,
      application_for_insurance_payment_photo_id: null,
      conclusion_photo_id: null,
      additional: [],
    };
    /** Of a guest, received on the 2nd of March; its number and its key. */
    const buy = async (phone: number): Promise<{ id: number; headers: Headers }> => {
      const { id, revision } = (await get(`/basket/add-item?product_id=${goods.phone}&quantity=1`)).json();
      const contact = { first_name: 'Анна', last_name: '', phone, email: null };
      const rest = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
      const key = { 'x-basket-id': id, 'idempotency-key': `bought-device-${++keys}` };
      const { orders, order_key } = (await shop.post('/api/create-order', { revision, contact, ...rest }, key)).json();
      await shop.db.execute(
        sql`update orders set status_id = ${orderStatuses.finished}, moved_at = '2026-03-02T09:00:00Z' where id = ${orders[0].id}`,
      );
      return { id: orders[0].id, headers: { 'x-order-key': order_key } };
    };
    const ask = async (purchase: object, headers: Headers = {}, over: object = {}) => {
      await shop.db.execute(sql`truncate login_attempts`);
      const user = await confirmed(guests);
      const device = { id: null, model_id: null, device_type_id: 1, brand_id: 3, description: 'Не включается', ...flags, ...over };
      const body = { user, problem: device, delivery_type: 'operator', docs: { ...docs, purchase } };
      return submit('/v1/order/warranty-repair', body, headers);
    };
    const refusalOf = async (...of: Parameters<typeof ask>): Promise<string> => {
      const { statusCode, json } = await ask(...of);
      expect(statusCode).toBe(422);
      return json().errors['docs.purchase']?.[0];
    };

    test('with the day of the purchase, for whoever has its key or its account', async () => {
      const { id, headers } = await buy(guests);
      const purchase = { order_id: id, product_id: goods.phone };
      const created = (await ask(purchase, headers)).json();
      const read = await get(`/v1/order/${created.id}`, { 'x-repair-key': created.repair_key });
      expect(read.json()).toMatchObject({ type: 'warranty', purchase_order_id: id });
      const [row] = await rows(
        shop.db,
        { day: column.text },
        sql`select details -> 'docs' ->> 'purchase_date' as day from repair_requests`,
      );
      expect(row?.day).toBe('2026-03-02');
      await shop.db.execute(sql`update orders set user_id = (select id from users where phone = ${String(anna.phone)}) where id = ${id}`);
      expect((await ask(purchase, bearerOf(await shop.signIn()))).statusCode).toBe(200);
    });

    test('but no stranger’s, and none that is not: both are refused in the same words', async () => {
      const { id } = await buy(boris.phone);
      const words = (number: number) => `Среди ваших полученных заказов нет № ${number} с этим товаром. Приложите чек.`;
      const own = bearerOf(await shop.signIn());
      expect(await refusalOf({ order_id: id, product_id: goods.phone }, own)).toBe(words(id));
      expect(await refusalOf({ order_id: 987_654, product_id: goods.phone }, own)).toBe(words(987_654));
    });

    test('nor one that has not this device in it, is not received, or whose device has come back', async () => {
      const { id, headers } = await buy(guests);
      const purchase = { order_id: id, product_id: goods.phone };
      expect(await refusalOf({ ...purchase, product_id: goods.fridge }, headers)).toContain('нет № ');
      expect(await refusalOf(purchase, headers, { brand_id: 4 })).toContain('не это устройство, а Смартфон');
      expect(await refusalOf(purchase, headers, { model_id: 7 })).toContain('не это устройство');
      await shop.db.execute(sql`update order_items set returned = quantity where order_id = ${id}`);
      expect(await refusalOf(purchase, headers)).toContain('нет № ');
      await shop.db.execute(sql`update order_items set returned = 0 where order_id = ${id}`);
      await shop.db.execute(sql`update orders set status_id = ${orderStatuses.ready} where id = ${id}`);
      expect(await refusalOf(purchase, headers)).toContain('нет № ');
    });

    test('of what is no kind of device that is repaired, for the kind most like it', async () => {
      const { id, headers } = await buy(guests);
      const purchase = { order_id: id, product_id: goods.phone };
      await shop.db.execute(sql`update repair_device_types set name = 'tablets' where id = 1`);
      expect((await ask(purchase, headers)).statusCode).toBe(200);
      expect(await refusalOf(purchase, headers, { brand_id: 4 })).toContain('не это устройство');
      expect(await refusalOf(purchase, headers, { brand_id: undefined })).toContain('не это устройство');
      await shop.db.execute(sql`insert into repair_device_types values (2, 2, 'smartphones', 'Смартфон', false, true, true, false)`);
      expect(await refusalOf(purchase, headers)).toContain('не это устройство');
      await shop.db.execute(sql`delete from repair_device_types where id = 2`);
      await shop.db.execute(sql`update repair_device_types set name = 'smartphones' where id = 1`);
    });

    test('nor when its warranty is over: the last day counts', async () => {
      const { id, headers } = await buy(guests);
      const purchase = { order_id: id, product_id: goods.phone };
      await shop.db.execute(sql`update orders set moved_at = '2025-11-19T09:00:00Z' where id = ${id}`);
      expect((await ask(purchase, headers)).statusCode).toBe(200);
      await shop.db.execute(sql`update orders set moved_at = '2025-11-18T09:00:00Z' where id = ${id}`);
      expect(await refusalOf(purchase, headers)).toBe('Гарантия на этот товар закончилась 18.11.2026. Закажите платный ремонт.');
      await shop.db.execute(sql`update products set warranty_days = 0 where id = ${goods.phone}`);
      expect(await refusalOf(purchase, headers)).toContain('нет гарантии');
    });

    test('and without an order the receipt is asked for, as ever; an insurance case takes none for it', async () => {
      const user = await confirmed(guests);
      const body = { user, problem, delivery_type: 'operator', docs };
      expect((await submit('/v1/order/warranty-repair', body, {})).json().errors).toHaveProperty('docs.cheque_photo_id');
      const { id, headers } = await buy(guests);
      const insured = { user, problem: { ...problem, insurance: 'liquid' }, store_id: goods.store };
      const papers = { ...docs, purchase: { order_id: id, product_id: goods.phone } };
      const answer = await submit('/v1/order/insurance-case', { ...insured, docs: papers }, headers);
      expect(Object.keys(answer.json().errors)).toEqual([
        'docs.insurance_policy_photo_id',
        'docs.application_for_insurance_payment_photo_id',
      ]);
    });
  });
});
