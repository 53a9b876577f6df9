import { column, type Database, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { documentOf, revision } from '../manuals/document.ts';
import { readSubject } from './manual-subject.ts';

/** The same document has another size with another compressor. */
const measuredBy = `${revision} ${process.versions.zlib} ${process.arch}`;

/** Found by writing the document, by whoever looks first, and kept. */
export async function manualSize(db: Database, id: number): Promise<number | undefined> {
  const [row] = await rows(
    db,
    { size: column.numberOrNull },
    sql`select case when measured_by = ${measuredBy} then size end as size from manuals where id = ${id}`,
  );
  if (row === undefined || row.size !== null) return row?.size ?? undefined;
  const subject = await readSubject(db, id);
  const size = subject && documentOf(subject)?.length;
  if (size === undefined) return undefined;
  await db.execute(sql`update manuals set size = ${size}, measured_by = ${measuredBy} where id = ${id}`);
  return size;
}
