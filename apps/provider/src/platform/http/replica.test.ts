import { endpoint, endpoints } from '@vitrina/services/contract/endpoint.ts';
import { lifetimes } from '@vitrina/services/contract/lifetimes.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Connection, column, type Database, type OpenDatabase, rows } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { createReplicaRouter, type SendStatement } from '../database/replica.ts';
import { sql } from '../database/sql.ts';
import { startPostgres, type TestPostgres } from '../database/testing/postgres.ts';
import { transaction } from '../database/transaction.ts';
import { implement } from './implement.ts';

/** Nobody listens there. */
const nowhere = 'postgres://test@127.0.0.1:1/nothing';

let server: TestPostgres;
let primaryUrl: string;
let replicaUrl: string;

/** Two databases that say which they are: what a replica has been told can be told from what the primary knows. */
beforeAll(async () => {
  server = await startPostgres();
  [primaryUrl, replicaUrl] = [await server.create(), await server.create()];
  for (const [url, name] of [
    [primaryUrl, 'primary'],
    [replicaUrl, 'replica'],
  ] as const) {
    const { db, close } = openPostgres(url, 1);
    await db.execute(sql`create table place (name text not null)`);
    await db.execute(sql`insert into place values (${name})`);
    if (name === 'primary') await db.execute(sql`create table added (name text not null)`);
    else await db.execute(sql`alter database ${sql.identifier(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`);
    await close();
  }
});
afterAll(() => server?.stop());

async function withReplica(url: string, work: (db: OpenDatabase, reader: OpenDatabase) => Promise<void>): Promise<void> {
  const connection: Connection = openPostgres(primaryUrl, 2, undefined, url);
  const { db } = connection;
  if (!db.reader) throw new Error('There is no reader');
  try {
    await work(db, db.reader);
  } finally {
    await connection.close();
  }
}

const placeOf = async (db: Database) => (await rows(db, { name: column.text }, sql`select name from place`))[0]?.name;

test('reads go to the replica, transactions to the primary', () =>
  withReplica(replicaUrl, async (db, reader) => {
    expect(await placeOf(reader)).toBe('replica');
    expect(await placeOf(reader.until(new AbortController().signal))).toBe('replica');
    expect(await transaction(reader, 'look', placeOf)).toBe('primary');
    expect(await placeOf(db)).toBe('primary');
  }));

test('a replica that is away is read at the primary', () =>
  withReplica(nowhere, async (_db, reader) => {
    expect(await placeOf(reader)).toBe('primary');
    expect(await placeOf(reader)).toBe('primary');
  }));

test('what a replica has not yet, the primary answers; an error of the question stays one', () =>
  withReplica(replicaUrl, async (_db, reader) => {
    expect(await rows(reader, sql`select name from added`)).toEqual([]);
    expect(await placeOf(reader)).toBe('replica');
    await expect(rows(reader, sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  }));

test('what a read finds out and keeps, as the size of a document, is kept by the primary', () =>
  withReplica(replicaUrl, async (_db, reader) => {
    expect(await rows(reader, sql`update place set name = name returning name`)).toEqual([{ name: 'primary' }]);
    expect(await placeOf(reader)).toBe('replica');
  }));

test('a replica that has not replayed what the primary had written a look ago is not read until it has', async () => {
  let isReplicaBehind = false;
  const requestedPositions: unknown[] = [];
  const saying =
    (name: string): SendStatement =>
    async (_gone, text, values) => {
      requestedPositions.push(...values);
      return { rows: [{ name, written: '0/16B3748', isBehind: text.includes('pg_last_wal_replay_lsn') && isReplicaBehind }] } as never;
    };
  const { send, look, stop } = createReplicaRouter(saying('replica'), saying('primary'));
  const place = async () => (await send(undefined, 'select name from place', [])).rows[0]?.name;
  const places = [];
  // Nothing is known of the primary before the first look.
  for (const isBehind of [true, true, false]) {
    isReplicaBehind = isBehind;
    await look();
    places.push(await place());
  }
  stop();
  expect(places).toEqual(['replica', 'primary', 'replica']);
  expect(requestedPositions).toEqual(['0/16B3748', '0/16B3748']);
});

test('what a replica is asked about its lag, PostgreSQL can answer', () =>
  withReplica(replicaUrl, async (db, reader) => {
    const say = (one: Database, text: string) => one.execute(sql.raw(text));
    await say(db, 'select pg_current_wal_lsn()::text as written');
    await say(reader, `select pg_is_in_recovery() and pg_last_wal_replay_lsn() < '0/0'::pg_lsn as "isBehind"`);
  }));

test('a statement that goes down with the replica is asked again at the primary', () =>
  withReplica(replicaUrl, async (_db, reader) => {
    const suicide = sql`select current_database() as name, case when (select name from place) = 'replica' then pg_terminate_backend(pg_backend_pid()) end`;
    const [row] = await rows(reader, { name: column.text }, suicide);
    expect(row?.name).toBe(new URL(primaryUrl).pathname.slice(1));
    // It is left alone for a while.
    expect(await placeOf(reader)).toBe('primary');
  }));

test('calls that may be kept for everybody read the replica, stock and what is somebody’s the primary', () =>
  withReplica(replicaUrl, async (db) => {
    const call = { method: 'GET', summary: 'Where it comes from.', source: 'ours', answer: z.string(), idempotency: 'safe' } as const;
    const calls = endpoints('cities', {
      kept: endpoint({ ...call, path: '/kept', identity: 'nobody', cache: lifetimes.listing }),
      stock: endpoint({ ...call, path: '/stock', identity: 'nobody', cache: 'never' }),
    });
    const app = Fastify();
    app.decorate('database', db);
    app.decorate('clock', () => new Date());
    const place = async ({ context }: { context: { db: Database } }) => (await placeOf(context.db)) ?? '';
    implement(app, calls, { kept: place, stock: place });
    expect((await app.inject('/kept')).body).toBe('replica');
    expect((await app.inject('/stock')).body).toBe('primary');
    await app.close();
  }));
