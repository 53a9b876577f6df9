import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { createIndexes, gatherStatistics } from '../database/indexes.ts';
import type { Shelf } from '../demo/stock.ts';
import { indexForSearch } from '../search/vector.ts';
import { chooseFacets } from './facets.ts';
import { type ImportLine, readLine } from './line.ts';
import { namesOf } from './names.ts';
import { type Written, writeBatch } from './write.ts';

const batchSize = 500;

export interface Summary extends Written {
  lines: number;
  bad: number;
}

export interface Reports {
  /** A line that was left out, by its number from 1. */
  bad: (line: number, problem: string) => void;
  progress: (summary: Summary) => void;
}

/** Imports a `.jsonl` or `.jsonl.gz` as a stream: its size does not matter, and a bad line is said and left out. */
export async function importFile(db: Database, file: string, reports: Reports): Promise<Summary> {
  const summary: Summary = { lines: 0, bad: 0, added: 0, changed: 0, same: 0 };
  const shelves = await rows<Shelf & Record<string, unknown>>(
    db,
    sql`select s.id, s.type::int as type, c.population from stores s join cities c on c.id = s.city_id order by s.id`,
  );
  let batch: ImportLine[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const written = await db.transaction(async (tx) => writeBatch(tx, await namesOf(tx), shelves, batch));
    summary.added += written.added;
    summary.changed += written.changed;
    summary.same += written.same;
    batch = [];
    reports.progress(summary);
  };
  for await (const line of linesOf(file)) {
    summary.lines += 1;
    if (line.trim() === '') continue;
    const read = readLine(line);
    if ('problem' in read) {
      summary.bad += 1;
      reports.bad(summary.lines, read.problem);
    } else {
      batch.push(read.product);
      if (batch.length >= batchSize) await flush();
    }
  }
  await flush();
  if (summary.added + summary.changed > 0) {
    await gatherStatistics(db);
    await chooseFacets(db);
    await indexForSearch(db);
    await createIndexes(db);
  }
  return summary;
}

/** Lines end with a line feed alone: a text may hold any other sign that ends lines elsewhere. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  // A file that cannot be read breaks the loop below, not the process.
  source.on('error', (error) => unpacked.destroy(error));
  unpacked.setEncoding('utf8');
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
