import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Says that products are to be indexed anew, after something has been written that the index holds of them. New ones and those that are
 * removed say so themselves (0104_search_places.sql), one by one in the order of their ids like here, so that two who say so never wait
 * for each other in a circle: say it for all products of a transaction at once, and first.
 */
export async function markDueForSearch(db: Database, products: readonly number[]): Promise<void> {
  await db.execute(
    sql`insert into search_due (product_id) select id from unnest(${sql.param([...products])}::int[]) as p (id) order by id
        on conflict (product_id) do update set version = default`,
  );
}
