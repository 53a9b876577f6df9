import type { Database } from '../../platform/database/database.ts';
import { meta } from '../../platform/database/schema/site.ts';
import { eq } from '../../platform/database/sql.ts';

const key = 'import';

/**
 * Goods have come in that are not to be found and filtered by yet. Written together with them: a run that dies leaves the mark, and
 * the next one, of whatever file, does what is left.
 */
export async function markUnfinished(db: Database): Promise<void> {
  await db.insert(meta).values({ key, value: 'unfinished' }).onConflictDoNothing();
}

export async function isUnfinished(db: Database): Promise<boolean> {
  return (await db.select().from(meta).where(eq(meta.key, key))).length > 0;
}

export async function markFinished(db: Database): Promise<void> {
  await db.delete(meta).where(eq(meta.key, key));
}
