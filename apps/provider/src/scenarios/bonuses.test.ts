import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceOrder } from '../orders/advance.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { returnItem } from '../orders/returns.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;

describe.each(anyEngine)('loyalty cards, %s', (_, open) => {
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

  const get = (path: string, headers: Headers = own) => shop.app.inject({ url: path, headers });
  const post = (path: string, body: object, headers: Headers = own) => shop.post(path, body, headers);
  const list = async (headers: Headers = own) => (await get('/v2/plus-card/list', headers)).json();

  async function lastCode(): Promise<string> {
    const [message] = await rows(
      shop.db,
      { text: column.text },
      sql`select text from outbox where text like 'Код для карты: %' order by id desc limit 1`,
    );
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  }
  /** The phone's code is brought; gives what the browser keeps. */
  async function confirm(phone: number = anna.phone, headers: Headers = own) {
    const { request_id } = (await post('/v2/plus-card/send-sms', { phone }, headers)).json();
    return (await post('/v2/plus-card/verify-code', { phone, code: await lastCode(), request_id }, headers)).json();
  }
  async function addCard(phone: number = anna.phone, headers: Headers = own) {
    const { check_data } = await confirm(phone, headers);
    return (await post('/v2/plus-card/add', { check_data }, headers)).json();
  }
  async function put(quantity = 1) {
    return (await get(`/basket/add-item?product_id=${goods.phone}&quantity=${quantity}`)).json();
  }
  const spend = (card: { card_id: number; check_data: string }, amount: number) =>
    post('/basket/bonuses', { card_id: card.card_id, check_data: card.check_data, amount });
  async function order({ id, revision }: { id: string; revision: number }, key = `order-${id}-${revision}`) {
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const terms = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
    return post('/api/create-order', { revision, contact, ...terms }, { 'x-basket-id': id, 'idempotency-key': key });
  }
  const entries = async (): Promise<[string, number][]> =>
    (
      await rows(
        shop.db,
        { kind: column.text, amount: column.number },
        sql`select kind, amount from loyalty_entries order by card_id, position`,
      )
    ).map(({ kind, amount }) => [kind, amount]);

  test('whoever has the phone now keeps the card: what others have confirmed of it before is worth nothing', async () => {
    const { check_data } = await confirm();
    await post('/v2/plus-card/add', { check_data });
    const others = bearerOf(await shop.signIn({}, boris));
    const card = await addCard(anna.phone, others);
    expect((await post('/v2/plus-card/add', { check_data })).statusCode).toBe(422);
    expect([(await list()).length, (await list(others))[0].card_id]).toEqual([0, card.card_id]);
    // Confirming alone is enough to end it.
    await shop.db.execute(sql`truncate login_attempts`);
    const again = await confirm();
    await confirm(anna.phone, others);
    expect((await post('/v2/plus-card/add', { check_data: again.check_data })).statusCode).toBe(422);
  });

  test('a phone that is confirmed by a code gets a card, once, with what every new card begins with', async () => {
    const card = await addCard();
    expect(card).toMatchObject({
      ean: expect.stringMatching(/^29\d{11}$/),
      balance: 200,
      activeCard: true,
      check_data: expect.any(String),
    });
    expect(await addCard()).toMatchObject({ card_id: card.card_id, balance: 200 });
    expect(await list()).toMatchObject([
      { card_id: card.card_id, balance: 200, check_data: null, entries: [{ kind: 'granted', amount: 200 }] },
    ]);
    const cardQuery = `card_id=${card.card_id}`;
    expect((await get(`/v2/plus-card/verify-data?${cardQuery}`)).json()).toEqual({
      card_id: card.card_id,
      phone: '+7 *** ***-**-01',
      is_verified: true,
    });
    const valid = async (token: string) =>
      (await get(`/v2/plus-card/validate-verify-data?${cardQuery}&check_data=${token}`)).json().is_valid;
    expect([await valid(card.check_data), await valid('nothing')]).toEqual([true, false]);
  });

  test('a wrong code confirms nothing, and too many are not sent', async () => {
    const { request_id } = (await post('/v2/plus-card/send-sms', { phone: anna.phone })).json();
    const code = (await lastCode()) === '000000' ? '000001' : '000000';
    const wrong = await post('/v2/plus-card/verify-code', { phone: anna.phone, code, request_id });
    expect(wrong.json()).toMatchObject({
      status: 422,
      errors: { code: ['Неверный код, или он уже не действует. Новый можно запросить через минуту после отправки.'] },
    });
    const again = async () => (await post('/v2/plus-card/send-sms', { phone: anna.phone })).statusCode;
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
    expect((await post('/v2/plus-card/add', { check_data: 'invented' })).json()).toMatchObject({
      status: 422,
      errors: { check_data: ['Подтвердите номер телефона карты кодом из СМС.'] },
    });
  });

  test('the balance is null until the phone is confirmed, and what a browser keeps is worth nothing after a month', async () => {
    const card = await addCard();
    await put();
    shop.advanceClock(30 * 24 * 3600 + 1);
    own = bearerOf(await shop.signIn());
    expect(await list()).toMatchObject([{ balance: null, entries: [] }]);
    expect((await spend(card, 100)).json()).toMatchObject({ status: 422, errors: { check_data: [expect.any(String)] } });
  });

  test('a card goes from the account and comes back with its bonuses; another one takes its place', async () => {
    const first = await addCard();
    const second = await addCard(79000000009);
    expect((await list()).map(({ card_id, activeCard }: { card_id: number; activeCard: boolean }) => [card_id, activeCard])).toEqual([
      [second.card_id, true],
      [first.card_id, false],
    ]);
    expect((await post('/v2/plus-card/remove', { card_id: second.card_id })).json()).toEqual({ is_removed: true });
    expect(await list()).toMatchObject([{ card_id: first.card_id, activeCard: true }]);
    const byEan = () => shop.app.inject({ method: 'DELETE', url: `/v2/plus-card/${first.ean}`, headers: own });
    expect([(await byEan()).statusCode, (await byEan()).statusCode]).toEqual([200, 404]);
    expect(await addCard()).toMatchObject({ card_id: first.card_id, balance: 200 });
  });

  test('a number that is not of this phone is refused, and nobody spends what is another’s', async () => {
    const card = await addCard();
    const other = bearerOf(await shop.signIn({}, boris));
    const { check_data } = await confirm(boris.phone, other);
    expect((await post('/v2/plus-card/add', { check_data, ean: card.ean }, other)).json()).toMatchObject({
      errors: { ean: ['Карта с этим номером оформлена не на этот телефон.'] },
    });
    const limit = { products: [{ product_id: goods.phone, qty: 1 }], card_id: card.card_id };
    expect((await post('/v2/plus-card/products-limit', { ...limit, check_data: card.check_data }, other)).statusCode).toBe(404);
    expect((await post('/v2/plus-card/products-limit', { ...limit, check_data })).statusCode).toBe(422);
    expect((await post('/v2/plus-card/remove', { card_id: card.card_id }, other)).statusCode).toBe(404);
    expect((await get('/v2/plus-card/list', {})).statusCode).toBe(401);
  });

  test('bonuses lower the basket after everything else, line by line, and the order confirms them', async () => {
    const card = await addCard();
    await put();
    expect((await spend(card, 201)).json()).toMatchObject({
      status: 422,
      errors: { amount: ['Можно списать не больше 200\u00a0бонусов.'] },
    });
    const basket = (await spend(card, 150)).json();
    expect(basket).toMatchObject({ bonuses: 150, discount: 150, total_sum: 19_840, discounts: [{ name: 'Бонусы', sum: 150 }] });
    expect(basket.items[0]).toMatchObject({ final_price: 19_840, discounts: [{ name: 'Бонусы', sum: 150 }] });
    const limit = { products: [{ product_id: goods.phone, qty: 1 }], card_id: card.card_id, check_data: card.check_data };
    expect((await post('/v2/plus-card/products-limit', limit)).json()).toEqual({ maxAmount: 200 });
    const { orders } = (await order(basket)).json();
    expect(orders[0]).toMatchObject({ total_sum: 19_840, discount: 150, discounts: [{ name: 'Бонусы', sum: 150 }] });
    expect(await list()).toMatchObject([
      { balance: 50, entries: [{ kind: 'spent', amount: -150, order_id: orders[0].id }, { kind: 'granted' }] },
    ]);
    expect((await get('/basket/get-basket')).json().bonuses).toBe(0);
  });

  test('a received order earns, once, and says so', async () => {
    await addCard();
    const { orders } = (await order(await put())).json();
    while ((await advanceOrder(shop.db, orders[0].id)) !== 'F');
    expect(await entries()).toEqual([
      ['granted', 200_00],
      ['earned', 599_00],
    ]);
    expect((await get('/v2/loyalty/notifications')).json()[0]).toMatchObject({ kind: 'bonus', title: 'Начислены бонусы', url: '/bonus' });
  });

  test('a cancelled order and one that has expired give back what they have spent, once', async () => {
    const card = await addCard();
    for (const end of ['cancel', 'expire']) {
      await put();
      const { orders } = (await order((await spend(card, 200)).json(), `order-to-${end}-00`)).json();
      expect(await list()).toMatchObject([{ balance: 0 }]);
      if (end === 'cancel') await cancelOrder(shop.db, orders[0].id);
      await shop.db.execute(sql`update orders set expires_at = now() - interval '1 minute' where status_id = 'N'`);
      expect(await cancelExpiredOrders(shop.db)).toBe(end === 'expire' ? 1 : 0);
      expect(await list()).toMatchObject([{ balance: 200 }]);
    }
    expect((await entries()).map(([kind]) => kind)).toEqual(['granted', 'spent', 'returned', 'spent', 'returned']);
  });

  test('pieces that come back give back what bonuses have paid of them, and lose what they have earned', async () => {
    const card = await addCard();
    await put(2);
    const { orders } = (await order((await spend(card, 200)).json())).json();
    const [{ id, total_sum, basket }] = orders;
    while ((await advanceOrder(shop.db, id)) !== 'F');
    // 3 percent of 39 780 rubles, then of half of them.
    expect((await entries()).at(-1)).toEqual(['earned', 1193_00]);
    await shop.db.execute(
      sql`insert into payments (order_id, payment_type_id, status, sum) values (${id}, 17, 'paid', ${total_sum * 100})`,
    );
    for (const earnedAmount of [596_00, 0]) {
      await returnItem(shop.db, id, basket[0].id, 1);
      const spentAmount = earnedAmount === 0 ? 0 : 100_00;
      expect((await entries()).reduce((sum, [, amount]) => sum + amount, 0)).toBe(200_00 - spentAmount + earnedAmount);
    }
  });

  test('what a piece has given back before its order is cancelled is not given back once more', async () => {
    const card = await addCard();
    await put(2);
    const { orders } = (await order((await spend(card, 200)).json())).json();
    const [{ id, total_sum, basket }] = orders;
    await shop.db.execute(
      sql`insert into payments (order_id, payment_type_id, status, sum) values (${id}, 17, 'paid', ${total_sum * 100})`,
    );
    await returnItem(shop.db, id, basket[0].id, 1);
    await cancelOrder(shop.db, id);
    expect(await list()).toMatchObject([{ balance: 200 }]);
  });

  test('a card without bonuses says so: the limit of its goods is not found', async () => {
    const card = await addCard();
    await put();
    await order((await spend(card, 200)).json());
    const limit = { products: [{ product_id: goods.phone, qty: 1 }], card_id: card.card_id, check_data: card.check_data };
    expect((await post('/v2/plus-card/products-limit', limit)).json()).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'На карте пока нет бонусов',
    });
  });

  test('bonuses that another basket has spent are not spent again: the sum that was confirmed is not the sum any more', async () => {
    const card = await addCard();
    await put();
    const basket = (await spend(card, 200)).json();
    await shop.db.execute(
      sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind) values (${card.card_id}, 2, 20000, -15000, 5000, 'spent')`,
    );
    expect((await get('/basket/get-basket')).json()).toMatchObject({ bonuses: 50, total_sum: 19_940 });
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const terms = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
    const confirmed_totals = { buy: { sum: 19_990, discount: 200, delivery_cost: 0 } };
    const body = { revision: basket.revision, contact, ...terms, confirmed_totals };
    const answer = await post('/api/create-order', body, { 'x-basket-id': basket.id, 'idempotency-key': 'spent-elsewhere-1' });
    expect(answer.json()).toMatchObject({ status: 409, now: { buy: { discount: 50 } } });
  });
});
