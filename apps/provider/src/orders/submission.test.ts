import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import type { Refusal } from '../platform/refusal.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, contactOf, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

describe.each(anyEngine)('%s', (_, start) => {
  // As many as want more than there is.
  const buyers = isLongRun ? 200 : 60;
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test(`${buyers} buyers of 50 pieces make 50 orders and leave none`, async () => {
    const baskets = await Promise.all(Array.from({ length: buyers }, () => small.put(shop.phone)));
    const results = await Promise.allSettled(
      baskets.map((basket, at) => small.create(basket.id, bodyFor(basket.revision, { contact: contactOf(at) }))),
    );
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(50);
    expect(new Set(reasons.map((reason: Refusal) => reason.code))).toEqual(new Set(['out_of_stock']));
    expect(await small.countPhones()).toBe(0);
    expect(await small.count(sql`select count(*)::int as n from orders`)).toBe(50);
  });

  test('50 equal submissions with one key make one order', async () => {
    const basket = await small.put(shop.phone);
    const body = bodyFor(basket.revision);
    const answers = await Promise.all(Array.from({ length: 50 }, () => small.create(basket.id, body, 'one-key-for-all')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await small.count(sql`select count(*)::int as n from orders`)).toBe(1);
    expect(await small.countPhones()).toBe(49);
  });

  test('what is kept of a submission shows nobody the key of its orders, nor the idempotency key', async () => {
    const basket = await small.put(shop.phone);
    const body = bodyFor(basket.revision);
    const { order_key: orderKey } = await small.create(basket.id, body, 'a-key-of-the-client');
    const tables = await rows(small.db, { name: column.text }, sql`select tablename as name from pg_tables where schemaname = 'public'`);
    for (const { name } of tables) {
      const tableRows = await rows(small.db, { row: column.text }, sql`select t::text as row from ${sql.identifier(name)} t`);
      const matches = tableRows.filter(({ row }) => row.includes(orderKey) || row.includes('a-key-of-the-client'));
      expect([name, matches]).toEqual([name, []]);
    }
    expect((await small.create(basket.id, body, 'a-key-of-the-client')).order_key).toBe(orderKey);
  });

  test('a key whose answer an earlier version kept has served', async () => {
    const basket = await small.put(shop.phone);
    await small.create(basket.id, bodyFor(basket.revision), 'an-old-key');
    await small.db.execute(sql`update submissions set answer = null`);
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision), 'an-old-key'))).code).toBe('conflict');
  });

  test('the same key with another request is a conflict', async () => {
    const basket = await small.put(shop.phone);
    await small.create(basket.id, bodyFor(basket.revision), 'used-key');
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision, { comment: 'иначе' }), 'used-key'))).code).toBe('conflict');
  });

  test('the same key with another basket is somebody else’s: an order of its own, and nothing of the first one', async () => {
    const [one, other] = [await small.put(shop.phone), await small.put(shop.phone)];
    const first = await small.create(one.id, bodyFor(one.revision), 'a-key-of-two');
    const second = await small.create(other.id, bodyFor(other.revision), 'a-key-of-two');
    expect(second.order_key).not.toBe(first.order_key);
    expect(second.orders[0]?.id).not.toBe(first.orders[0]?.id);
  });

  test('an answer is not given again to a basket that is not there any more', async () => {
    const basket = await small.put(shop.phone);
    await small.create(basket.id, bodyFor(basket.revision), 'before-it-went');
    await small.db.execute(sql`delete from baskets where id = ${basket.id}`);
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision), 'before-it-went'))).code).toBe('conflict');
  });

  test('what is refused changes nothing and may be sent again with the same key', async () => {
    const basket = await small.put(shop.phone, 3);
    await stock(small.db, shop.warehouse, shop.phone, 0);
    await stock(small.db, shop.secondStore, shop.phone, 0);
    await stock(small.db, shop.store, shop.phone, 2);
    expect((await refusal(small.create(basket.id, bodyFor(basket.revision), 'second-try'))).code).toBe('out_of_stock');
    expect([
      await small.countPhones(),
      await small.count(sql`select count(*)::int as n from orders`),
      await small.count(sql`select count(*)::int as n from submissions`),
    ]).toEqual([2, 0, 0]);
    await stock(small.db, shop.store, shop.phone, 3);
    expect((await small.create(basket.id, bodyFor(basket.revision), 'second-try')).orders).toHaveLength(1);
  });
});
