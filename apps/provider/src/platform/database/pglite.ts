import { existsSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { beginTransaction, type Connection, type OpenDatabase, origin, type Transaction } from './database.ts';
import { drizzleEmbedded } from './drizzle.ts';
import { throwIfCallerGone } from './errors.ts';
import { lock } from './lock.ts';
import { measureStatement } from './metrics.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { traceQueries } from './trace-queries.ts';

const extensions = { pg_trgm, unaccent };
const casing = 'snake_case';

/** Pages are in the cache of the operating system as well: a quarter of the usual 128 MB is as fast, and all of it is this process's own. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

export type EmbeddedDatabase = Connection & { readonly client: PGlite };

/** Wraps a PGlite that is already there; `release` is called after it is closed. */
export function wrapEmbedded(client: PGlite, release: () => void = () => undefined): EmbeddedDatabase {
  traceQueries(client);
  const script = async (text: string): Promise<void> => {
    await client.exec(text);
  };
  const names = async (text: string): Promise<string[]> => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  return {
    db: databaseOf(client),
    client,
    engine: 'pglite',
    script,
    // One process holds the folder, and it migrates before it does anything else.
    exclusively: (work) => work(script, names),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/**
 * The database, or the database on behalf of somebody who may go away. PGlite works in this very thread, so a statement that runs
 * cannot be ended; those that wait for their turn are not begun.
 */
function databaseOf(client: PGlite, callerSignal?: AbortSignal, whole?: OpenDatabase): OpenDatabase {
  const query = async <T>(text: string, values?: unknown[], options?: QueryOptions) => {
    throwIfCallerGone(callerSignal);
    return measureStatement(() => client.query<T>(text, values, options));
  };
  const db: OpenDatabase = Object.assign(drizzleEmbedded({ client: over(client, query), casing }), {
    until: (signal: AbortSignal) => databaseOf(client, callerSignal ? AbortSignal.any([callerSignal, signal]) : signal, whole ?? db),
    [origin]: whole,
    [beginTransaction]: <T>(work: (tx: Transaction) => Promise<T>) =>
      client.transaction((one) => inTransaction(client, one, work, callerSignal)),
  });
  return db;
}

async function inTransaction<T>(
  client: PGlite,
  one: Pick<PGlite, 'query'>,
  work: (tx: Transaction) => Promise<T>,
  callerSignal: AbortSignal | undefined,
): Promise<T> {
  const gate = oneAtATime();
  const query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
    gate.through(async () => {
      throwIfCallerGone(callerSignal);
      return measureStatement(() => one.query<Row>(text, values, options));
    });
  try {
    const result = await work(Object.assign(drizzleEmbedded({ client: over(client, query), casing }), { heldLocks: [] }));
    throwIfCallerGone(callerSignal);
    return result;
  } finally {
    gate.close();
  }
}

/** A PGlite but for `query`, through which Drizzle sends everything. */
const over = (client: PGlite, query: PGlite['query']): PGlite => Object.create(client, { query: { value: query } });

/**
 * The embedded database of a folder, or one made of dumped files where there is none yet. The folder is locked: PGlite itself would let two
 * processes spoil it.
 */
export async function openEmbeddedDatabase(folder: string, files?: Blob): Promise<EmbeddedDatabase> {
  await mkdir(folder, { recursive: true });
  const release = lock(join(folder, 'lock'));
  try {
    return wrapEmbedded(await openWhole(folder, files), release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * A start that is ended while the database's files are being made leaves half of them, which PGlite would take for a database. A mark
 * stands as long as they are made; files that are found beside it are made anew.
 */
async function openWhole(folder: string, files?: Blob): Promise<PGlite> {
  const dataDir = join(folder, 'database');
  const mark = join(folder, 'database-begun');
  if (existsSync(mark)) await rm(dataDir, { recursive: true, force: true });
  const isNew = !existsSync(dataDir);
  if (files !== undefined && !isNew) throw new Error(`${folder} has a database already; restore into an empty folder.`);
  if (isNew) await writeFile(mark, '');
  const client = await PGlite.create({ dataDir, extensions, startParams, relaxedDurability: false, ...(files && { loadDataDir: files }) });
  if (!isNew) return client;
  await rm(mark);
  // Or the mark could come back after a power cut, when there are orders already.
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
  return client;
}

/** An embedded database that lives in memory only, for tests: empty, or as its dumped files say. */
export async function openInMemory(files?: Blob): Promise<EmbeddedDatabase> {
  return wrapEmbedded(await PGlite.create({ extensions, startParams, ...(files && { loadDataDir: files }) }));
}
