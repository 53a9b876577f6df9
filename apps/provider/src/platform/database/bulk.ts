import { setImmediate } from 'node:timers/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { CasingCache } from './drizzle.ts';
import { getTableColumns, getTableName, type InferInsertModel, sql } from './sql.ts';

const casing = new CasingCache('snake_case');
const batchSize = 2000;

/**
 * Inserts many rows fast: a statement takes two thousand as one JSON parameter. Every row has to carry the same
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
    key in first ? [{ key, name: casing.getColumnCasing(column) }] : [],
  );
  const named = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  const tail = skip ? sql` on conflict do nothing` : sql``;
  for (let start = 0; start < list.length; start += batchSize) {
    const written = list
      .slice(start, start + batchSize)
      .map((row) => Object.fromEntries(columns.map((column) => [column.name, Reflect.get(row, column.key) ?? null])));
    await db.execute(
      sql`insert into ${name} (${named}) select ${named} from json_populate_recordset(null::${name}, ${JSON.stringify(written)}::json)${tail}`,
    );
    await setImmediate();
  }
}
