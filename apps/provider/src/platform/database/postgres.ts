import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Canceller, canceller } from './cancel.ts';
import { beginTransaction, type Connection, type OpenDatabase, origin, type Transaction } from './database.ts';
import { drizzlePool } from './drizzle.ts';
import { CallerGoneError, throwIfCallerGone } from './errors.ts';
import { measureStatement, watchPool } from './metrics.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { createReplicaRouter, type SendStatement } from './replica.ts';
import { ofService, type Timeouts } from './timeouts.ts';
import { traceQueries } from './trace-queries.ts';
import { wideNumber } from './wide-numbers.ts';

/** Any number: it names the advisory lock under which migrations and seeding run. */
const lockNumber = 7_401_001;

/** Milliseconds between two looks whether that lock is free. */
const betweenLooks = 100;

const casing = 'snake_case';

// Drizzle asks the driver's own table of types, so this is for the whole process.
pg.types.setTypeParser(pg.types.builtins.INT8, wideNumber);

/** Errors of a connection reach whoever is using it; the rest is the pool's, which replaces it. Without a listener the process would end. */
const listen = (client: pg.PoolClient): void => void client.on('error', () => undefined);

/** Milliseconds for a connection to a replica: the primary is there. */
const replicaTimeout = 1_000;

/** PostgreSQL by its address, over a pool; beside it a replica, by its own. */
export function openPostgres(url: string, connections = 20, timeouts: Timeouts = ofService, replicaUrl?: string): Connection {
  const pool = openPool(url, connections, timeouts);
  const cancel = canceller(url, timeouts.connection);
  const primary = statementSender(pool, cancel);
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, primary, connections, timeouts);
  const begins = { pool, cancel };
  return {
    db: Object.assign(databaseOf(primary, begins), { reader: replica && databaseOf(replica.send, begins) }),
    engine: 'postgres',
    script: async (text) => {
      await pool.query(text);
    },
    exclusively: async (work) => {
      const holder = await pool.connect();
      try {
        // A table of a million rows takes an index as long as it takes.
        await holder.query('set statement_timeout = 0');
        await lockAlone(holder);
        return await work(
          async (text) => {
            await holder.query(text);
          },
          async (text) => (await holder.query<{ name: string }>(text)).rows.map(({ name }) => name),
        );
      } finally {
        // Ended rather than given back: the lock goes with it, and so does its lifted timeout.
        holder.release(true);
      }
    },
    close: async () => {
      await cancel.close();
      await pool.end();
      await replica?.close();
    },
  };
}

function openReplica(
  url: string,
  primary: SendStatement,
  connections: number,
  timeouts: Timeouts,
): { send: SendStatement; close(): Promise<void> } {
  const pool = openPool(url, connections, { ...timeouts, connection: Math.min(timeouts.connection, replicaTimeout) });
  const cancel = canceller(url, timeouts.connection);
  const { send, stop } = createReplicaRouter(statementSender(pool, cancel), primary);
  return {
    send,
    close: async () => {
      stop();
      await cancel.close();
      await pool.end();
    },
  };
}

function openPool(url: string, connections: number, timeouts: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'vitrina-provider',
    // Its statements read some hundred rows by indexes; compiling them would take longer than they do.
    options: '-c jit=off',
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  });
  pool.on('error', () => undefined);
  pool.on('connect', listen);
  traceQueries(pool);
  watchPool(pool);
  pool.on('connect', traceQueries);
  return pool;
}

const statementSender =
  (pool: pg.Pool, cancel: Canceller): SendStatement =>
  (callerSignal, text, values) =>
    measureStatement(() => withClient(pool, cancel, callerSignal, (one) => one.query(text, values)));

/**
 * Asked for again and again: a statement that waits for the lock would itself be waited for by an index which whoever has the lock
 * builds concurrently.
 */
async function lockAlone(holder: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockNumber]);
    if (rows[0]?.locked === true) return;
    await sleep(betweenLooks);
  }
}

/** Where transactions begin. */
interface Begins {
  readonly pool: pg.Pool;
  readonly cancel: Canceller;
}

/** The pool, or the pool on behalf of somebody who may go away. */
function databaseOf(send: SendStatement, begins: Begins, callerSignal?: AbortSignal, whole?: OpenDatabase): OpenDatabase {
  const { pool, cancel } = begins;
  // The pool itself but for `query`, through which Drizzle sends everything.
  const client: pg.Pool = Object.create(pool, { query: { value: (text: string, values: unknown[]) => send(callerSignal, text, values) } });
  const db: OpenDatabase = Object.assign(drizzlePool({ client, casing }), {
    until: (signal: AbortSignal) => databaseOf(send, begins, callerSignal ? AbortSignal.any([callerSignal, signal]) : signal, whole ?? db),
    [origin]: whole,
    [beginTransaction]: <T>(work: (tx: Transaction) => Promise<T>, isLong: boolean) =>
      withClient(pool, cancel, callerSignal, (one, lease) => inTransaction(one, work, { ...lease, isLong, callerSignal })),
  });
  return db;
}

interface Lease {
  /** The connection is not for anybody else: what it was used for could not even be undone. */
  readonly discard: () => void;
  /** Resolves when no cancellation is on its way any more. */
  readonly whenSettled: () => Promise<void>;
}

/** Uses a connection of the pool. What runs on it when the caller goes away is cancelled; the error then says so. */
async function withClient<T>(
  pool: pg.Pool,
  cancel: Canceller,
  callerSignal: AbortSignal | undefined,
  work: (client: pg.PoolClient, lease: Lease) => Promise<T>,
): Promise<T> {
  throwIfCallerGone(callerSignal);
  const client = await pool.connect();
  let isBroken = false;
  let cancelling: Promise<void> = Promise.resolve();
  const discard = () => {
    isBroken = true;
  };
  const end = () => {
    cancelling = cancel.statementOf(client).catch(discard);
  };
  callerSignal?.addEventListener('abort', end, { once: true });
  try {
    throwIfCallerGone(callerSignal);
    return await work(client, { discard, whenSettled: () => cancelling });
  } catch (error) {
    if (callerSignal?.aborted === true) throw new CallerGoneError();
    throw error;
  } finally {
    callerSignal?.removeEventListener('abort', end);
    // A cancellation that came late would hit whoever has the connection next.
    await cancelling;
    client.release(isBroken);
  }
}

interface Terms extends Lease {
  readonly isLong: boolean;
  readonly callerSignal: AbortSignal | undefined;
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isLong, callerSignal, whenSettled, discard }: Terms,
): Promise<T> {
  const gate = oneAtATime();
  const query = (text: string, values: unknown[]) =>
    gate.through(() => {
      throwIfCallerGone(callerSignal);
      return measureStatement(() => client.query(text, values));
    });
  const guardedClient: pg.PoolClient = Object.create(client, { query: { value: query } });
  const tx: Transaction = Object.assign(drizzlePool({ client: guardedClient, casing }), { heldLocks: [] });
  try {
    await client.query('begin');
    if (isLong) await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const result = await work(tx);
    gate.close();
    throwIfCallerGone(callerSignal);
    await client.query('commit');
    return result;
  } catch (error) {
    gate.close();
    await whenSettled();
    await client.query('rollback').catch(discard);
    throw error;
  }
}
