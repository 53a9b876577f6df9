import { returnTerms } from '@vitrina/services/rules/returns.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, noon, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { orders } from './handlers.ts';
import { readFeed } from './office.ts';
import { acceptReturn, readOpenRequests, refuseReturn } from './return-decisions.ts';
import { returnItem } from './returns.ts';

type Body = Parameters<typeof orders.requestReturn>[0]['body'];

/** A day later the same noon. */
const daysAfter = (days: number): Date => new Date(noon.getTime() + days * 24 * 60 * 60 * 1000);

describe.each(bothEngines)('a wish to return something, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  let keyCount = 0;
  const newKey = (): string => `return-of-test-${++keyCount}`;

  /** An order of these pieces that was received at noon. */
  async function receivedOrder(productId: number = shop.phone, quantity = 1, deliveries: object = { deliveries: bodyFor(1).deliveries }) {
    const basket = await small.put(productId, quantity);
    const created = await small.create(basket.id, bodyFor(basket.revision, deliveries));
    const [order] = created.orders;
    if (order === undefined) throw new Error('There is no order.');
    await receive(order.id, noon);
    return { id: order.id, orderKeys: [created.order_key], line: Number(order.basket[0]?.id) };
  }
  const receive = (id: number, at: Date) =>
    small.db.execute(
      sql`update orders set status_id = 'F', payment_status_id = 2, expires_at = null, moved_at = ${at.toISOString()} where id = ${id}`,
    );

  type Received = Awaited<ReturnType<typeof receivedOrder>>;
  const bodyOf = ({ line }: Pick<Received, 'line'>, over: Partial<Body> = {}, quantity = 1): Body => ({
    items: [{ item_id: String(line) as Body['items'][number]['item_id'], quantity }],
    reason: 'changed_mind',
    comment: null,
    handover: 'store',
    ...over,
  });
  const request = ({ id, orderKeys }: Pick<Received, 'id' | 'orderKeys'>, body: Body, { key = newKey(), now = noon } = {}) =>
    orders.requestReturn({ params: { id }, body, idempotencyKey: key, context: small.context({ orderKeys, now }) });
  const read = ({ id, orderKeys }: Received, now = noon) => orders.order({ params: { id }, context: small.context({ orderKeys, now }) });
  const withdraw = ({ id, orderKeys }: Pick<Received, 'id' | 'orderKeys'>, requestId: number) =>
    orders.withdrawReturn({ params: { id, request_id: requestId }, context: small.context({ orderKeys }) });
  const messages = async () =>
    (await rows(small.db, { text: column.text }, sql`select text from outbox where kind = 'sms' and text ~ '[Вв]озврат' order by id`)).map(
      ({ text }) => text,
    );

  test('is kept with the order, and the shopper hears that it has arrived', async () => {
    const order = await receivedOrder(shop.phone, 2);
    expect(await read(order)).toMatchObject({
      is_returnable: true,
      return_deadlines: { changed_mind: '2026-11-26', defect: '2026-12-04' },
      return_requests: [],
      basket: [{ returnable_count: 2 }],
    });
    const made = await request(order, bodyOf(order, { reason: 'defect', comment: ' Не включается ', handover: 'courier' }));
    expect(made).toMatchObject({ status: 'new', items: [{ item_id: order.line, quantity: 1 }] });
    expect(await read(order)).toMatchObject({
      is_returnable: true,
      return_requests: [
        {
          ...{ id: made.id, created_at: '2026-11-19T09:00:00Z', status: 'new', reason: 'defect', comment: 'Не включается' },
          ...{ handover: 'courier', items: [{ item_id: order.line, quantity: 1 }], answer: null, is_withdrawable: true },
        },
      ],
      basket: [{ returnable_count: 1 }],
    });
    expect(await messages()).toEqual([expect.stringContaining(`Заявку на возврат по заказу № ${order.id} получили`)]);
  });

  test('with the same key is the same one, and nothing else under it', async () => {
    const order = await receivedOrder(shop.phone, 2);
    const key = newKey();
    const [first, again] = await Promise.all([request(order, bodyOf(order), { key }), request(order, bodyOf(order), { key })]);
    expect(again).toEqual(first);
    expect(await small.count(sql`select count(*)::int as n from return_requests`)).toBe(1);
    expect(await refusal(request(order, bodyOf(order, {}, 2), { key }))).toMatchObject({ status: 409 });
    expect(await messages()).toHaveLength(1);
  });

  test('for the last piece is one, also when two come at once', async () => {
    const order = await receivedOrder();
    const results = await Promise.allSettled([request(order, bodyOf(order)), request(order, bodyOf(order))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'conflict' } });
    expect(await small.count(sql`select count(*)::int as n from return_requests`)).toBe(1);
    expect(await read(order)).toMatchObject({ is_returnable: false, basket: [{ returnable_count: 0 }] });
  });

  test('beside a piece that the office takes back never waits for more than there is', async () => {
    const order = await receivedOrder();
    const [asked] = await Promise.allSettled([request(order, bodyOf(order)), returnItem(small.db, order.id, order.line, 1)]);
    const { return_requests: requests, basket } = await read(order);
    // Whoever came first: the wish was there, and is done by the piece; or the piece had gone, and nothing was left to wish for.
    expect(requests?.map(({ status }) => status)).toEqual(asked.status === 'fulfilled' ? ['done'] : []);
    expect(basket).toMatchObject([{ returned: 1, returnable_count: 0 }]);
  });

  test.each([
    ['changed_mind', returnTerms.changedMind.days],
    ['other', returnTerms.changedMind.days],
    ['defect', returnTerms.defect.days],
    ['wrong_item', returnTerms.defect.days],
  ] as const)('for the reason %s is taken %i days long', async (reason, days) => {
    const order = await receivedOrder(shop.phone, 2);
    const body = bodyOf(order, { reason, comment: 'Так вышло' });
    expect(await refusal(request(order, body, { now: daysAfter(days + 1) }))).toMatchObject({
      status: 422,
      errors: { reason: [expect.stringContaining('можно было до')] },
    });
    expect(await request(order, body, { now: daysAfter(days) })).toMatchObject({ status: 'new', reason });
  });

  test('counts its days by the clock of the order’s city, and is over when the last term is', async () => {
    const order = await receivedOrder();
    // 23 November, half past one, in Moscow.
    await receive(order.id, new Date('2026-11-22T22:30:00Z'));
    expect(await read(order)).toMatchObject({ return_deadlines: { changed_mind: '2026-11-30', defect: '2026-12-08' } });
    expect(await read(order, new Date('2026-12-08T20:30:00Z'))).toMatchObject({ is_returnable: true });
    expect(await read(order, new Date('2026-12-08T21:30:00Z'))).toMatchObject({ is_returnable: false, basket: [{ returnable_count: 0 }] });
  });

  test.each(['defect', 'other'] as const)('for the reason %s says what it is about', async (reason) => {
    const order = await receivedOrder();
    for (const comment of [null, '  ']) {
      expect(await refusal(request(order, bodyOf(order, { reason, comment })))).toMatchObject({
        status: 422,
        errors: { comment: [expect.any(String)] },
      });
    }
  });

  test('is about what was received, and no code', async () => {
    const { id, orderKeys } = await small.order();
    const [line] = await rows(small.db, { id: column.number }, sql`select id from order_items where order_id = ${id}`);
    const waiting = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
    expect([waiting.is_returnable, waiting.return_deadlines]).toEqual([undefined, undefined]);
    expect(await refusal(request({ id, orderKeys }, bodyOf({ line: line?.id ?? 0 })))).toMatchObject({ status: 409 });
    const codes = await receivedOrder(shop.licence, 1, { deliveries: {} });
    expect(await refusal(request(codes, bodyOf(codes)))).toMatchObject({ status: 409, message: expect.stringContaining('Коды') });
    expect(await read(codes)).toMatchObject({ is_returnable: false, return_deadlines: null });
  });

  test('is about lines of the order, each once; what came with another line comes back with it', async () => {
    const order = await receivedOrder(shop.phone, 2);
    const [addition] = await rows(
      small.db,
      { id: column.number },
      sql`insert into order_items (order_id, parent_id, product_id, name, url, image, quantity, price, final_price, is_warranty)
          values (${order.id}, ${order.line}, 1101, 'Гарантия', '/', '/', 2, 100, 100, true) returning id`,
    );
    const [own] = bodyOf(order).items;
    if (own === undefined) throw new Error('There is no line.');
    for (const items of [[own, own], bodyOf({ line: 987_654 }).items, bodyOf({ line: addition?.id ?? 0 }).items]) {
      expect(await refusal(request(order, bodyOf(order, { items })))).toMatchObject({
        status: 422,
        errors: { items: [expect.any(String)] },
      });
    }
    expect(await refusal(request(order, bodyOf(order, {}, 3)))).toMatchObject({
      status: 409,
      message: '«Смартфон»: вернуть можно не больше 2 шт.',
    });
    expect((await read(order)).basket.map((item) => item.returnable_count)).toEqual([2, 0]);
  });

  test('is nobody else’s', async () => {
    const order = await receivedOrder();
    const other = { id: order.id, orderKeys: ['f'.repeat(32)] };
    const key = newKey();
    expect(await refusal(request(other, bodyOf(order), { key }))).toMatchObject({ status: 404 });
    await request(order, bodyOf(order), { key });
    expect(await refusal(request(other, bodyOf(order), { key }))).toMatchObject({ status: 404 });
  });

  test('is accepted, and done when its last piece has come', async () => {
    const order = await receivedOrder(shop.phone, 2);
    const made = await request(order, bodyOf(order, { handover: 'courier' }, 2));
    await acceptReturn(small.db, made.id);
    await acceptReturn(small.db, made.id);
    expect(await readOpenRequests(small.db)).toMatchObject([{ id: made.id, status: 'accepted', awaited: `${order.id} ${order.line} 2` }]);
    await returnItem(small.db, order.id, order.line, 1);
    expect(await readOpenRequests(small.db)).toMatchObject([{ awaited: `${order.id} ${order.line} 1` }]);
    expect((await read(order)).basket).toMatchObject([{ returned: 1, returnable_count: 0 }]);
    await returnItem(small.db, order.id, order.line, 1);
    expect(await readOpenRequests(small.db)).toEqual([]);
    expect((await read(order)).return_requests).toMatchObject([{ status: 'done' }]);
    expect(await messages()).toEqual([
      expect.stringContaining('получили'),
      expect.stringContaining('Курьер позвонит'),
      expect.stringContaining('приняли'),
    ]);
    expect(await refusal(refuseReturn(small.db, made.id, 'Поздно'))).toMatchObject({ status: 409 });
  });

  test('that was accepted gets the pieces before one that nobody has looked at', async () => {
    const order = await receivedOrder(shop.phone, 2);
    const earlier = await request(order, bodyOf(order));
    const accepted = await request(order, bodyOf(order));
    await acceptReturn(small.db, accepted.id);
    await returnItem(small.db, order.id, order.line, 1);
    expect((await read(order)).return_requests?.map(({ id, status }) => [id, status])).toEqual([
      [earlier.id, 'new'],
      [accepted.id, 'done'],
    ]);
  });

  test('is refused with the reason, and may be made again', async () => {
    const order = await receivedOrder();
    const made = await request(order, bodyOf(order));
    await refuseReturn(small.db, made.id, 'На корпусе следы удара.');
    const { return_requests: requests, is_returnable: isReturnable } = await read(order);
    expect(requests).toMatchObject([{ status: 'refused', answer: 'На корпусе следы удара.' }]);
    expect(isReturnable).toBe(true);
    expect((await messages()).at(-1)).toContain('На корпусе следы удара.');
    expect(await refusal(acceptReturn(small.db, made.id))).toMatchObject({ status: 409 });
    expect(await refusal(acceptReturn(small.db, 987_654))).toMatchObject({ status: 404 });
    await request(order, bodyOf(order));
    expect((await read(order)).return_requests).toHaveLength(2);
  });

  test('is withdrawn by its shopper, once, and may be made again', async () => {
    const order = await receivedOrder();
    const made = await request(order, bodyOf(order));
    expect(await withdraw(order, made.id)).toEqual({ is_withdrawn: true });
    expect(await withdraw(order, made.id)).toEqual({ is_withdrawn: true });
    expect(await read(order)).toMatchObject({
      is_returnable: true,
      return_requests: [{ status: 'withdrawn', is_withdrawable: false }],
      basket: [{ returnable_count: 1 }],
    });
    expect(await readOpenRequests(small.db)).toEqual([]);
    expect(await messages()).toEqual([expect.stringContaining('получили'), expect.stringContaining('отозвали')]);
    for (const decide of [() => acceptReturn(small.db, made.id), () => refuseReturn(small.db, made.id, 'Поздно')])
      expect(await refusal(decide())).toMatchObject({ status: 409, message: 'Покупатель отозвал эту заявку' });
    await request(order, bodyOf(order));
    expect((await read(order)).return_requests?.map(({ status }) => status)).toEqual(['withdrawn', 'new']);
    // What comes back settles the request that waits for it, and no other.
    await returnItem(small.db, order.id, order.line, 1);
    expect((await read(order)).return_requests?.map(({ status }) => status)).toEqual(['withdrawn', 'done']);
  });

  test.each([
    ['accepted', (id: number) => acceptReturn(small.db, id)],
    ['refused', (id: number) => refuseReturn(small.db, id, 'На корпусе следы удара.')],
  ] as const)('that was %s is withdrawn no more; of two who decide at once one does', async (status, decide) => {
    const order = await receivedOrder(shop.phone, 2);
    const decided = await request(order, bodyOf(order));
    await decide(decided.id);
    expect((await read(order)).return_requests).toMatchObject([{ status, is_withdrawable: false }]);
    expect(await refusal(withdraw(order, decided.id))).toMatchObject({ status: 409, code: 'conflict' });
    const contested = await request(order, bodyOf(order));
    const [withdrawn, said] = await Promise.allSettled([withdraw(order, contested.id), decide(contested.id)]);
    expect([withdrawn.status, said.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const loser = withdrawn.status === 'rejected' ? withdrawn : said;
    expect(loser).toMatchObject({ reason: { status: 409, code: 'conflict' } });
    expect((await read(order)).return_requests?.at(-1)).toMatchObject({ status: withdrawn.status === 'fulfilled' ? 'withdrawn' : status });
    // Nobody is told both.
    expect(await messages()).toHaveLength(4);
  });

  test('is withdrawn by nobody else, and under its own order alone', async () => {
    const [order, other] = [await receivedOrder(), await receivedOrder()];
    const made = await request(order, bodyOf(order));
    expect(await refusal(withdraw({ ...order, orderKeys: ['f'.repeat(32)] }, made.id))).toMatchObject({ status: 404 });
    expect(await refusal(withdraw(other, made.id))).toMatchObject({ status: 404 });
    expect(await refusal(withdraw(order, 987_654))).toMatchObject({ status: 404 });
    expect((await read(order)).return_requests).toMatchObject([{ status: 'new' }]);
  });

  test('is a change of the order, and so is each decision', async () => {
    const order = await receivedOrder();
    const before = (await readFeed(small.db, undefined, undefined)).latest ?? undefined;
    const { id } = await request(order, bodyOf(order));
    await withdraw(order, id);
    const again = await request(order, bodyOf(order));
    await acceptReturn(small.db, again.id);
    const { changes } = await readFeed(small.db, before, undefined);
    expect(changes.map((change) => change.order.id)).toEqual([order.id, order.id, order.id, order.id]);
    expect(changes.at(-1)?.order.return_requests).toMatchObject([{ status: 'withdrawn' }, { status: 'accepted' }]);
  });
});
