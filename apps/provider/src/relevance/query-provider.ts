import { headers } from '@vitrina/services/contract/headers.ts';
import * as z from 'zod';
import { places, type QueryResult } from './measures.ts';
import type { RatedQuery } from './ratings.ts';

const cards = z.array(z.object({ id: z.number(), name: z.string() }));

/** Products of one page, more than count: those of other catalogues are passed over. */
const pageSize = 48;

/** Asks a provider every query, one after another, as a shopper's first page. `isRated` says which products are answers. */
export async function queryProvider(
  origin: string,
  queries: readonly RatedQuery[],
  isRated: (id: number) => boolean,
): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const { query, gainOf, ideal } of queries) {
    const address = `${origin}/v3/products/search?${new URLSearchParams({ q: query, per_page: String(pageSize) })}`;
    const started = performance.now();
    const answer = await fetch(address);
    const products = cards.parse(await answer.json());
    const milliseconds = performance.now() - started;
    const gains = products
      .filter(({ id }) => isRated(id))
      .slice(0, places)
      .map(gainOf);
    results.push({ query, gains, ideal, total: Number(answer.headers.get(headers.totalCount)), milliseconds });
  }
  return results;
}
