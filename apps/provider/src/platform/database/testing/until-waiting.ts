import { column, type Database, rows } from '../database.ts';
import { sql } from '../sql.ts';

/** Resolves when so many statements of this database wait for locks of others: what was begun has come as far as it can. */
export async function untilWaiting(db: Database, statements: number): Promise<void> {
  for (;;) {
    const [row] = await rows(
      db,
      { n: column.number },
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((row?.n ?? 0) >= statements) return;
  }
}
