import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { SQL } from './sql.ts';

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
  readonly heldLocks: string[];
}

/** The key under which an opened database begins transactions: `transaction` alone knows what to do when one fails. */
export const beginTransaction: unique symbol = Symbol('begin');

/** The key under which a database on behalf of somebody has the one that it stands for. */
export const origin: unique symbol = Symbol('origin');

/** A database outside of any transaction: what `transaction` takes, so that none is begun inside another. */
export interface OpenDatabase extends Database {
  /** Runs work in a transaction once; undone when it throws. Never called but by `transaction`. */
  readonly [beginTransaction]: <T>(work: (tx: Transaction) => Promise<T>, isLong: boolean) => Promise<T>;
  /** The same database on behalf of somebody who may go away: his statement is then ended, and no other is begun. */
  readonly until: (signal: AbortSignal) => OpenDatabase;
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

/** What a column holds, as both drivers give it; made once, since making a zod type costs more than a query has to spend. */
export const column = {
  number: z.number(),
  numberOrNull: z.number().nullable(),
  numbers: z.array(z.number()),
  text: z.string(),
  textOrNull: z.string().nullable(),
  texts: z.array(z.string()),
  flag: z.boolean(),
  flagOrNull: z.boolean().nullable(),
  bytes: z.instanceof(Uint8Array),
  /** Values by their names. */
  facts: z.record(z.string(), z.unknown()),
  /** A moment: one driver gives a date, the other a text. */
  moment: z.union([z.date(), z.string()]),
};

const someObject = z.custom<never>((value) => typeof value === 'object' && value !== null, 'expected an object or a list');
const someObjectOrNull = z.custom<never>((value) => typeof value === 'object', 'expected an object, a list or null');

/** Texts of which a column holds one, or an object that has them for its keys. */
type Codes<Code extends string> = readonly Code[] | Readonly<Record<Code, unknown>>;

const codes = new Map<Codes<string>, z.ZodType>();

/** One of these texts; the type is made once for each list. */
export function code<const Code extends string>(values: Codes<Code>): z.ZodType<Code>;
export function code(values: Codes<string>): z.ZodType {
  const codeType = codes.get(values) ?? z.enum(Array.isArray(values) ? values : Object.keys(values));
  codes.set(values, codeType);
  return codeType;
}

/** An object or list of which only that it is one is checked: what goes out as it is, its declaration checks; the rest the shop has written. */
export const json = <Value extends object>(): z.ZodType<Value> => someObject;
export const jsonOrNull = <Value extends object>(): z.ZodType<Value | null> => someObjectOrNull;

type Columns = Readonly<Record<string, z.ZodType>>;

export type RowOf<C extends Columns> = { -readonly [Name in keyof C]: z.output<C[Name]> };

/** The same rows, once they are found to have these columns: under test each of them, else the first, since all of a listing's would cost 6 % of reading it. */
export function checkRows<C extends Columns>(columns: C, rawRows: Record<string, unknown>[]): RowOf<C>[] {
  assertRows(columns, rawRows);
  return rawRows;
}

const rowsToCheck = process.env.VITEST === undefined ? 1 : Number.POSITIVE_INFINITY;

function assertRows<C extends Columns>(columns: C, rawRows: Record<string, unknown>[]): asserts rawRows is RowOf<C>[] {
  const names = Object.entries(columns);
  for (const row of rawRows.slice(0, rowsToCheck))
    for (const [name, type] of names) {
      const { success, error } = type.safeParse(row[name]);
      if (!success) throw new TypeError(`The column «${name}» is not what is read: ${error.issues[0]?.message}`);
    }
}

/**
 * The rows of a raw statement, checked to have these columns. The statement has to cast sums of kopecks (`::bigint`) and anything else
 * that grows beyond a column (`::int`, `::float8`): what has no bound of its own comes as text, and is refused here.
 */
export async function rows<C extends Columns>(db: Database, columns: C, statement: SQL): Promise<RowOf<C>[]>;
export async function rows(db: Database, statement: SQL): Promise<Record<string, unknown>[]>;
export async function rows(db: Database, ...args: [SQL] | [Columns, SQL]): Promise<Record<string, unknown>[]> {
  const [columns, statement] = args.length === 1 ? [{}, ...args] : args;
  const { rows: rawRows } = await db.execute<Record<string, unknown>>(statement);
  return checkRows(columns, rawRows);
}
