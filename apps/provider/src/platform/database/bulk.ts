import { setImmediate } from 'node:timers/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { CasingCache } from './drizzle.ts';
import { getTableColumns, getTableName, type InferInsertModel, sql } from './sql.ts';

const casing = new CasingCache('snake_case');
const batchSize = 2000;

/**
 * Inserts many rows fast: a statement takes two thousand, as a list of texts for each column. Every row has to carry the same
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
    columns.map(({ name, type }) => sql`${name}::${sql.raw(type)}`),
    sql`, `,
  );
  const tail = skip ? sql` on conflict do nothing` : sql``;
  for (let start = 0; start < list.length; start += batchSize) {
    const batch = list.slice(start, start + batchSize);
    const lists = sql.join(
      columns.map(({ key, type }) => sql`${sql.param(batch.map((row) => textOf(Reflect.get(row, key), type)))}::text[]`),
      sql`, `,
    );
    await db.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${named}) select ${typed} from unnest(${lists}) as r (${named})${tail}`,
    );
    await setImmediate();
  }
}

/** A value as the database reads it in a text. */
function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

const elementOf = (value: unknown): string => (value === null ? 'null' : `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`);
