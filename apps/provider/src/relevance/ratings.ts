import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { places } from './measures.ts';

/** A product as an answer names it. */
export interface Card {
  id: number;
  name: string;
}

/** A query, and what each product is worth for it. */
export interface RatedQuery {
  query: string;
  gainOf: (card: Card) => number;
  /** The worth of the best there are, the greatest first; undefined where nobody knows all that fits. */
  ideal: readonly number[] | undefined;
}

/**
 * Reads ratings. A `.csv` of `query,docid,rating` gives the worth of products by their ids; a `.tsv` of kind, query and
 * pattern says how the name of a product that fits is written, «е» for «ё».
 */
export async function readRatings(file: string): Promise<RatedQuery[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  return file.endsWith('.tsv') ? lines.map(patternOf) : byIds(lines.slice(1));
}

function patternOf(line: string): RatedQuery {
  const [, query = '', pattern = ''] = line.split('\t');
  const expected = new RegExp(pattern, 'iu');
  return { query, gainOf: ({ name }) => (expected.test(name.replaceAll('ё', 'е')) ? 1 : 0), ideal: undefined };
}

function byIds(lines: readonly string[]): RatedQuery[] {
  const byQuery = new Map<string, Map<number, number>>();
  for (const line of lines) {
    const [, query = '', id, rating] = /^(.*),(\d+),(\d+)$/.exec(line) ?? [];
    const gains = byQuery.get(query) ?? new Map<number, number>();
    byQuery.set(query, gains.set(Number(id), Number(rating)));
  }
  return [...byQuery].map(([query, gains]) => ({
    query,
    gainOf: ({ id }) => gains.get(id) ?? 0,
    ideal: [...gains.values()].sort((one, other) => other - one).slice(0, places),
  }));
}

/** Ids that a catalogue gives its products; other products of the shop are no answers to its ratings. */
export async function readIds(catalogue: string): Promise<Set<number>> {
  const source = createReadStream(catalogue);
  const unpacked = catalogue.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => unpacked.destroy(error));
  const ids = new Set<number>();
  for await (const line of createInterface({ input: unpacked })) {
    const id = /^\{"id":\s*(\d+)/.exec(line)?.[1];
    if (id !== undefined) ids.add(Number(id));
  }
  return ids;
}
