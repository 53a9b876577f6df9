import { endpoint, endpoints } from '@vitrina/services/contract/endpoint.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type Connection, column, type OpenDatabase, rows } from '../database/database.ts';
import { CallerGoneError, isAway } from '../database/errors.ts';
import { openInMemory } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { sql } from '../database/sql.ts';
import { startPostgres, type TestPostgres } from '../database/testing/postgres.ts';
import { ofService } from '../database/timeouts.ts';
import { transaction } from '../database/transaction.ts';
import { failures } from './failure-answers.ts';
import { implement } from './implement.ts';

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );

/** Whether the error, or what Drizzle has wrapped in one, is of the class. */
const isOf = (error: unknown, kind: typeof CallerGoneError): boolean =>
  error instanceof kind || (error instanceof Error && error.cause instanceof kind);

describe('PostgreSQL', () => {
  let server: TestPostgres;
  let url: string;
  let connection: Connection;
  let db: OpenDatabase;

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.create();
    connection = openPostgres(url);
    db = connection.db;
    await db.execute(sql`create table goods (id integer primary key, sold integer not null)`);
    await db.execute(sql`insert into goods values (1, 0)`);
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  const activity = (condition: ReturnType<typeof sql>) =>
    rows(
      db,
      { pid: column.number },
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    );
  const sleeping = sql`state = 'active' and query like '%pg_sleep%'`;
  const until = (look: () => unknown) => vi.waitFor(look, { timeout: 60_000, interval: 20 });
  const sleeps = () => until(async () => expect(await activity(sleeping)).toHaveLength(1));
  const nobodySleeps = () => until(async () => expect(await activity(sleeping)).toEqual([]));

  test('a statement of a caller who has gone is ended, and its connection serves the next', async () => {
    const single = openPostgres(url, 1);
    const controller = new AbortController();
    const failing = failure(rows(single.db.until(controller.signal), sql`select pg_sleep(600)`));
    await sleeps();
    controller.abort();
    expect(isOf(await failing, CallerGoneError)).toBe(true);
    await nobodySleeps();
    expect(await rows(single.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await single.close();
  });

  test('a transaction of a caller who has gone is undone, and holds nothing', async () => {
    const controller = new AbortController();
    const selling = failure(
      transaction(db.until(controller.signal), 'sell', async (tx) => {
        await tx.execute(sql`update goods set sold = sold + 1`);
        await tx.execute(sql`select pg_sleep(600)`);
      }),
    );
    await sleeps();
    controller.abort();
    expect(isOf(await selling, CallerGoneError)).toBe(true);
    await transaction(db, 'sell', (tx) => tx.execute(sql`update goods set sold = sold + 10`));
    expect(await rows(db, sql`select sold from goods`)).toEqual([{ sold: 10 }]);
  });

  test('a caller who has gone while he waited for a connection gets none', async () => {
    const single = openPostgres(url, 1);
    const controller = new AbortController();
    const free = Promise.withResolvers<void>();
    const holding = transaction(single.db, 'hold', () => free.promise);
    const failing = failure(rows(single.db.until(controller.signal), sql`insert into goods values (2, 0)`));
    controller.abort();
    free.resolve();
    await holding;
    expect(isOf(await failing, CallerGoneError)).toBe(true);
    expect(await rows(db, sql`select id from goods`)).toEqual([{ id: 1 }]);
    await single.close();
  });

  test('a client that hangs up ends what the provider is asking for him', async () => {
    const calls = endpoints('trials', {
      slow: endpoint({
        method: 'GET',
        path: '/slow',
        answer: z.null(),
        idempotency: 'safe',
        identity: 'nobody',
        cache: 'never',
        source: 'ours',
        summary: 'For the test.',
      }),
    });
    const app = Fastify();
    app.decorate('database', db);
    app.decorate('clock', () => new Date());
    failures(app);
    implement(app, calls, {
      slow: async ({ context }) => {
        await context.db.execute(sql`select pg_sleep(600)`);
        return null;
      },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const hangUp = new AbortController();
    const failing = failure(fetch(`${address}/slow`, { signal: hangUp.signal }));
    await sleeps();
    hangUp.abort();
    await failing;
    await nobodySleeps();
    await app.close();
  });

  test('nobody waits for ever: not for a statement, and not for a connection', async () => {
    const hasty = openPostgres(url, 1, { ...ofService, statement: 200, connection: 200 });
    expect(isAway(await failure(rows(hasty.db, sql`select pg_sleep(600)`)))).toBe(true);
    const free = Promise.withResolvers<void>();
    const holding = transaction(hasty.db, 'hold', () => free.promise);
    expect(isAway(await failure(rows(hasty.db, sql`select 1`)))).toBe(true);
    free.resolve();
    await holding;
    await hasty.close();
  });

  test('a transaction that says nothing any more loses what it holds, and nobody else suffers from it', async () => {
    const quiet = openPostgres(url, 1, { ...ofService, idleInTransaction: 200 });
    const silent = failure(
      transaction(quiet.db, 'quiet', async (tx) => {
        const [mine] = await rows(tx, { pid: column.number }, sql`update goods set sold = 99 returning pg_backend_pid() as pid`);
        await until(async () => expect(await activity(sql`pid = ${mine?.pid}`)).toEqual([]));
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isAway(await silent)).toBe(true);
    expect(await rows(quiet.db, sql`select sold from goods where sold = 99`)).toEqual([]);
    await quiet.close();
  });

  test('a job that goes through everything is not hurried', async () => {
    const hasty = openPostgres(url, 1, { ...ofService, statement: 200 });
    const timeout = transaction(
      hasty.db,
      'long',
      async (tx) => (await rows(tx, { patience: column.text }, sql`select current_setting('statement_timeout') as patience`))[0]?.patience,
      { isLong: true },
    );
    expect(await timeout).toBe('0');
    expect(await rows(hasty.db, sql`select current_setting('statement_timeout') as patience`)).toEqual([{ patience: '200ms' }]);
    await hasty.close();
  });
});

describe('the embedded database', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await openInMemory();
  });
  afterAll(() => connection?.close());

  test('begins nothing for a caller who has gone, and undoes what he had begun', async () => {
    const { db } = connection;
    await db.execute(sql`create table goods (id integer primary key)`);
    const controller = new AbortController();
    const mine = db.until(controller.signal);
    const selling = failure(
      transaction(mine, 'sell', async (tx) => {
        await tx.execute(sql`insert into goods values (1)`);
        controller.abort();
        await tx.execute(sql`insert into goods values (2)`);
      }),
    );
    expect(isOf(await selling, CallerGoneError)).toBe(true);
    expect(isOf(await failure(rows(mine, sql`insert into goods values (3)`)), CallerGoneError)).toBe(true);
    expect(await rows(db, sql`select id from goods`)).toEqual([]);
  });
});
