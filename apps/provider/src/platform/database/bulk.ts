import { setImmediate } from 'node:timers/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { CasingCache } from './drizzle.ts';
import { getTableColumns, getTableName, type InferInsertModel, sql } from './sql.ts';

const casing = new CasingCache('snake_case');
const batchSize = 5_000;

/**
 * Inserts many rows fast: a statement takes five thousand, as one list for each column. Every row has to carry the same
 * columns; columns that no row carries get their defaults. Rows whose key exists already are skipped with `skip`.
 * Between two statements the process hears what else has come: the embedded database answers without ever letting go of it, and a
 * signal, or the end of the parent, would wait for the last row.
 */
export async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  list: readonly InferInsertModel<T>[],
  skip = false,
): Promise<void> {
  const [first] = list;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    key in first ? [{ key, name: sql.identifier(casing.getColumnCasing(column)), type: column.getSQLType() }] : [],
  );
  const named = sql.join(
    columns.map(({ name }) => name),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(({ name, type }) => (isListable(type) ? name : sql`${name}::${sql.raw(type)}`)),
    sql`, `,
  );
  const tail = skip ? sql` on conflict do nothing` : sql``;
  for (let start = 0; start < list.length; start += batchSize) {
    const batch = list.slice(start, start + batchSize);
    const lists = sql.join(
      columns.map(({ key, type }) => {
        const list = `{${batch.map((row) => elementOf(Reflect.get(row, key), type)).join(',')}}`;
        return sql`${sql.param(list)}::${sql.raw(isListable(type) ? type : 'text')}[]`;
      }),
      sql`, `,
    );
    await db.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${named}) select ${typed} from unnest(${lists}) as r (${named})${tail}`,
    );
    await setImmediate();
  }
}

const isJson = (type: string): boolean => type.startsWith('json');

/** A list of lists would be read as one, and JSON is quoted for a list of texts: both come as texts. */
const isListable = (type: string): boolean => !type.endsWith('[]') && !isJson(type);

/** A value as the database reads it in a list. */
function elementOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'null';
  if (isJson(type)) return quote(JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return quote(`{${value.map((element) => elementOf(element, '')).join(',')}}`);
  return quote(value instanceof Date ? value.toISOString() : String(value));
}

const quote = (text: string): string => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
