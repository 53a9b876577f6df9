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

/** Products after which what has come in so far is indexed beside the writing, which leaves this process idle. */
const indexedTogether = 50_000;

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
  const writeOrRefuse = async (batch: readonly NumberedProduct[]) => {
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
    reports.progress(summary);
  };
  let batch: NumberedProduct[] = [];
  // The database writes one batch while the lines of the next are read, and what has been written is indexed beside both.
  let writing = Promise.resolve();
  let indexing: Promise<void> | undefined;
  let indexedLines = 0;
  const flush = async () => {
    await writing;
    const full = batch;
    batch = [];
    writing = full.length === 0 ? Promise.resolve() : writeOrRefuse(full);
    // Whoever waits for it next hears of its failure.
    writing.catch(() => undefined);
  };
  const indexBeside = () => {
    if (indexing !== undefined || summary.lines - indexedLines < indexedTogether) return;
    indexedLines = summary.lines;
    indexing = updateIndex(db, reports).finally(() => {
      indexing = undefined;
    });
    // What is not indexed stays due: `finish` indexes it, or says why it cannot be.
    indexing.catch(() => undefined);
  };
  try {
    for await (const line of linesOf(file)) {
      summary.lines += 1;
      if (line.trim() === '') continue;
      const parsed = readLine(line);
      if ('problem' in parsed) refuse(summary.lines, parsed.problem);
      else batch.push({ number: summary.lines, product: parsed.product });
      if (batch.length < batchSize) continue;
      await flush();
      indexBeside();
    }
    await flush();
    await writing;
  } finally {
    await Promise.allSettled([writing, indexing]);
  }
  // Not by what this run has written: an earlier one may have ended between its last line and here.
  if (await isUnfinished(db)) await finish(db, reports);
  return summary;
}

const updateIndex = (db: OpenDatabase, { step }: Reports): Promise<void> =>
  catalogueSearch.index.update(db, (count) => step?.(`${count} products indexed for search`));

/** What can be done when all goods are in; each step may be repeated. */
async function finish(db: OpenDatabase, reports: Reports): Promise<void> {
  const { step } = reports;
  step?.('gathering statistics');
  await gatherStatistics(db);
  step?.('choosing filters');
  await chooseFacets(db);
  step?.('counting');
  // The database counts while this process reads the words of what is indexed.
  await Promise.all([refreshCounts(db), refreshSitemapParts(db), updateIndex(db, reports)]);
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
