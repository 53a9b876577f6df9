import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { places } from '../../src/relevance/measures.ts';
import { type RatedQuery, readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';
import { misspellings } from './spellings.ts';

let finds: (rated: RatedQuery, typed: string) => boolean;
/** Queries that find what they mean as they are. */
let right: RatedQuery[];

beforeAll(async () => {
  const goods = documents();
  const { search } = shelf(goods);
  const byId = new Map(goods.map((product) => [product.id, product]));
  finds = ({ gainOf }, typed) =>
    search(typed)
      .ids.slice(0, places)
      .some((id) => {
        const product = byId.get(id);
        return product !== undefined && gainOf(product) > 0;
      });
  const rated = await readRatings(fileURLToPath(new URL('./queries.tsv', import.meta.url)));
  right = rated.filter((one) => finds(one, one.query));
});

test.each(Object.entries(misspellings))(
  'of what is found as it is written, at least 95 in 100 are found with %s',
  (_, misspell) => {
    const misspelt = right.flatMap((rated) => {
      const typed = misspell(rated.query);
      return typed === undefined || typed === rated.query ? [] : [{ rated, typed }];
    });
    const missed = misspelt.filter(({ rated, typed }) => !finds(rated, typed)).map(({ typed }) => typed);
    expect(misspelt.length).toBeGreaterThan(20);
    expect(missed.length / misspelt.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
  },
  60_000,
);
