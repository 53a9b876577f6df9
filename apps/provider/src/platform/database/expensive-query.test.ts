import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, rows } from './database.ts';
import { withBudget } from './expensive-query.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './sql.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

let server: TestPostgres;
let connection: Connection;

beforeAll(async () => {
  server = await startPostgres();
  connection = openPostgres(await server.create(), 3);
});
afterAll(async () => {
  await connection?.close();
  await server?.stop();
});

const endless = sql`select pg_sleep(600)`;
const hour = 3_600_000;

test('what takes too long is ended and said, and its connection serves the next', async () => {
  const runExpensive = withBudget({ atOnce: 1, waiting: 1, time: 50 });
  await expect(runExpensive(connection.db, (db) => rows(db, endless))).rejects.toMatchObject({ status: 429, code: 'too_dear' });
  const noTimeouts = withBudget({ atOnce: 1, waiting: 1, time: hour });
  expect(await noTimeouts(connection.db, (db) => rows(db, sql`select 1 as one`))).toEqual([{ one: 1 }]);
});

test('dear questions leave connections to who only looks, and those that would wait too long are refused at once', async () => {
  const controller = new AbortController();
  const runExpensive = withBudget({ atOnce: 2, waiting: 1, time: hour });
  const runEndless = () => runExpensive(connection.db.until(controller.signal), (db) => rows(db, endless)).catch((error: unknown) => error);
  const running = [runEndless(), runEndless(), runEndless()];
  // Two are under way and one waits: a fourth is too many.
  await expect(runExpensive(connection.db, (db) => rows(db, endless))).rejects.toMatchObject({ status: 429, code: 'too_dear' });
  expect(await rows(connection.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  controller.abort();
  await Promise.all(running);
});

test('an error of the question itself stays what it is', async () => {
  const runExpensive = withBudget({ atOnce: 1, waiting: 1, time: hour });
  await expect(runExpensive(connection.db, (db) => rows(db, sql`select 1 / 0`))).rejects.toMatchObject({ cause: { code: '22012' } });
});
