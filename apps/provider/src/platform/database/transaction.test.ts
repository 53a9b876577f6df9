import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registry } from '../metrics.ts';
import { checkRows, column, type OpenDatabase, rows, type Transaction } from './database.ts';
import { conflictOf, DatabaseAwayError } from './errors.ts';
import { LockOrderError, lockRows } from './lock-order.ts';
import { ConcurrentStatementsError } from './one-at-a-time.ts';
import { sql } from './sql.ts';
import { bothEngines, engines, type TestDatabase } from './testing/databases.ts';
import { fillSmallShop, shop } from './testing/small-shop.ts';
import { transaction } from './transaction.ts';

/** How often the metric has counted for a transaction. */
async function readMetric(metric: string, name: string): Promise<number> {
  const { values = [] } = (await registry.getSingleMetric(metric)?.get()) ?? {};
  return values.filter(({ labels }) => labels.transaction === name).reduce((sum, { value }) => sum + value, 0);
}

const endedError = (code: string) => Object.assign(new Error('ended'), { code });

describe.each(bothEngines)('a transaction on %s', (engine, start) => {
  let database: TestDatabase;
  let db: OpenDatabase;

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    await fillSmallShop(db);
  });
  afterAll(() => database?.stop());
  beforeEach(() => db.execute(sql`truncate meta`));

  const write = (tx: Transaction, key: string) => tx.execute(sql`insert into meta (key, value) values (${key}, '')`);
  const readKeys = async () => (await rows(db, { key: column.text }, sql`select key from meta order by key`)).map(({ key }) => key);

  test.each(['40001', '40P01'])(
    'that the database has ended with %s is done again, nothing of the first try is left, and it is counted',
    async (code) => {
      const name = `again-${code}-${engine}`;
      let tries = 0;
      await transaction(db, name, async (tx) => {
        tries += 1;
        await write(tx, `try-${tries}`);
        if (tries < 3) throw endedError(code);
      });
      expect(await readKeys()).toEqual(['try-3']);
      expect(await readMetric('vitrina_transaction_repeats_total', name)).toBe(2);
    },
  );

  test('that is ended every time is given up after six tries: the database is too busy, which is no fault of what was asked', async () => {
    let tries = 0;
    const busy = transaction(db, `in-vain-${engine}`, async () => {
      tries += 1;
      throw endedError('40P01');
    });
    await expect(busy).rejects.toThrow(DatabaseAwayError);
    expect(tries).toBe(6);
    expect(await readMetric('vitrina_transactions_given_up_total', `in-vain-${engine}`)).toBe(1);
  });

  test('that fails by itself is not done again', async () => {
    let tries = 0;
    const failing = transaction(db, 'wrong', async (tx) => {
      tries += 1;
      await write(tx, 'one');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([tries, await readKeys()]).toEqual([1, []]);
  });

  test('refuses a statement while another one is running, and undoes everything', async () => {
    const atOnce = transaction(db, 'at-once', (tx) => Promise.all([write(tx, 'one'), write(tx, 'other')]));
    await expect(atOnce).rejects.toThrow();
    await expect(atOnce.catch((error) => Promise.reject(error.cause ?? error))).rejects.toThrow(ConcurrentStatementsError);
    expect(await readKeys()).toEqual([]);
  });

  test('that has ended takes no more statements', async () => {
    const tx = await transaction(db, 'over', async (tx) => tx);
    await expect(rows(tx, sql`select 1`).catch((error) => Promise.reject(error.cause ?? error))).rejects.toThrow(ConcurrentStatementsError);
  });

  test('locks in the one order: what stands above what it holds is refused, and a kind for the second time too', async () => {
    const inOrder = transaction(db, 'in-order', async (tx) => {
      await lockRows(tx, 'basket', sql`id`, sql`false`);
      await lockRows(tx, 'stock', sql`quantity`, sql`product_id = ${shop.phone}`);
      return lockRows(tx, 'product', sql`id`, sql`id in (${shop.licence}, ${shop.giftCard})`);
    });
    expect(await inOrder).toEqual([{ id: shop.licence }, { id: shop.giftCard }]);
    const lockInOrder = (first: Parameters<typeof lockRows>[1], second: Parameters<typeof lockRows>[1]) =>
      transaction(db, 'out-of-order', async (tx) => {
        await lockRows(tx, first, sql`1`, sql`false`);
        await lockRows(tx, second, sql`1`, sql`false`);
      });
    await expect(lockInOrder('order', 'basket')).rejects.toThrow(LockOrderError);
    await expect(lockInOrder('payment', 'stock')).rejects.toThrow(LockOrderError);
    await expect(lockInOrder('order', 'order')).rejects.toThrow(LockOrderError);
  });
});

describe('two transactions on PostgreSQL', () => {
  let database: TestDatabase;
  let db: OpenDatabase;

  beforeAll(async () => {
    database = await engines.PostgreSQL();
    db = database.connection.db;
    await fillSmallShop(db);
  });
  afterAll(() => database?.stop());

  test('that wait for each other in a circle both come to their end', async () => {
    const meeting = Promise.withResolvers<void>();
    let arrivals = 0;
    const change = (first: number, second: number) =>
      transaction(db, 'in-a-circle', async (tx) => {
        await tx.execute(sql`update products set popularity = popularity + 1 where id = ${first}`);
        arrivals += 1;
        if (arrivals === 2) meeting.resolve();
        await meeting.promise;
        await tx.execute(sql`update products set popularity = popularity + 1 where id = ${second}`);
      });
    const before = await rows(db, { id: column.number, popularity: column.number }, sql`select id, popularity from products order by id`);
    await Promise.all([change(shop.phone, shop.fridge), change(shop.fridge, shop.phone)]);
    const after = await rows(db, { id: column.number, popularity: column.number }, sql`select id, popularity from products order by id`);
    const expected = before.map(({ id, popularity }) => ({
      id,
      popularity: popularity + (id === shop.phone || id === shop.fridge ? 2 : 0),
    }));
    expect(after).toEqual(expected);
    // Whoever is ended may begin anew before the other one has woken up, and meet it once more.
    expect(await readMetric('vitrina_transaction_repeats_total', 'in-a-circle')).toBeGreaterThan(0);
  });

  test('that lock a shopper and write an order of his do not wait for each other', async () => {
    await db.execute(sql`insert into users (phone) values ('79990000009')`);
    await transaction(db, 'holds-the-shopper', async (tx) => {
      const [shopperRow] = checkRows({ id: column.number }, await lockRows(tx, 'shopper', sql`id`, sql`phone = '79990000009'`));
      // Waits for a lock on the shopper's row that does not let it be referred to.
      await transaction(db, 'refers-to-him', (other) =>
        other.execute(sql`insert into baskets (id, user_id) values (${'a'.repeat(32)}, ${shopperRow?.id})`),
      );
    });
    expect(await rows(db, sql`select 1 from baskets`)).toHaveLength(1);
  });

  test('are told apart from what is wrong with a statement', async () => {
    const wrong = await rows(db, sql`select 1 / 0`).catch((error: unknown) => error);
    expect(conflictOf(wrong)).toBeUndefined();
  });
});
