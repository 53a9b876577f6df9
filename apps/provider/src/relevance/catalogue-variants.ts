import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import { readLine } from '../catalogue/importing/line.ts';
import type { SearchDocument } from '../catalogue/search/index/document.ts';
import { places, type QueryResult } from './measures.ts';
import type { RatedQuery } from './ratings.ts';

/** What a shop has that gives away nothing but names, makers and prices: everything is of one category. */
export const stripDetails = (documents: readonly SearchDocument[]): SearchDocument[] =>
  documents.map((document) => ({
    ...document,
    categoryId: 1,
    category: 'Разное',
    singular: 'Разное',
    sections: [],
    values: [],
    tags: [],
    description: '',
    popularity: 50,
  }));

/** The products of a file in the import format, as search knows them. */
export async function documentsOf(catalogue: string): Promise<SearchDocument[]> {
  const source = createReadStream(catalogue);
  const unpacked = catalogue.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => unpacked.destroy(error));
  const categories = new Map<string, number>();
  const documents: SearchDocument[] = [];
  for await (const line of createInterface({ input: unpacked })) {
    const read = readLine(line);
    if (!('product' in read)) continue;
    const { id = documents.length + 1, name, brand, category, price, description, specifications } = read.product;
    const own = category.at(-1) ?? 'Разное';
    const categoryId = categories.get(own) ?? categories.size + 1;
    categories.set(own, categoryId);
    const values = specifications.flatMap(({ items }) =>
      items.map(({ name: attribute, value, unit = null }) => ({
        name: attribute,
        unit,
        text: String(value),
        type: typeof value === 'boolean' ? 'flag' : typeof value,
        number: typeof value === 'string' ? null : Number(value),
      })),
    );
    documents.push({
      id,
      name,
      brand,
      categoryId,
      category: own,
      singular: own,
      sections: category.slice(0, -1),
      values,
      tags: [],
      description,
      price: toKopecks(price),
      popularity: 50,
      isOrderable: true,
    });
  }
  return documents;
}

/** Asks a search in this process every query. */
export function querySearch(
  search: (query: string) => readonly number[],
  queries: readonly RatedQuery[],
  documents: readonly SearchDocument[],
): QueryResult[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return queries.map(({ query, gainOf, ideal }) => {
    const started = performance.now();
    const ids = search(query);
    const milliseconds = performance.now() - started;
    const gains = ids.slice(0, places).flatMap((id) => {
      const document = byId.get(id);
      return document ? [gainOf(document)] : [];
    });
    return { query, gains, ideal, total: ids.length, milliseconds };
  });
}
