import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle over PGlite or over PostgreSQL, in a transaction or out of it: whoever only asks need not know which it is. */
export type Database = Omit<PgDatabase<RowsResult, Record<string, never>>, 'transaction'>;

/** A transaction that is under way. It takes one statement at a time, and refuses one that comes while another is running. */
export interface Transaction extends Database {
  /** What it has locked so far; kept by `lockRows`. */
  readonly held: string[];
}

/** The key under which an opened database begins transactions: `transaction` alone knows what to do when one fails. */
export const begin: unique symbol = Symbol('begin');

/** The key under which a database on behalf of somebody has the one that it stands for. */
export const origin: unique symbol = Symbol('origin');

/** A database outside of any transaction: what `transaction` takes, so that none is begun inside another. */
export interface OpenDatabase extends Database {
  /** Runs work in a transaction once; undone when it throws. Never called but by `transaction`. */
  readonly [begin]: <T>(work: (tx: Transaction) => Promise<T>, isLong: boolean) => Promise<T>;
  /** The same database on behalf of somebody who may go away: his statement is then ended, and no other is begun. */
  readonly until: (gone: AbortSignal) => OpenDatabase;
  readonly [origin]?: OpenDatabase | undefined;
  /** For reads that may be a second old, where there is a replica. Transactions of it are the primary's. */
  readonly reader?: OpenDatabase | undefined;
}

/** The database itself, whoever asks on whose behalf: what is kept for everybody is kept for it, and nobody's going ends the reading of it. */
export const originOf = (db: Database & { readonly [origin]?: OpenDatabase | undefined }): Database => db[origin] ?? db;

/** An opened database, with what its owner alone may do with it. */
export interface Connection {
  readonly db: OpenDatabase;
  readonly engine: 'pglite' | 'postgres';
  /** Runs several statements at once, without parameters. */
  script(text: string): Promise<void>;
  /** Runs `work` while no other process that asks for the same does. */
  exclusively<T>(work: (script: (text: string) => Promise<void>, names: (text: string) => Promise<string[]>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The rows of a raw statement. The statement has to name the row's columns as `Row` does, and to cast sums of kopecks (`::bigint`) and
 * of anything else that grows beyond a column (`::int`, `::float8`): what has no bound of its own comes as text.
 */
export async function rows<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute<Row>(statement);
  return result.rows;
}
