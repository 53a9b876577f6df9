import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { column, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { gatherStatistics } from '../../platform/database/indexes.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refreshCounts } from '../counts/refresh.ts';
import { catalogueSearch } from '../search/search.ts';
import { refreshSitemapParts } from '../site/sitemap.ts';
import { chooseFacets } from './facets.ts';
import { isUnfinished, markFinished, markUnfinished } from './import-state.ts';
import { type ImportLine, readLine } from './line.ts';
import { createNameRegistry, type NameRegistry } from './names.ts';
import { refusalOf } from './refusal.ts';
import { type WriteSummary, writeBatch } from './write.ts';

const batchSize = 500;

/** Any number: it names the advisory lock of whoever imports, since two at once would make the same names. */
const lockNumber = 7_401_006;

/** A product to be written, with the number of its line. */
interface NumberedProduct {
  number: number;
  product: ImportLine;
}

export interface Summary extends WriteSummary {
  lines: number;
  bad: number;
}

export interface Reports {
  /** A line that was left out, by its number from 1. */
  bad: (line: number, problem: string) => void;
  progress: (summary: Summary) => void;
  /** What is done when all lines are read. */
  step?: (line: string) => void;
}

/** Imports a `.jsonl` or `.jsonl.gz` as a stream: its size does not matter, and a bad line is said and left out. */
export async function importFile(db: OpenDatabase, file: string, reports: Reports): Promise<Summary> {
  const summary: Summary = { lines: 0, bad: 0, added: 0, changed: 0, same: 0 };
  const shelves = await rows(
    db,
    { id: column.number, type: column.number, population: column.number },
    sql`select s.id, s.type::int as type, c.population from stores s join cities c on c.id = s.city_id order by s.id`,
  );
  let knownNames: NameRegistry | undefined;
  const write = async (numberedProducts: readonly NumberedProduct[]) => {
    const products = numberedProducts.map(({ product }) => product);
    const { counts, names } = await transaction(
      db,
      'import',
      async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
        await markUnfinished(tx);
        const known = knownNames;
        // What a transaction has made that is undone is there no more.
        knownNames = undefined;
        const names = known && (await known.isCurrent(tx)) ? known : await createNameRegistry(tx);
        return { counts: await writeBatch(tx, names, shelves, products), names };
      },
      { isLong: true },
    );
    knownNames = names;
    summary.added += counts.added;
    summary.changed += counts.changed;
    summary.same += counts.same;
  };
  const refuse = (number: number, problem: string) => {
    summary.bad += 1;
    reports.bad(number, problem);
  };
  let batch: NumberedProduct[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await write(batch).catch(async (error: unknown) => {
      if (refusalOf(error) === undefined) throw error;
      // One of them is what the database does not take; the others are written all the same.
      for (const one of batch) {
        await write([one]).catch((lineError: unknown) => {
          const problem = refusalOf(lineError);
          if (problem === undefined) throw lineError;
          refuse(one.number, problem);
        });
      }
    });
    batch = [];
    reports.progress(summary);
  };
  for await (const line of linesOf(file)) {
    summary.lines += 1;
    if (line.trim() === '') continue;
    const parsed = readLine(line);
    if ('problem' in parsed) refuse(summary.lines, parsed.problem);
    else {
      batch.push({ number: summary.lines, product: parsed.product });
      if (batch.length >= batchSize) await flush();
    }
  }
  await flush();
  // Not by what this run has written: an earlier one may have ended between its last line and here.
  if (await isUnfinished(db)) await finish(db, reports);
  return summary;
}

/** What can be done when all goods are in; each step may be repeated. */
async function finish(db: OpenDatabase, { step }: Reports): Promise<void> {
  step?.('gathering statistics');
  await gatherStatistics(db);
  step?.('choosing filters');
  await chooseFacets(db);
  step?.('counting');
  await refreshCounts(db);
  await refreshSitemapParts(db);
  await catalogueSearch.index.update(db, (count) => step?.(`${count} products indexed for search`));
  await markFinished(db);
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
