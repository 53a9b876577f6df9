import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../orders/handlers.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { engines } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { refusal } from '../../platform/testing/refusal.ts';
import { company, openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { applyOutcome } from '../apply.ts';
import { payments } from '../handlers.ts';
import { cards, secureCode } from './card.ts';
import { acquirerRoutes } from './routes.ts';

let small: ShopWithBuyers;
let app: FastifyInstance;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
  app = Fastify();
  acquirerRoutes(app, small.db, { deliver: async () => {}, stop: async () => {} });
  await app.ready();
});
afterAll(async () => {
  await app?.close();
  await small?.close();
});
beforeEach(async () => {
  await small.reset();
  // Every method takes what it costs.
  await small.db.execute(sql`update products set price = 3500000 where id = ${shop.phone}`);
});

/** An order whose payment page is open. */
async function openPaymentPage(paymentTypeId: number = paymentTypes.online): Promise<{ url: string; id: number; orderKeys: string[] }> {
  const { id, orderKeys } = await small.order(paymentTypeId === paymentTypes.sberBusiness ? company : undefined);
  const payment = await small.pay(id, { orderKeys }, undefined, paymentTypeId);
  const { url } = await payments.init({
    params: { id: payment.id },
    body: { return_url: '/cart/payment/1' },
    idempotencyKey: `open-${payment.id}`,
    context: small.context({ orderKeys }),
  });
  return { url, id, orderKeys };
}

const read = (url: string) => app.inject({ url, headers: { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' } });
const press = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const statuses = async () =>
  (await rows(small.db, { status: column.text }, sql`select status from acquirer_operations order by payment_id`)).map(
    ({ status }) => status,
  );
const card = (number: string, over: object = {}) => ({ outcome: 'paid', number, expiry: '12/30', code: '123', ...over });

describe('every type that is paid in advance', () => {
  const { cash, courierOnline, courierCash, nonCash, creditOnPlace, tradeInPay, ...inAdvance } = paymentTypes;

  test.each(Object.entries(inAdvance))('%s has a page, and pays', async (_, type) => {
    const { url } = await openPaymentPage(type);
    const page = await read(url);
    expect(page.statusCode).toBe(200);
    for (const name of ['Оплатить', 'Отклонить', 'Отменить']) expect(page.body).toContain(`>${name}</button>`);
    expect(await press(url, { outcome: 'paid' })).toMatchObject({ statusCode: 303, headers: { location: '/cart/payment/1' } });
    expect(await statuses()).toEqual(['paid']);
  });
});

describe('a card', () => {
  test('that is wrong stays in its form, with words beside the field, and nothing is paid', async () => {
    const { url } = await openPaymentPage();
    const answer = await press(url, card('2200 0000 0000 0005'));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Проверьте номер карты');
    expect(answer.body).toContain('value="2200 0000 0000 0005"');
    expect(await statuses()).toEqual(['open']);
  });

  test('that its bank refuses is declined', async () => {
    const { url } = await openPaymentPage();
    expect((await press(url, card(cards.empty))).statusCode).toBe(303);
    expect(await statuses()).toEqual(['declined']);
  });

  test('with 3-D Secure pays by the code and not without it, also after the page has been opened anew', async () => {
    const { url } = await openPaymentPage();
    expect((await press(url, card(cards.secured))).body).toContain('Код из СМС');
    expect((await press(url, { outcome: 'paid' })).statusCode).toBe(200);
    expect((await read(url)).body).toContain('Код из СМС');
    const wrong = await press(url, { outcome: 'confirmed', secure: '0000' });
    expect([wrong.statusCode, wrong.body.includes('осталось попыток: 2')]).toEqual([422, true]);
    expect(await statuses()).toEqual(['open']);
    expect((await press(url, { outcome: 'confirmed', secure: secureCode })).statusCode).toBe(303);
    expect(await statuses()).toEqual(['paid']);
  });

  test('whose code is wrong three times is declined, and beginning again gives no more codes', async () => {
    const { url } = await openPaymentPage();
    await press(url, card(cards.secured));
    await press(url, { outcome: 'confirmed', secure: '1' });
    await press(url, card(cards.secured));
    await press(url, { outcome: 'confirmed', secure: '2' });
    expect((await press(url, { outcome: 'confirmed', secure: '3' })).statusCode).toBe(303);
    expect(await statuses()).toEqual(['declined']);
    await press(url, { outcome: 'confirmed', secure: secureCode });
    expect(await statuses()).toEqual(['declined']);
  });

  test('is confirmed by nobody who was not asked', async () => {
    const { url } = await openPaymentPage();
    expect((await press(url, { outcome: 'confirmed', secure: secureCode })).statusCode).toBe(422);
    expect(await statuses()).toEqual(['open']);
  });
});

describe('by SBP', () => {
  test('the telephone pays, and the page that shows the code learns of it', async () => {
    const { url } = await openPaymentPage(paymentTypes.sbp);
    const state = async () => (await read(`${url}?view=state`)).json();
    expect(await state()).toEqual({ back: null });
    expect((await read(`${url}?view=phone`)).body).toContain('Платёж по СБП');
    expect((await press(`${url}?view=phone`, { outcome: 'paid' })).body).toContain('Оплачено');
    expect(await state()).toEqual({ back: '/cart/payment/1' });
    expect((await read(url)).body).toContain('href="/cart/payment/1"');
  });

  test('the page may run its own script and no other', async () => {
    const { url } = await openPaymentPage(paymentTypes.sbp);
    const { body, headers } = await read(url);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${digest}'`);
  });

  test('the page has the typeface of the shop that it stands beside', async () => {
    const { url } = await openPaymentPage(paymentTypes.sbp);
    const { body, headers } = await read(url);
    expect(body).toContain('<link rel="stylesheet" href="/fonts.css">');
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'; font-src 'self'");
  });
});

test('whoever closes the tab finds the order waiting, and pays it by another page', async () => {
  const { url, id, orderKeys } = await openPaymentPage();
  await press(url, card(cards.secured));
  const again = await small.pay(id, { orderKeys }, undefined, paymentTypes.sbp);
  expect(again.status).toBe('created');
  expect(await statuses()).toEqual(['cancelled']);
  // The forgotten tab takes no money any more.
  await press(url, { outcome: 'confirmed', secure: secureCode });
  expect(await statuses()).toEqual(['cancelled']);
});

test('a company is led to its page by Sber Business while such a payment is open, and by no other', async () => {
  const authorize = (orderId: number, orderKeys: string[]) =>
    payments.b2bSberAuthorize({ query: { order_id: orderId }, context: small.context({ orderKeys }) });
  const other = await openPaymentPage();
  expect((await refusal(authorize(other.id, other.orderKeys))).status).toBe(404);
  const { url, id, orderKeys } = await openPaymentPage(paymentTypes.sberBusiness);
  expect(await authorize(id, orderKeys)).toEqual({ url });
  expect((await refusal(authorize(id, other.orderKeys))).status).toBe(404);
  await press(url, { outcome: 'cancelled' });
  expect((await refusal(authorize(id, orderKeys))).status).toBe(404);
});

test('a bank that lends has approved it over the months chosen on its page, and nothing has been paid yet', async () => {
  const { url, id, orderKeys } = await openPaymentPage(paymentTypes.tinkoff);
  await press(url, { outcome: 'paid', months: '6' });
  const [payment] = await rows(small.db, { id: column.number }, sql`select id from payments where order_id = ${id}`);
  await applyOutcome(small.db, payment?.id ?? 0, 'paid');
  const { payment_status_oi: status } = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
  expect(status).toEqual({ id: 2, name: expect.stringMatching(/^Рассрочка одобрена: 6 платежей по 5\s834\s₽, последний 5\s8\d\d\s₽$/) });
});

test('a service that takes the price in parts has its term and payment told', async () => {
  const { url, id, orderKeys } = await openPaymentPage(paymentTypes.sberbankBnpl);
  await press(url, { outcome: 'paid', months: '6' });
  const [payment] = await rows(small.db, { id: column.number }, sql`select id from payments where order_id = ${id}`);
  await applyOutcome(small.db, payment?.id ?? 0, 'paid');
  const { payment_status_oi: status } = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
  expect(status).toEqual({ id: 2, name: expect.stringMatching(/^Оплата частями: 6 платежей по \d\s?\d{3}\s₽/) });
});
