import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../orders/register.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop as goods } from '../../platform/database/testing/small-shop.ts';
import { maxRequestedTexts } from '../../platform/outbox/queue.ts';
import { bodyFor } from '../../testing/buyers.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

test('every company of the register has a tax number that could be given, and one of its own', () => {
  expect(register.filter(({ inn }) => innFault(inn) !== null)).toEqual([]);
  expect(new Set(register.map(({ inn }) => inn)).size).toBe(register.length);
});

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const [company] = register;
  const inn = company?.inn ?? '';
  const find = (inn: string) => shop.post('/api/dadata/find-company', { inn });
  const body = {
    inn,
    company_name: 'Степной маяк',
    contact_name: 'Анна Петрова',
    phone: 79991234567,
    email: 'office@mayak.example',
    comment: 'Ещё пять таких же',
    items: [{ product_id: goods.phone, quantity: 3 }],
    consents: ['personal-data'],
  };
  const order = (over: object = {}, key = 'corp-order-1') =>
    shop.post('/v2/corp/fast-order', { ...body, ...over }, { 'idempotency-key': key });

  test('a company is found by its tax number, and one that is not there is not', async () => {
    expect((await find(inn)).json().suggestions).toMatchObject([{ value: company?.name, data: { inn, kpp: company?.kpp } }]);
    expect((await find('7736207543')).json()).toEqual({ suggestions: [] });
    const [typo, short] = [await find('9301000178'), await find('930100017')];
    expect([typo.statusCode, Object.keys(typo.json().errors), short.statusCode]).toEqual([422, ['inn'], 422]);
  });

  test('a fast order is written once, opens its status, and is told of', async () => {
    const [first, second] = [await order(), await order()];
    expect([first.statusCode, first.json(), second.json()]).toEqual([200, { id: 1, is_order_status_open: true }, first.json()]);
    const [orderRow, ...others] = await rows(shop.db, sql`select inn, company_name, items, consents from corp_orders`);
    expect(others).toEqual([]);
    expect(orderRow).toMatchObject({
      inn,
      company_name: company?.name,
      items: [{ product_id: goods.phone, quantity: 3 }],
      consents: ['personal-data'],
    });
    const messages = await rows(
      shop.db,
      { recipient: column.text, text: column.text },
      sql`select recipient, text from outbox order by id`,
    );
    expect(messages.map(({ recipient }) => recipient)).toEqual(['+79991234567', 'office@mayak.example']);
    expect(messages[1]?.text).toContain('3 шт.');
    expect((await order({ comment: 'Другое' })).statusCode).toBe(409);
  });

  test('a letter has none of the words that were typed, and one address gets only so many', async () => {
    const typedText = 'Ваш аккаунт заблокирован: https://evil.example';
    for (let at = 0; at < maxRequestedTexts.hour; at += 1) {
      const over = { inn: '7736207543', company_name: typedText, comment: typedText, phone: 79990000000 + at };
      expect((await order(over, `corp-order-${at}`)).statusCode).toBe(200);
    }
    const texts = (await rows(shop.db, { text: column.text }, sql`select text from outbox`)).map(({ text }) => text).join();
    expect([texts.includes('evil.example'), texts.includes('Заявка № 1 принята')]).toEqual([false, true]);
    expect((await order({ phone: 79995555555 }, 'corp-order-more')).statusCode).toBe(429);
    expect((await order({ email: 'other@mayak.example', phone: 79995555555 }, 'corp-order-more')).statusCode).toBe(200);
  });

  test('a company that the register does not know is called as it was typed', async () => {
    expect((await order({ inn: '7736207543', company_name: 'Новая' })).statusCode).toBe(200);
    expect(await rows(shop.db, sql`select company_name as name from corp_orders`)).toEqual([{ name: 'Новая' }]);
  });

  test.each([
    [{ inn: '9301000178' }, 'inn'],
    [{ items: [{ product_id: 999_999, quantity: 1 }] }, 'items'],
    [{ items: [], comment: null }, 'comment'],
    [{ email: 'nowhere' }, 'email'],
  ])('%o is refused, and nothing is written', async (over, field) => {
    const refused = await order(over);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    expect(await rows(shop.db, sql`select id from corp_orders`)).toEqual([]);
  });

  describe('an order of a company', () => {
    async function buy(payer: object) {
      const basket = (await shop.app.inject({ url: `/basket/add-item?product_id=${goods.phone}&quantity=1` })).json();
      const { contact, ...rest } = bodyFor(basket.revision);
      const payload = { ...rest, contact: { ...contact, phone: Number(contact.phone) }, company: payer };
      return shop.post('/api/create-order', payload, { 'x-basket-id': basket.id, 'idempotency-key': `order-${basket.id}` });
    }

    test('says who pays, by the name of the register', async () => {
      const { orders, order_key: key } = (await buy({ inn, name: 'маяк' })).json();
      expect(orders[0].company).toEqual({ inn, name: company?.name });
      const read = await shop.app.inject({ url: `/v3/customer/orders/${orders[0].id}`, headers: { 'x-order-key': key } });
      expect(read.json().company).toEqual({ inn, name: company?.name });
    });

    test('of a number that can be none is not made', async () => {
      const refused = await buy({ inn: '9301000178', name: 'маяк' });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['company.inn']]);
      expect(await rows(shop.db, sql`select id from orders`)).toEqual([]);
    });
  });
});
