import { employeeLifetime } from '@vitrina/services/employee/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop as goods } from '../../platform/database/testing/small-shop.ts';
import { maxTries } from '../../platform/limits/attempts.ts';
import { hashOf } from '../../platform/secret.ts';
import { bodyFor } from '../../testing/buyers.ts';
import { cheapHash, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

const code = 'Vitrina-017';
const [badge, otherBadge] = ['badge-of-olga', 'badge-of-igor'];

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
    await shop.db.execute(sql`insert into trade_points (number, name, code_hash) values
      ('017', 'Мультицентр', ${cheapHash(code)}), ('024', 'Витрина', null)`);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.db.execute(sql`delete from employees`);
    await shop.db.execute(sql`delete from employee_sessions`);
    await shop.db.execute(sql`insert into employees (personnel_number, name, trade_point_number, token_hash) values
      ('0042', 'Ольга', '017', ${hashOf(badge)}), ('0107', 'Игорь', '024', ${hashOf(otherBadge)})`);
  });

  const as = (token: string) => ({ 'x-employee-token': token });
  const byTradePoint = (access_code = code, headers = {}, trade_point_number = '017') =>
    shop.post('/internal/employee/login-trade-point', { trade_point_number, access_code }, headers);
  const byToken = (token = badge, headers = {}) => shop.post('/internal/employee/login-token', { token }, headers);
  const logout = (token: string) => shop.post('/internal/employee/logout', undefined, as(token));

  async function order(headers: Record<string, string>) {
    const basket = (await shop.app.inject({ url: `/basket/add-item?product_id=${goods.phone}&quantity=1` })).json();
    const { contact, ...body } = bodyFor(basket.revision);
    const payload = { ...body, contact: { ...contact, phone: Number(contact.phone) } };
    return shop.post('/api/create-order', payload, { 'x-basket-id': basket.id, 'idempotency-key': `order-${basket.id}`, ...headers });
  }

  describe('signing in', () => {
    test('by a trade point gives its number and name, and no person', async () => {
      expect((await byTradePoint()).json()).toEqual({
        employee_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: employeeLifetime,
        tradePointNumber: '017',
        tradePointName: 'Мультицентр',
        personnelNumber: null,
        employeeName: null,
      });
    });

    test('by a personnel token gives the person, and the trade point where they work', async () => {
      expect((await byToken()).json()).toMatchObject({ tradePointNumber: '017', personnelNumber: '0042', employeeName: 'Ольга' });
    });

    test('at a till that is signed in already the person is added to it, whose place counts', async () => {
      const till: string = (await byTradePoint()).json().employee_token;
      const both = (await byToken(otherBadge, as(till))).json();
      expect(both).toMatchObject({ tradePointNumber: '017', personnelNumber: '0107' });
      expect((await logout(till)).statusCode).toBe(401);
      const again = (await byTradePoint(code, as(both.employee_token))).json();
      expect(again).toMatchObject({ tradePointNumber: '017', personnelNumber: '0107' });
    });

    test.each([
      ['a wrong code', () => byTradePoint('wrong'), 'access_code'],
      ['no code', () => shop.post('/internal/employee/login-trade-point', { trade_point_number: '017' }), 'access_code'],
      ['an unknown trade point', () => byTradePoint(code, {}, '999'), 'access_code'],
      ['a trade point that is closed', () => byTradePoint(code, {}, '024'), 'access_code'],
      ['an unknown token', () => byToken('nobodys'), 'token'],
    ])('%s is refused', async (_name, ask, field) => {
      const answer = await ask();
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    });

    test('no more than so many tries are made from one network, the right one among them; others are not locked out', async () => {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      for (let n = 0; n < maxTries; n += 1) expect((await byToken('nobodys', from('203.0.113.7'))).statusCode).toBe(422);
      expect((await byToken(badge, from('203.0.113.7'))).statusCode).toBe(429);
      expect((await byToken(badge, from('198.51.100.9'))).statusCode).toBe(200);
      shop.advanceClock(15 * 60 + 1);
      expect((await byToken(badge, from('203.0.113.7'))).statusCode).toBe(200);
    });

    test('a code is tried so often and no more', async () => {
      for (let n = 0; n < maxTries; n += 1) await byTradePoint('wrong');
      const late = await byTradePoint();
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, String(15 * 60)]);
    });

    test('neither token nor code is kept as it is', async () => {
      const { employee_token: token } = (await byToken()).json();
      const storedSessions = JSON.stringify([await rows(shop.db, sql`select * from employee_sessions, employees, trade_points`)]);
      for (const secret of [token, badge, code]) expect(storedSessions).not.toContain(secret);
    });
  });

  describe('signing out', () => {
    test('says where the browser is led, and the token is worth nothing any more', async () => {
      const token: string = (await byToken()).json().employee_token;
      expect((await logout(token)).json()).toEqual({ redirect_url: '/employee' });
      expect([(await logout(token)).statusCode, (await order(as(token))).statusCode]).toEqual([401, 401]);
    });

    test('comes by itself after a shift, and when somebody is staff no more', async () => {
      const [late, gone]: string[] = [(await byTradePoint()).json().employee_token, (await byToken()).json().employee_token];
      await shop.db.execute(sql`delete from employees where personnel_number = '0042'`);
      expect((await order(as(gone ?? ''))).statusCode).toBe(401);
      shop.advanceClock(employeeLifetime);
      expect((await order(as(late ?? ''))).statusCode).toBe(401);
    });
  });

  describe('an order', () => {
    const markOf = (answer: { json(): { orders: { employee: unknown }[] } }) => answer.json().orders[0]?.employee;

    test('for a customer is marked with both numbers, and one of a shopper’s own is not', async () => {
      const token: string = (await byToken()).json().employee_token;
      expect(markOf(await order(as(token)))).toEqual({ tradePointNumber: '017', personnelNumber: '0042' });
      expect(markOf(await order({}))).toBeNull();
    });

    test('by the staff of a trade point has its number alone', async () => {
      const token: string = (await byTradePoint()).json().employee_token;
      expect(markOf(await order(as(token)))).toEqual({ tradePointNumber: '017', personnelNumber: null });
    });

    test('is not made under a token that somebody has made up, and the goods stay in the basket', async () => {
      const refused = await order(as('made-up'));
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthorized']);
      expect(await rows(shop.db, sql`select id from orders`)).toEqual([]);
      expect(await rows(shop.db, sql`select quantity from basket_items`)).toEqual([{ quantity: 1 }]);
    });

    test('is not opened, listed, changed or cancelled by the staff’s token: that takes the key of the order', async () => {
      const token: string = (await byToken()).json().employee_token;
      const { orders, order_key: key } = (await order(as(token))).json();
      const at = `/v3/customer/orders/${orders[0].id}`;
      const statusOf = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
        (await shop.app.inject({ method, url, headers })).statusCode;
      expect(await statusOf('GET', at, as(token))).toBe(404);
      expect(await statusOf('GET', `/v3/customer/orders/payment/${orders[0].id}`, as(token))).toBe(404);
      expect(await statusOf('POST', `${at}/cancel`, as(token))).toBe(404);
      expect(await statusOf('GET', '/v3/customer/orders', as(token))).toBe(401);
      expect(await statusOf('GET', '/v2/users/me/profile', as(token))).toBe(401);
      expect(await statusOf('GET', at, { ...as(token), 'x-order-key': key })).toBe(200);
    });
  });
});
