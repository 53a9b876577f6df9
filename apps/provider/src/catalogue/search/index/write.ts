import { setImmediate } from 'node:timers/promises';
import { column, type Database, type OpenDatabase, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { isListed } from '../../categories/categories.ts';
import { packColumns } from './columns.ts';
import type { SearchDocument } from './document.ts';
import { readDocuments } from './documents.ts';
import { maxDocuments, segmentsToMerge } from './merge-policy.ts';
import { packTerms } from './packing.ts';
import { SegmentBuilder } from './segment.ts';

/** Products that are read at once. */
const readBatchSize = 2_000;
/** Products whose words are read before the process serves other requests: some 20 ms. */
const addedAtOnce = 50;
const blockBatchSize = 200;

/** Any number: it names the advisory lock of whoever writes the index, since a segment is built from what the one before it has left. */
const lockNumber = 7_401_003;

type Progress = (count: number) => void;
const noProgress: Progress = () => undefined;

/** A product that is to be indexed, and which of its changes that is for. */
interface DueProduct {
  readonly id: number;
  readonly version: string;
}

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

/**
 * Indexes the products that are new or have changed since they were indexed, one segment a transaction. Says how many it has read so
 * far.
 */
export async function indexForSearch(db: OpenDatabase, progress: Progress = noProgress): Promise<void> {
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
  while (await indexNext(tx, noProgress));
}

/** Waits until nobody else writes the index, and is the one who does until the transaction's end. */
export const lockIndex = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);

/** Builds one segment of what is due, and tidies up; false when no more is due. */
async function indexNext(tx: Database, onRead: Progress): Promise<boolean> {
  const isMore = await indexSome(tx, onRead);
  await mergeSmall(tx);
  return isMore;
}

/** Some small segments become one, with what is still in them. */
async function mergeSmall(db: Database): Promise<void> {
  const segments = await rows(db, { id: column.number, documents: column.number }, sql`select id, documents from search_segments`);
  const segmentIds = segmentsToMerge(segments);
  if (segmentIds.length === 0) return;
  const ids = sql`${sql.param([...segmentIds])}::int[]`;
  const products = await rows(
    db,
    { id: column.number },
    sql`select product_id as id from search_places where segment_id = any(${ids}) order by product_id`,
  );
  // What is in a segment that stays has replaced its older places itself, and must not be hidden there.
  const replacedRows = await rows(
    db,
    { id: column.number },
    sql`select distinct r.id from search_segments s cross join unnest(s.replaced) as r (id) where s.id = any(${ids})
          and not exists (select from search_places k where k.product_id = r.id and k.segment_id <> all(${ids}))`,
  );
  const builder = new SegmentBuilder();
  for (let start = 0; start < products.length; start += readBatchSize) {
    await addAll(builder, await documentsOf(db, products.slice(start, start + readBatchSize)));
  }
  await db.execute(sql`delete from search_segments where id = any(${ids})`);
  await writeSegment(
    db,
    builder,
    replacedRows.map(({ id }) => id),
  );
}

/** Builds one segment of what is due, and takes out what is no longer sold; false when no more is due. */
async function indexSome(db: Database, onRead: Progress): Promise<boolean> {
  const builder = new SegmentBuilder();
  const indexedProducts: DueProduct[] = [];
  const readBatch = async (last: number, count: number) => {
    const due = await readDueAfter(db, last, Math.min(readBatchSize, maxDocuments - count));
    return { due, documents: await documentsOf(db, due) };
  };
  let batch = await readBatch(0, 0);
  while (batch.due.length > 0) {
    indexedProducts.push(...batch.due);
    // The database reads the next while the words of these are looked at.
    const [next] = await Promise.all([
      readBatch(indexedProducts.at(-1)?.id ?? 0, indexedProducts.length),
      addAll(builder, batch.documents),
    ]);
    onRead(batch.due.length);
    batch = next;
  }
  const ids = sql`${sql.param(indexedProducts.map(({ id }) => id))}::int[]`;
  const placedRows = await rows(db, { id: column.number }, sql`select product_id as id from search_places where product_id = any(${ids})`);
  if (builder.size > 0 || placedRows.length > 0) {
    await db.execute(sql`delete from search_places where product_id = any(${ids})`);
    await writeSegment(
      db,
      builder,
      placedRows.map(({ id }) => id),
    );
  }
  await clearDue(db, indexedProducts);
  return indexedProducts.length === maxDocuments;
}

async function readDueAfter(db: Database, last: number, limit: number): Promise<DueProduct[]> {
  if (limit === 0) return [];
  return rows(
    db,
    { id: column.number, version: column.text },
    sql`select product_id as id, version::text from search_due where product_id > ${last} order by product_id limit ${limit}`,
  );
}

/** Those of the products that are listed, as they are now. */
async function documentsOf(db: Database, products: readonly { id: number }[]): Promise<SearchDocument[]> {
  if (products.length === 0) return [];
  return readDocuments(
    db,
    sql`select p.id from products p where p.id = any(${sql.param(products.map(({ id }) => id))}::int[]) and ${isListed}`,
  );
}

async function addAll(builder: SegmentBuilder, documents: readonly SearchDocument[]): Promise<void> {
  for (const [index, document] of documents.entries()) {
    // Other requests of this process are served: first of all what has been asked of the database goes out.
    if (index % addedAtOnce === 0) await setImmediate();
    builder.add(document);
  }
}

/**
 * What has been indexed is due no more, unless it has changed since it was read. One that somebody is changing now is not waited for, and
 * stays due.
 */
async function clearDue(db: Database, indexedProducts: readonly DueProduct[]): Promise<void> {
  await db.execute(
    sql`delete from search_due where product_id in (
          select d.product_id from search_due d
          join unnest(${sql.param(indexedProducts.map(({ id }) => id))}::int[], ${sql.param(indexedProducts.map(({ version }) => version))}::bigint[]) as r (id, version)
            on r.id = d.product_id and r.version = d.version
          for update of d skip locked)`,
  );
}

const bytes = (packed: Uint8Array) => sql`decode(${Buffer.from(packed).toString('base64')}, 'base64')`;

/** Writes a segment, and that its products are in it and in none else. */
async function writeSegment(db: Database, builder: SegmentBuilder, replacedIds: readonly number[]): Promise<void> {
  const { dictionary, blocks } = packTerms(builder.terms());
  const [segment] = await rows(
    db,
    { id: column.number },
    sql`insert into search_segments (documents, columns, dictionary, replaced)
        values (${builder.size}, ${bytes(packColumns(builder.columns()))}, ${bytes(dictionary)}, ${sql.param([...replacedIds])}::int[]) returning id`,
  );
  const id = segment?.id ?? 0;
  for (let start = 0; start < blocks.length; start += blockBatchSize) {
    const some = blocks
      .slice(start, start + blockBatchSize)
      .map((packed, index) => ({ number: start + index, packed: Buffer.from(packed).toString('base64') }));
    await db.execute(
      sql`insert into search_blocks (segment_id, number, postings)
          select ${id}::int, r.number, decode(r.packed, 'base64') from json_to_recordset(${JSON.stringify(some)}::json) as r (number int, packed text)`,
    );
  }
  await db.execute(
    sql`insert into search_places (product_id, segment_id) select id, ${id}::int from unnest(${sql.param(builder.ids)}::int[]) as p (id)`,
  );
}
