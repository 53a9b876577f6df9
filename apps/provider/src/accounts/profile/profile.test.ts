import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { isAccountGone, isTaken } from '../../platform/database/errors.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { shop as goods } from '../../platform/database/testing/small-shop.ts';
import { anna, bearerOf, boris, email, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { notifyArrivals } from './arrivals.ts';
import { maxLetters } from './change.ts';

type Headers = Record<string, string>;

describe.each(bothEngines)('a profile, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    own = bearerOf(await shop.signIn());
  });
  afterEach(() =>
    shop.db.execute(sql`update users set phone = ${String(anna.phone)}, email = ${email}, new_email = null, is_confirmed_email = true,
      subscribe_types = '{sale}' where id = 1`),
  );

  const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    shop.app.inject({ method, url, headers, ...(payload && { payload }) });
  const profile = '/v2/users/me/profile';
  const read = async (headers: Headers = own) => (await send('GET', profile, headers)).json();
  const good = { first_name: 'Анна', last_name: 'Петрова', birthdate: '1991-02-03', sex: 1, phone: anna.phone, email };
  const save = (over: object = {}, headers = own) => send('PUT', profile, headers, { ...good, ...over });
  const texts = async (): Promise<string[]> =>
    (await rows(shop.db, { text: column.text }, sql`select text from outbox order by id desc`)).map(({ text }) => text);
  /** Whom was written to, and what; the newest first. */
  const readOutbox = async (): Promise<string[][]> =>
    (await rows(shop.db, { recipient: column.text, text: column.text }, sql`select recipient, text from outbox order by id desc`)).map(
      ({ recipient, text }) => [recipient, text],
    );

  test('is changed by whoever it is of', async () => {
    expect((await save()).json()).toEqual({ is_saved: true });
    expect(await read()).toMatchObject({ ...good, is_confirmed_email: true });
    expect(await read(bearerOf(await shop.signIn({}, boris)))).toMatchObject({ first_name: null, phone: boris.phone });
    expect((await save({}, {})).statusCode).toBe(401);
  });

  test('says what is wrong with a field', async () => {
    const faults = async (over: object) => (await save(over)).json().errors;
    expect(await faults({ birthdate: '2027-01-01' })).toEqual({ birthdate: ['Введенная дата некорректна. Попробуйте еще раз'] });
    expect(await faults({ sex: 3 })).toHaveProperty('sex');
    expect(await faults({ phone: null })).toHaveProperty('phone');
  });

  test('takes a new phone by the code that was sent to it, and none that is another’s', async () => {
    const phone = 79_000_000_021;
    expect((await save({ phone })).json().errors).toHaveProperty('code');
    await shop.post('/user/request-password-reset', { phone: anna.phone });
    const reset = /записи: ([\w-]+)/.exec((await texts())[0] ?? '')?.[1];
    expect(reset).toHaveLength(32);
    const { request_id } = (await shop.post('/auth/v2/users/register/send-code', { phone })).json();
    const code = /\d{6}/.exec((await texts())[0] ?? '')?.[0];
    expect((await save({ phone, code, request_id })).statusCode).toBe(200);
    expect((await read()).phone).toBe(phone);
    // Whoever had the former number learns of it, and a link to a new password that was sent there is worth nothing.
    expect((await readOutbox())[0]).toEqual([`+${anna.phone}`, expect.stringContaining('Этот номер больше не подходит для входа')]);
    expect((await shop.post('/user/password-reset', { token: reset, password: 'Vitrina2027' })).json().errors).toHaveProperty('token');
    const { request_id: second } = (await shop.post('/auth/v2/users/register/send-code', { phone: boris.phone })).json();
    const proven = { phone: boris.phone, code: /\d{6}/.exec((await texts())[0] ?? '')?.[0], request_id: second };
    expect((await save(proven)).json().errors).toEqual({ phone: ['На этот номер уже есть учётная запись.'] });
  });

  test('takes a new e-mail by the link that was sent to it, once', async () => {
    const newEmail = 'anna.new@vitrina.example';
    await save({ email: newEmail, return_url: 'https://shop.example/account/profile/confirm-email' });
    expect(await read()).toMatchObject({ email, new_email: newEmail });
    const token = /confirm-email\?token=([\w-]+)/.exec((await texts())[0] ?? '')?.[1];
    const confirm = (value: unknown) => shop.post('/v2/users/me/profile/confirm-email', { token: value });
    expect((await confirm(token)).json()).toEqual({ is_saved: true });
    expect(await read()).toMatchObject({ email: newEmail, new_email: null, is_confirmed_email: true });
    expect((await readOutbox())[0]).toEqual([email, expect.stringContaining('Этот адрес больше не подходит для входа')]);
    expect((await confirm(token)).json().errors).toHaveProperty('token');
    expect((await confirm('made-up')).statusCode).toBe(422);
    await save({ email: null });
    expect((await readOutbox())[0]).toEqual([newEmail, expect.stringContaining('больше не подходит')]);
    await save({ email: 'first@vitrina.example' });
    await confirm(/ссылку: ([\w-]+)/.exec((await texts())[0] ?? '')?.[1]);
    expect((await readOutbox())[0]).toEqual([`+${anna.phone}`, expect.stringContaining('добавлена почта')]);
  });

  test('confirms by a link the e-mail that is still wished for, and no other', async () => {
    await save({ email: 'passing@vitrina.example' });
    const token = /ссылку: ([\w-]+)/.exec((await texts())[0] ?? '')?.[1];
    await save();
    expect((await shop.post('/v2/users/me/profile/confirm-email', { token })).json().errors).toHaveProperty('token');
    expect(await read()).toMatchObject({ email, new_email: null });
  });

  test(`has ${maxLetters.here} letters sent to one address, whoever it is of, and then no more for a while`, async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= maxLetters.here; at++) {
      statuses.push((await save({ email: 'somebody@vitrina.example' })).statusCode);
      await save();
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await save({ email: 'somebody-else@vitrina.example' })).statusCode).toBe(200);
  });

  test('takes no phone and no e-mail that becomes another’s at the same moment', async () => {
    const give = (what: ReturnType<typeof sql>) =>
      shop.db.execute(sql`update users set ${what} where id = 2`).catch((error: unknown) => error);
    const [phone, address] = [await give(sql`phone = ${String(anna.phone)}`), await give(sql`email = ${email}`)];
    expect([isTaken(phone, 'phone'), isTaken(address, 'email'), isTaken(phone, 'email')]).toEqual([true, true, false]);
  });

  test('takes no e-mail that has become another’s meanwhile', async () => {
    await save({ email: 'both@vitrina.example' });
    const token = /ссылку: ([\w-]+)/.exec((await texts())[0] ?? '')?.[1];
    await shop.db.execute(sql`update users set email = 'both@vitrina.example' where id = 2`);
    expect((await shop.post('/v2/users/me/profile/confirm-email', { token })).json().errors.token[0]).toContain('другой учётной записи');
    await shop.db.execute(sql`update users set email = null where id = 2`);
  });

  test('keeps mailings and the products that are waited for', async () => {
    const url = (id: number) => `${profile}/product-subscription/${id}`;
    await send('PUT', `${profile}/subscriptions`, own, { subscribe_types: ['news', 'sale', 'news'] });
    for (let at = 0; at < 2; at++) expect((await send('PUT', url(goods.phone), own)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ subscribe_types: ['news', 'sale'], subscribe_product_ids: [goods.phone] });
    expect((await send('PUT', url(987_654), own)).statusCode).toBe(404);
    expect((await send('PUT', url(goods.phone), {})).statusCode).toBe(401);
    await send('DELETE', url(goods.phone), own);
    expect((await read()).subscribe_product_ids).toEqual([]);
  });

  test('is told once when a product that was waited for is there again', async () => {
    const url = `${profile}/product-subscription/${goods.phone}`;
    const stockRows = await rows(
      shop.db,
      { store: column.number, n: column.number },
      sql`select store_id as store, quantity as n from stock where product_id = ${goods.phone}`,
    );
    await shop.db.execute(sql`update stock set quantity = 0 where product_id = ${goods.phone}`);
    await send('PUT', url, own);
    expect(await notifyArrivals(shop.db)).toBe(0);
    for (const { store, n } of stockRows)
      await shop.db.execute(sql`update stock set quantity = ${n} where product_id = ${goods.phone} and store_id = ${store}`);
    const notifiedCounts = await Promise.all([notifyArrivals(shop.db), notifyArrivals(shop.db)]);
    expect(notifiedCounts.toSorted()).toEqual([0, 1]);
    expect((await texts()).filter((text) => text.includes('снова в продаже'))).toHaveLength(1);
    expect((await read()).subscribe_product_ids).toEqual([]);
  });

  describe('a product that is there', () => {
    const url = `${profile}/product-subscription/${goods.phone}`;
    const costing = (kopecks: ReturnType<typeof sql>) =>
      shop.db.execute(sql`update products set price = ${kopecks} where id = ${goods.phone}`);
    afterEach(async () => {
      await costing(sql`1999000`);
      await send('DELETE', url, own);
    });

    test('is watched for its price: one that is lower is told once, none that is the same or higher', async () => {
      await costing(sql`1999000`);
      await send('PUT', url, own);
      expect(await notifyArrivals(shop.db)).toBe(0);
      await costing(sql`2000000`);
      expect(await notifyArrivals(shop.db)).toBe(0);
      await costing(sql`1899000`);
      expect([await notifyArrivals(shop.db), await notifyArrivals(shop.db)]).toEqual([1, 0]);
      expect((await texts())[0]?.replaceAll('\u00a0', ' ')).toMatch(/ теперь стоит 18 990 ₽, было 19 990 ₽\.$/);
      expect((await read()).subscribe_product_ids).toEqual([]);
    });

    test('is watched for what an order on the site pays, in whole rubles', async () => {
      const onSite = (kopecks: number) =>
        shop.db.execute(sql`insert into product_prices (product_id, online) values (${goods.phone}, ${kopecks})
          on conflict (product_id) do update set online = excluded.online`);
      const watched = () => rows(shop.db, { price: column.number }, sql`select price from product_subscriptions where user_id = 1`);
      await costing(sql`1999000`);
      await onSite(1_899_050);
      await send('PUT', url, own);
      expect(await watched()).toEqual([{ price: 1_899_000 }]);
      // As the version before has noted it.
      await shop.db.execute(sql`update product_subscriptions set price = 1899050 where user_id = 1`);
      expect(await notifyArrivals(shop.db)).toBe(0);
      await onSite(1_799_050);
      expect([await notifyArrivals(shop.db), await notifyArrivals(shop.db)]).toEqual([1, 0]);
      expect((await texts())[0]?.replaceAll('\u00a0', ' ')).toMatch(/ теперь стоит 17 990 ₽,/);
      await shop.db.execute(sql`delete from product_prices where product_id = ${goods.phone}`);
    });

    test('and is sold out is waited for', async () => {
      await send('PUT', url, own);
      await shop.db.execute(sql`update products set order_type = 'false' where id = ${goods.phone}`);
      expect(await notifyArrivals(shop.db)).toBe(0);
      await shop.db.execute(sql`update products set order_type = 'buy' where id = ${goods.phone}`);
      expect(await notifyArrivals(shop.db)).toBe(1);
      expect((await texts())[0]).toContain('снова в продаже');
    });

    test('elsewhere is waited for in the city of whoever asks', async () => {
      const inWarehouse = (pieces: number) =>
        shop.db.execute(sql`update stock set quantity = ${pieces} where store_id = ${goods.warehouse} and product_id = ${goods.phone}`);
      await inWarehouse(0);
      await send('PUT', `${url}?city_id=${goods.farCity}`, own);
      expect(await rows(shop.db, sql`select price from product_subscriptions where user_id = 1`)).toEqual([{ price: null }]);
      expect(await notifyArrivals(shop.db)).toBe(0);
      await inWarehouse(45);
      expect(await notifyArrivals(shop.db)).toBe(1);
    });
  });

  test('is removed with its sessions and baskets; its phone may sign up anew, and its card stays with the phone', async () => {
    await shop.db.execute(sql`insert into users (phone, password_hash) select '79000000031', password_hash from users where id = 1`);
    await shop.db.execute(sql`insert into loyalty_cards (ean, phone, user_id, is_active)
      select '2000000000031', phone, id, true from users where phone = '79000000031'`);
    const removedUser = bearerOf(await shop.signIn({}, { phone: 79_000_000_031, password: anna.password }));
    await send('GET', `/basket/add-item?product_id=${goods.phone}&quantity=1`, removedUser);
    expect((await send('DELETE', profile, removedUser)).json()).toEqual({ is_saved: true });
    expect((await send('GET', profile, removedUser)).statusCode).toBe(401);
    expect(await rows(shop.db, sql`select id from users where phone = '79000000031'`)).toEqual([]);
    expect(await rows(shop.db, sql`select user_id as "userId" from loyalty_cards where phone = '79000000031'`)).toEqual([{ userId: null }]);
    expect(await read()).toMatchObject({ phone: anna.phone });
    expect((await send('DELETE', profile, {})).statusCode).toBe(401);
  });

  test('what another tab writes after it was removed is refused as what nobody has asked for', async () => {
    const write = shop.db.execute(
      sql`insert into addresses (user_id, city, street, house_number) values (999999, 'Донецк', 'ул. Артёма', '1')`,
    );
    expect(isAccountGone(await write.catch((error: unknown) => error))).toBe(true);
  });
});
