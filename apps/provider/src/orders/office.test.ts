import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { anyEngine, engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { cancelOrder } from './cancel.ts';
import { readFeed, searchOrders, setOrderStatus } from './office.ts';
import { moveOrder } from './status.ts';

let small: ShopWithBuyers;

const inOneClick = async (): Promise<number> => {
  const { id, revision } = await small.put(shop.phone);
  const { orders } = await small.create(id, bodyFor(revision, { is_one_click: true, deliveries: {}, payment_type_id: null }));
  return orders[0]?.id ?? 0;
};

describe.each(anyEngine)('the feed of orders, %s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('has a change for each transaction that changed an order, and the order as it stands', async () => {
    const { db } = small;
    const before = (await readFeed(db, undefined, undefined)).latest ?? undefined;
    const { id } = await small.order();
    await transaction(db, 'move', async (tx) => {
      await moveOrder(tx, id, orderStatuses.accepted);
      await moveOrder(tx, id, orderStatuses.assembled);
    });
    await db.execute(sql`update orders set comment = comment where id = ${id}`);
    await cancelOrder(db, id);
    const { changes, latest } = await readFeed(db, before, undefined);
    expect(changes.map(({ order, status_id }) => [order.id, status_id])).toEqual([
      [id, orderStatuses.awaitingPayment],
      [id, orderStatuses.assembled],
      [id, orderStatuses.cancelled],
    ]);
    expect(new Set(changes.map(({ order }) => order.status_id))).toEqual(new Set([orderStatuses.cancelled]));
    expect(changes.at(-1)?.cursor).toBe(latest);
    expect((await readFeed(db, latest ?? undefined, undefined)).changes).toEqual([]);
  });

  test('is resumed after any change, and says nothing of what was undone', async () => {
    const { db } = small;
    const start = (await readFeed(db, undefined, undefined)).latest ?? undefined;
    const ids = [await inOneClick(), await inOneClick()];
    const undone = transaction(db, 'undone', async (tx) => {
      await moveOrder(tx, ids[0] ?? 0, orderStatuses.assembled);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const whole = (await readFeed(db, start, undefined)).changes;
    const apart: typeof whole = [];
    for (let cursor = start; ; cursor = apart.at(-1)?.cursor) {
      const { changes } = await readFeed(db, cursor, 1);
      if (changes.length === 0) break;
      apart.push(...changes);
    }
    expect(apart).toEqual(whole);
    expect(whole.map(({ order }) => order.id)).toEqual(ids);
    await expect(readFeed(db, 'elsewhere', undefined)).rejects.toMatchObject({ status: 422 });
  });

  test('is kept for 90 days but for its newest change, and behind what is gone nobody goes on', async () => {
    const { db } = small;
    await db.execute(sql`delete from order_changes`);
    await inOneClick();
    await inOneClick();
    const { changes } = await readFeed(db, undefined, undefined);
    const [first, second] = changes.map(({ cursor }) => cursor);
    await db.execute(sql`update order_changes set at = '2026-01-01'`);
    await applyRetention(db, new Date('2026-04-02T00:00:00Z'));
    expect((await readFeed(db, undefined, undefined)).changes.map(({ cursor }) => cursor)).toEqual([second]);
    expect((await readFeed(db, second, undefined)).changes).toEqual([]);
    for (const cursor of [first, String(Number(second) + 1)])
      await expect(readFeed(db, cursor, undefined)).rejects.toMatchObject({ status: 410, code: 'cursor_expired' });
  });

  test('of a returned piece and of money that goes back tells too', async () => {
    const { db } = small;
    const id = await inOneClick();
    const { latest } = await readFeed(db, undefined, undefined);
    await db.execute(sql`update order_items set returned = 1 where order_id = ${id}`);
    expect((await readFeed(db, latest ?? undefined, undefined)).changes.map(({ order }) => order.id)).toEqual([id]);
  });

  test('and a search finds orders by number, phone, status, store and day', async () => {
    const { db } = small;
    const { id } = await small.order();
    const other = await inOneClick();
    await db.execute(sql`update orders set inserted_at = '2026-11-18T21:30:00Z' where id = ${id}`);
    const searchIds = async (search: Parameters<typeof searchOrders>[1]) => (await searchOrders(db, search)).items.map((order) => order.id);
    expect(await searchIds({ number: id })).toEqual([id]);
    expect(await searchIds({ phone: '79991234567' })).toEqual([other, id]);
    expect(await searchIds({ phone: '79990000000' })).toEqual([]);
    expect(await searchIds({ statuses: [orderStatuses.awaitingPayment] })).toEqual([id]);
    expect(await searchIds({ statuses: ['awaiting_payment'] })).toEqual([id]);
    expect(await searchIds({ statuses: ['ready', orderStatuses.cancelled] })).not.toContain(id);
    expect(await searchIds({ store_id: shop.store })).toEqual([id]);
    // Half past midnight in Moscow.
    expect(await searchIds({ day: '2026-11-19' })).toEqual([id]);
    expect(await searchIds({ day: '2026-11-18' })).toEqual([]);
    expect(await searchOrders(db, { page: 2, per_page: 1 })).toMatchObject({ items: [{ id }], total: 2, pageCount: 2 });
  });
});

describe.each(anyEngine)('a status that a back office says, %s', (_, open) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('moves an order to the next one of its way only, once, and ends it with what hangs on that', async () => {
    const { db } = small;
    const id = await inOneClick();
    await expect(setOrderStatus(db, id, orderStatuses.finished)).rejects.toMatchObject({
      status: 409,
      message: 'Сначала заказ становится «Собран»',
    });
    const { latest } = await readFeed(db, undefined, undefined);
    expect(await setOrderStatus(db, id, 'assembled')).toMatchObject({ id, stage: 'assembled' });
    expect(await setOrderStatus(db, id, 'assembled')).toMatchObject({ id, stage: 'assembled' });
    expect((await readFeed(db, latest ?? undefined, undefined)).changes).toHaveLength(1);
    expect(await setOrderStatus(db, id, orderStatuses.finished)).toMatchObject({ status_id: orderStatuses.finished });
    for (const status of ['assembled', orderStatuses.cancelled])
      await expect(setOrderStatus(db, id, status)).rejects.toMatchObject({ status: 409 });
    expect(await setOrderStatus(db, id, orderStatuses.finished)).toMatchObject({ status_id: orderStatuses.finished });
  });

  test('cancels or closes it, and refuses what is no such status or no order', async () => {
    const { db } = small;
    const [cancelled, closed] = [await inOneClick(), await inOneClick()];
    expect(await setOrderStatus(db, cancelled, orderStatuses.cancelled)).toMatchObject({ status_id: orderStatuses.cancelled });
    expect(await setOrderStatus(db, closed, orderStatuses.closed)).toMatchObject({ status_id: orderStatuses.closed });
    for (const status of ['awaiting_payment', 'assembling', 'on the moon'])
      await expect(setOrderStatus(db, cancelled, status)).rejects.toMatchObject({ status: 422, errors: { status: [expect.any(String)] } });
    await expect(setOrderStatus(db, 1, 'assembled')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the feed beside others, PostgreSQL', () => {
  beforeAll(async () => {
    small = await openShopWithBuyers(engines.PostgreSQL);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('a reader who follows it while many write misses nothing and sees each order’s changes in their order', async () => {
    const { db } = small;
    const ids = [];
    for (let at = 0; at < 5; at++) ids.push(await inOneClick());
    const start = (await readFeed(db, undefined, undefined)).latest ?? undefined;
    const letters = [orderStatuses.assembled, orderStatuses.inTransit, orderStatuses.ready, orderStatuses.accepted];
    let isOver = false;
    const read: { id: number; letter: string }[] = [];
    const reader = (async () => {
      let cursor = start;
      for (let isLast = false; ; isLast = isOver) {
        const { changes } = await readFeed(db, cursor, 7);
        read.push(...changes.map(({ order, status_id }) => ({ id: order.id, letter: status_id })));
        cursor = changes.at(-1)?.cursor ?? cursor;
        if (isLast && changes.length === 0) return;
      }
    })();
    const writtenStatuses = new Map<number, string[]>(ids.map((id) => [id, []]));
    // Some begin early and end late: their transactions are older than those that are seen before them.
    const move = (id: number, at: number) =>
      transaction(db, 'move', async (tx) => {
        await tx.execute(sql`insert into consents (order_id, purpose, ip) values (${id}, ${`p${at}`}, '127.0.0.1')`);
        await tx.execute(sql`select 1 from orders where id = ${id} for no key update`);
        const letter = letters[(writtenStatuses.get(id)?.length ?? 0) % letters.length] ?? '';
        await moveOrder(tx, id, letter);
        writtenStatuses.get(id)?.push(letter);
      });
    for (let round = 0; round < 8; round++)
      await Promise.all(ids.flatMap((id, at) => [move(id, round * 100 + at), move(id, round * 100 + 50 + at)]));
    isOver = true;
    await reader;
    for (const id of ids) expect(read.filter((one) => one.id === id).map(({ letter }) => letter)).toEqual(writtenStatuses.get(id));
  });
});
