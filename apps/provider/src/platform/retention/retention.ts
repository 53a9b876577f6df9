import { attemptEach } from '../database/attempts.ts';
import { type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { blankSecrets } from '../outbox/queue.ts';
import { type Kind, kinds } from './kinds.ts';

/** Rows that go in one statement, and so in one transaction: nobody waits for a long one. */
const atOnce = 1_000;

/**
 * Removes everything whose time is over, and the secrets of texts that have arrived. Several processes may do it at once, and shoppers go on meanwhile: what somebody holds
 * locked is left for the next time, so nobody waits and the rows need no order, which would sort all that is over each time. Gives the rows removed by table.
 */
export async function applyRetention(db: Database, now: Date): Promise<Record<string, number>> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const removedCounts: Record<string, number> = {};
  await blankSecrets(db, now);
  const removeKind = async ({ table, key, isOver }: Kind): Promise<void> => {
    const [name, column] = [sql.identifier(table), sql.identifier(key)];
    for (let batch = atOnce; batch === atOnce; ) {
      const deletedRows = await rows(
        db,
        // An array is looked up by the key; of a list the planner may make a join with the whole table.
        sql`delete from ${name} where ${column} = any(array
              (select t.${column} from ${name} t where ${isOver(moment)} limit ${atOnce} for update of t skip locked))
            returning 1 as gone`,
      );
      batch = deletedRows.length;
      removedCounts[table] = (removedCounts[table] ?? 0) + batch;
    }
  };
  await attemptEach(kinds, ({ table }) => table, removeKind);
  return removedCounts;
}
