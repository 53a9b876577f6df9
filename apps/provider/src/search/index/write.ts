import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rows } from '../../database/database.ts';
import { inOrder } from '../../database/lock-order.ts';
import { transaction } from '../../database/transaction.ts';
import { listed } from '../../products/categories.ts';
import { packColumns } from './columns.ts';
import type { SearchDocument } from './document.ts';
import { readDocuments } from './documents.ts';
import { packTerms } from './packing.ts';
import { SegmentBuilder } from './segment.ts';

/** Products that are read at once, and that a segment holds at most. */
const most = { read: 2_000, segment: 65_536 };
/** With more segments than that the small ones are made into one: each costs every query a little. */
const manySegments = 8;
const blocksAtOnce = 200;

/** Any number: it names the advisory lock of whoever writes the index, since a segment is built from what the one before it has left. */
const lockNumber = 7_401_003;

type Progress = (count: number) => void;
const untold: Progress = () => undefined;

/**
 * Indexes the products that are new or have changed since they were indexed, one segment a transaction. Says how many it has read so
 * far.
 */
export async function indexForSearch(db: OpenDatabase, progress: Progress = untold): Promise<void> {
  let count = 0;
  for (let isMore = true; isMore; ) {
    let some = 0;
    isMore = await transaction(
      db,
      'search index',
      async (tx) => {
        some = 0;
        await lockIndex(tx);
        return indexNext(tx, (size) => {
          some += size;
          progress(count + some);
        });
      },
      { isLong: true },
    );
    count += some;
  }
}

/** The same within a transaction that fills the catalogue. */
export async function indexDue(tx: Database): Promise<void> {
  await lockIndex(tx);
  while (await indexNext(tx, untold));
}

/** Waits until nobody else writes the index, and is the one who does until the transaction's end. */
export const lockIndex = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);

/** Tidies up, and builds one segment of what is due; false when no more is due. */
async function indexNext(tx: Database, read: Progress): Promise<boolean> {
  const replaced = [...(await mergeSmall(tx)), ...(await retireUnlisted(tx))];
  return indexSome(tx, replaced, read);
}

/** Small segments go; their products are indexed anew, together. Gives the products that they had replaced in others. */
async function mergeSmall(db: Database): Promise<number[]> {
  const small = await rows<{ id: number; replaced: number[] }>(
    db,
    sql`select id, replaced from search_segments where documents < ${most.segment / 2}::int and (select count(*) from search_segments) > ${manySegments}::int`,
  );
  if (small.length === 0) return [];
  const ids = sql.param(small.map(({ id }) => id));
  await db.execute(
    sql`update products set search_due = true where id in ${inOrder('product', sql`search_segment_id = any(${ids}::int[])`)}`,
  );
  await db.execute(sql`delete from search_segments where id = any(${ids}::int[])`);
  return small.flatMap(({ replaced }) => replaced);
}

/** Products that are no longer sold leave the index. Gives those that were in it. */
async function retireUnlisted(db: Database): Promise<number[]> {
  const gone = await rows<{ id: number; segmentId: number | null }>(
    db,
    sql`select p.id, p.search_segment_id as "segmentId" from products p where p.search_due and not (${listed})`,
  );
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await db.execute(
    sql`update products set search_due = false, search_segment_id = null where id in ${inOrder('product', sql`id = any(${sql.param(ids)}::int[])`)}`,
  );
  return gone.filter(({ segmentId }) => segmentId !== null).map(({ id }) => id);
}

/** Builds one segment of what is due, which takes the place of what was `replaced`; false when no more is due. */
async function indexSome(db: Database, replaced: readonly number[], read: Progress): Promise<boolean> {
  const builder = new SegmentBuilder();
  const versions: string[] = [];
  const behind = (last: number, size: number) =>
    readDocuments(db, sql`p.search_due and ${listed} and p.id > ${last}`, Math.min(most.read, most.segment - size));
  let found = await behind(0, 0);
  while (found.length > 0) {
    const size = builder.size + found.length;
    // The database reads the next while the words of these are looked at.
    const next = size < most.segment ? behind(found.at(-1)?.id ?? 0, size) : Promise.resolve([]);
    const [after] = await Promise.all([next, addAll(builder, found)]);
    versions.push(...found.map(({ version }) => version));
    read(found.length);
    found = after;
  }
  if (builder.size === 0 && replaced.length === 0) return false;
  const ids = sql.param(builder.ids);
  const before = await rows<{ id: number }>(
    db,
    sql`select id from products where id = any(${ids}::int[]) and search_segment_id is not null`,
  );
  const segmentId = await writeSegment(db, builder, [...replaced, ...before.map(({ id }) => id)]);
  // What has been written since it was read stays due.
  await db.execute(
    sql`update products p set search_due = p.xmin::text <> r.version, search_segment_id = ${segmentId}
        from unnest(${ids}::int[], ${sql.param(versions)}::text[]) as r(id, version)
        where r.id = p.id and p.id in ${inOrder('product', sql`id = any(${ids}::int[])`)}`,
  );
  return builder.size === most.segment;
}

async function addAll(builder: SegmentBuilder, documents: readonly SearchDocument[]): Promise<void> {
  // What has been asked of the database goes out first.
  await setImmediate();
  for (const document of documents) builder.add(document);
}

const bytes = (packed: Uint8Array) => sql`decode(${Buffer.from(packed).toString('base64')}, 'base64')`;

async function writeSegment(db: Database, builder: SegmentBuilder, replaced: readonly number[]): Promise<number> {
  const { dictionary, blocks } = packTerms(builder.terms());
  const [segment] = await rows<{ id: number }>(
    db,
    sql`insert into search_segments (documents, columns, dictionary, replaced)
        values (${builder.size}, ${bytes(packColumns(builder.columns()))}, ${bytes(dictionary)}, ${sql.param([...replaced])}::int[]) returning id`,
  );
  const id = segment?.id ?? 0;
  for (let start = 0; start < blocks.length; start += blocksAtOnce) {
    const some = blocks
      .slice(start, start + blocksAtOnce)
      .map((packed, index) => ({ number: start + index, packed: Buffer.from(packed).toString('base64') }));
    await db.execute(
      sql`insert into search_blocks (segment_id, number, postings)
          select ${id}::int, r.number, decode(r.packed, 'base64') from json_to_recordset(${JSON.stringify(some)}::json) as r (number int, packed text)`,
    );
  }
  return id;
}
