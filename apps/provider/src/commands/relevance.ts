import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, figuresOf } from '../relevance/measures.ts';
import { queryProvider } from '../relevance/query-provider.ts';
import { readIds, readRatings } from '../relevance/ratings.ts';
import { checkOut, importCatalogue, run } from '../relevance/revision.ts';

/** The catalogue that every provider begins with. */
const demonstration = 'demo';

/** Every catalogue whole and stripped, beside the baseline. */
const forms = 'forms';

/** The weights of search, fitted on half of the rated queries and tried on the other. */
const fitting = 'fit';

interface Worth {
  before: number;
  after: number;
}

interface CatalogueVariants {
  fitVariants(catalogue?: string, ratings?: string): Promise<{ fitted: Worth; heldOut: Worth; changes: string[] }[]>;
  measureVariants(catalogue?: string, ratings?: string): Promise<[string, Figures][]>;
}

/**
 * `npm run provider:relevance -- CATALOGUE RATINGS`: imports a catalogue beside the demonstration (`demo` is the
 * demonstration alone), asks a provider every rated query over REST and prints how well it answered. `--against
 * REVISION` measures that revision as well; `--data FOLDER` keeps the imported data for the next time. `forms` in front measures in this
 * process, beside the baseline, the demonstration and a catalogue whole and stripped to names, makers and prices; `fit` fits the weights on
 * half of these queries and prints what that is worth on the half that is held out.
 */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' }, data: { type: 'string' } } });
  if (positionals[0] === forms || positionals[0] === fitting) {
    const entry = new URL('../../demo/relevance/catalogue-variants.ts', import.meta.url);
    const { fitVariants, measureVariants }: CatalogueVariants = await import(entry.href);
    if (positionals[0] === fitting) {
      for (const { fitted, heldOut, changes } of await fitVariants(positionals[1], positionals[2])) {
        console.log(['', 'as they stand', 'fitted'].join('\t'));
        for (const [name, { before, after }] of [['fitted half', fitted] as const, ['held-out half', heldOut] as const])
          console.log([name, before.toFixed(4), after.toFixed(4)].join('\t'));
        console.log(`changed: ${changes.join(', ') || 'nothing'}\n`);
      }
      process.exit(0);
    }
    print(await measureVariants(positionals[1], positionals[2]));
    process.exit(0);
  }
  const [catalogue, ratings] = positionals;
  if (catalogue === undefined || ratings === undefined) {
    throw new Error(
      'Usage: npm run provider:relevance -- CATALOGUE|demo RATINGS [--against REVISION] [--data FOLDER], or forms|fit [CATALOGUE RATINGS]',
    );
  }
  const queries = await readRatings(ratings);
  const ids = catalogue === demonstration ? undefined : await readIds(catalogue);
  const measure = async (revision: string | undefined): Promise<Figures> => {
    const sources = await checkOut(revision);
    const dataDir =
      values.data === undefined ? await mkdtemp(join(tmpdir(), 'vitrina-relevance-')) : resolve(values.data, revision ?? 'now');
    try {
      if (catalogue !== demonstration) await importCatalogue(sources.folder, dataDir, resolve(catalogue));
      const provider = await run(sources.folder, dataDir);
      try {
        return figuresOf(await queryProvider(provider.origin, queries, (id) => ids === undefined || ids.has(id)));
      } finally {
        await provider.stop();
      }
    } finally {
      await sources.remove();
      if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
    }
  };
  const results: [string, Figures][] = [];
  if (values.against !== undefined) results.push([values.against, await measure(values.against)]);
  results.push(['working copy', await measure(undefined)]);
  print(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function print(results: readonly (readonly [string, Figures])[]): void {
  const share = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(3));
  console.log(['', 'queries', 'nDCG@10', 'hit@10', 'MRR@10', 'empty', 'p50 ms', 'p95 ms'].join('\t'));
  for (const [name, { queries, ndcg, hit, reciprocalRank, empty, median, slow }] of results) {
    console.log(
      [name, queries, share(ndcg), share(hit), share(reciprocalRank), share(empty), median.toFixed(1), slow.toFixed(1)].join('\t'),
    );
  }
  const [, last] = results.at(-1) ?? [];
  console.log(
    `\nslowest: ${(last?.slowest ?? []).map(({ query, milliseconds }) => `«${query}» ${milliseconds.toFixed(0)} ms`).join(', ')}`,
  );
}
