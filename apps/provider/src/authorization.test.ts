import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyOutcome } from './payments/apply.ts';
import { column, rows } from './platform/database/database.ts';
import { sql } from './platform/database/sql.ts';
import { engines } from './platform/database/testing/databases.ts';
import { shop as goods } from './platform/database/testing/small-shop.ts';
import { hashOf } from './platform/secret.ts';
import { type Attempt, attempts, type Belongings, idFor, impersonal, warranty } from './testing/authorization-matrix.ts';
import { company } from './testing/buyers.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from './testing/shoppers.ts';

type Headers = Record<string, string>;

const personalEndpoints = everyEndpoint.filter(({ identity }) => !impersonal.has(identity));
const nameOf = ({ domain, name }: (typeof everyEndpoint)[number]): string => `${domain}.${name}`;

/** What stands in an answer only when it tells of Anna. */
const personalData = /Анна|Смирнова|79000000001|anna@|Кленовая|Её отзыв/;

let shop: ShopWithShoppers;
let her: Belongings;

beforeAll(async () => {
  shop = await openShopWithShoppers(engines.PostgreSQL);
  await shop.reset();
  await shop.db.execute(sql`insert into employees (personnel_number, name, token_hash) values ('0042', 'Ольга', ${hashOf(badge)})`);
  await shop.db.execute(sql`insert into repair_device_types values (1, 1, 'Смартфоны', 'Смартфон', false, true)`);
  await shop.db.execute(sql`insert into repair_brands values (3, 'acme', 'Acme')`);
  await shop.db.execute(sql`insert into repair_models values (7, 1, 3, 'One')`);
  await shop.db.execute(sql`insert into repair_problems values (11, 1, 7, 1, 'Разбит экран', 999005, false)`);
  // What may be added to a telephone.
  await shop.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind)
    values (${warranty}, 'Гарантия', 'w', 1, null, 199000, 'buy', 0, 'cable')`);
  await shop.db.execute(sql`insert into warranties (product_id, months, price_from, price_to) values (${warranty}, 12, 0, 9900000)`);
  await shop.db.execute(
    sql`insert into product_relations (product_id, kind, position, related_id) values (${goods.phone}, 'accessory', 1, ${goods.fridge})`,
  );
  await shop.db.execute(sql`update products set licences = 9 where id = ${goods.licence}`);
  her = await belongings(bearerOf(await shop.signIn()));
});
afterAll(() => shop?.close());

const forgedToken = '0'.repeat(32);
const badge = 'badge-of-olga';

/** Who asks, by what he brings along. */
const impostors: Readonly<Record<string, () => Headers | Promise<Headers>>> = {
  'a guest': () => ({}),
  // Anew each time: one of the calls ends his session.
  'a second shopper': async () => bearerOf(await shop.signIn({}, boris)),
  'a guest with keys made up': () => ({
    authorization: `Bearer ${forgedToken}`,
    cookie: `access_token=${forgedToken}; refresh_token=${forgedToken}`,
    'x-basket-id': forgedToken,
    'x-order-key': forgedToken,
    'x-repair-key': forgedToken,
    'x-comment-key': forgedToken,
  }),
  'somebody who says that he is an employee': () => ({ 'x-employee-token': forgedToken }),
  // Anew each time as well.
  'an employee who is signed in': async () => {
    const { employee_token } = (await shop.post('/internal/employee/login-token', { token: badge })).json();
    return { 'x-employee-token': employee_token };
  },
};

/** Something of every kind. */
async function belongings(own: Headers): Promise<Belongings> {
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Headers = {}) =>
    (await shop.app.inject({ method, url, headers: { ...own, ...headers }, ...(payload && { payload }) })).json();
  const contact = { first_name: 'Анна', last_name: 'Смирнова', phone: anna.phone, email: null };
  let orderCount = 0;
  /** An order of a code, with an attempt to pay it. */
  const order = async (payment_type_id: number = paymentTypes.online) => {
    orderCount += 1;
    const basket = await send('GET', `/basket/add-item?product_id=${goods.licence}&quantity=1`);
    const terms = { order_type_id: 33, deliveries: {}, payment_type_id, is_one_click: false, comment: null, consents: [], company };
    const { orders } = await send(
      'POST',
      '/api/create-order',
      { revision: basket.revision, contact, ...terms },
      { 'x-basket-id': basket.id, 'idempotency-key': `order-of-anna-${orderCount}` },
    );
    const id: number = orders[0].id;
    const key = { 'idempotency-key': `payment-of-anna-${orderCount}` };
    const payment = await send('POST', '/api/create-payment', { order_id: id, payment_type_id }, key);
    return { id, payment: Number(payment.id) };
  };
  const waiting = await order();
  const paidOrder = await order();
  await applyOutcome(shop.db, paidOrder.payment, 'paid');
  const business = await order(paymentTypes.sberBusiness);
  await send('POST', `/api/init-payment/${business.payment}`, { return_url: '/' }, { 'idempotency-key': 'init-of-anna-1' });
  const flags = { ready_sell_for_parts: true, important_save_data: true, consider_alternatives: false };
  const repair = await send(
    'POST',
    '/v1/order/paid-repair',
    {
      user: { name: 'Анна', phone: anna.phone, email: null, phone_request_id: null, city_id: goods.city },
      problem: { id: 11, model_id: 7, ...flags },
      store_id: goods.store,
      consents: ['personal-data'],
    },
    { 'idempotency-key': 'repair-of-anna-1' },
  );
  const { items } = await send('GET', `/basket/add-item?product_id=${goods.phone}&quantity=1`);
  const street = {
    city: { name: 'Донецк' },
    street: 'Кленовая',
    house_number: '7',
    floor: null,
    flat_number: null,
    building: null,
    housing: null,
  };
  const address = await send('POST', '/v2/users/me/addresses', street);
  await send('PUT', '/v2/users/me/favorites', { product_ids: [goods.fridge], mode: 'set' });
  const comment = await send('POST', '/v2/comments/create', {
    type: 'product',
    owner_id: goods.phone,
    rate: 5,
    text: 'Её отзыв, ещё не проверенный',
    consents: ['personal-data'],
  });
  const document = await shop.app.inject({
    method: 'POST',
    url: '/v1/documents',
    headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
    payload:
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7 её чек\r\n--x--\r\n',
  });
  const { request_id } = await send('POST', '/v2/plus-card/send-sms', { phone: anna.phone });
  const [message] = await rows(
    shop.db,
    { text: column.text },
    sql`select text from outbox where text like 'Код для карты%' order by id desc limit 1`,
  );
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  const { check_data } = await send('POST', '/v2/plus-card/verify-code', { phone: anna.phone, code, request_id });
  const { card_id: card, ean } = await send('POST', '/v2/plus-card/add', { check_data });
  const purchases = { order: waiting.id, payment: waiting.payment, paidOrder: paidOrder.id, business: business.id, repair: repair.id };
  const ids = { address: address.id, line: items[0].id, comment: comment.id, document: document.json().id };
  return { ...purchases, ...ids, card, ean };
}

/** All that is hers, as the database has it. */
const readBelongings = () =>
  rows(
    shop.db,
    sql`with her as (select id from users where phone = ${String(anna.phone)})
        select (select to_jsonb(u) from users u where id in (select id from her)) as profile,
          (select jsonb_agg(a order by a.id) from addresses a where user_id in (select id from her)) as addresses,
          (select jsonb_agg(c order by c.id) from loyalty_cards c where user_id in (select id from her)) as cards,
          (select jsonb_agg(l order by product_id) from listed_products l where user_id in (select id from her)) as lists,
          (select jsonb_agg(i order by i.id) from basket_items i join baskets b on b.id = i.basket_id where b.user_id in (select id from her)) as basket,
          (select jsonb_agg(o order by o.id) from orders o where user_id in (select id from her)) as orders,
          (select jsonb_agg(p order by p.id) from payments p join orders o on o.id = p.order_id where o.user_id in (select id from her)) as payments,
          (select jsonb_agg(c order by c.id) from comments c where user_id in (select id from her)) as comments,
          (select count(*)::int from documents where user_id in (select id from her)) as documents,
          (select jsonb_agg(s order by s.id) from sessions s where user_id in (select id from her)) as sessions`,
  );

test('of every call it is said what another visitor gets', () => {
  expect(Object.keys(attempts(her)).toSorted()).toEqual(personalEndpoints.map(nameOf).toSorted());
});

test('she has it all herself', async () => {
  const own = bearerOf(await shop.signIn());
  for (const endpoint of personalEndpoints.filter(({ method, identity }) => method === 'GET' && identity !== 'application')) {
    const { access, query = '', id = idFor(endpoint.domain, her) } = attempts(her)[nameOf(endpoint)] ?? {};
    if (access !== 'refused') continue;
    const url = `${endpoint.path.replaceAll(/\{\w+\}/g, String(id))}?${query}`;
    const { statusCode, body } = await shop.app.inject({ url, headers: own });
    expect(statusCode, `${url} answers ${body}`).toBe(200);
  }
});

test.each(Object.entries(impostors))('%s reaches nothing of hers by any call', async (who, bring) => {
  const before = await readBelongings();
  // How many codes a phone is sent is counted whoever asks for them.
  await shop.db.execute(sql`truncate phone_codes, login_attempts`);
  const wrong: string[] = [];
  // Each from a network of his own, so that no limit answers in place of the call.
  const address = `198.51.${Object.keys(impostors).indexOf(who)}.1`;
  for (const endpoint of moveToEnd(personalEndpoints, 'profile.remove')) {
    const name = nameOf(endpoint);
    const {
      access,
      isForStaff,
      query = '',
      body,
      id = idFor(endpoint.domain, her),
    }: Attempt = attempts(her)[name] ?? { access: 'refused' };
    const path = endpoint.path.replaceAll(/\{\w+\}/g, String(id));
    const answer = await shop.app.inject({
      method: endpoint.method,
      url: `${path}?${query}`,
      headers: { 'x-forwarded-for': address, 'idempotency-key': `${name} ${who}`.replaceAll(/\W/g, '-'), ...(await bring()) },
      ...(body && { payload: body }),
    });
    const { statusCode: status } = answer;
    const isRefused = [401, 403, 404].includes(status) || (endpoint.identity === 'claimant' && status === 422);
    // A session that is none is refused before anything else.
    const isMeant = isForStaff === true && who === 'an employee who is signed in';
    const matchesDeclaration = isMeant
      ? status === 200
      : access === 'refused'
        ? isRefused
        : access === 'own'
          ? status < 500
          : [200, 401].includes(status);
    if (!matchesDeclaration || personalData.test(answer.body))
      wrong.push(`${name} (${access}) answers ${status}: ${answer.body.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
  expect(await readBelongings()).toEqual(before);
});

/** The same with one call at the end, after which there is nobody to ask as. */
const moveToEnd = (calls: typeof personalEndpoints, last: string): typeof personalEndpoints =>
  calls.toSorted((a, b) => Number(nameOf(a) === last) - Number(nameOf(b) === last));
