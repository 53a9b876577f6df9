import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle over PGlite or over PostgreSQL, a transaction included: whoever takes one need not know which it is. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

/** An opened database, with what its owner alone may do with it. */
export interface Connection {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Runs several statements at once, without parameters. */
  script(text: string): Promise<void>;
  /** Runs `work` while no other process that asks for the same does. */
  exclusively<T>(work: (script: (text: string) => Promise<void>, names: (text: string) => Promise<string[]>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * The rows of a raw statement. The statement has to name the row's columns as `Row` does, and to cast counts and sums
 * (`::int`, `::float8`): PostgreSQL gives wide numbers as texts.
 */
export async function rows<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute<Row>(statement);
  return result.rows;
}
