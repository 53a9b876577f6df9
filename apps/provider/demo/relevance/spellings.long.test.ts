import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { places } from '../../src/relevance/measures.ts';
import { type RatedQuery, readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';
import { misspellings } from './spellings.ts';

let finds: (query: RatedQuery, text: string) => boolean;
/** Queries that find what they mean as they are. */
let right: RatedQuery[];

beforeAll(async () => {
  const goods = documents();
  const { search } = shelf(goods);
  const byId = new Map(goods.map((product) => [product.id, product]));
  finds = ({ gainOf }, text) =>
    search(text)
      .ids.slice(0, places)
      .some((id) => {
        const product = byId.get(id);
        return product !== undefined && gainOf(product) > 0;
      });
  const ratings = await readRatings(fileURLToPath(new URL('./queries.tsv', import.meta.url)));
  right = ratings.filter((one) => finds(one, one.query));
});

test.each(Object.entries(misspellings))(
  'of what is found as it is written, at least 95 in 100 are found with %s',
  (_, misspell) => {
    const misspelt = right.flatMap((rating) => {
      const misspelling = misspell(rating.query);
      return misspelling === undefined || misspelling === rating.query ? [] : [{ rated: rating, typed: misspelling }];
    });
    const missedTexts = misspelt.filter(({ rated, typed }) => !finds(rated, typed)).map(({ typed }) => typed);
    expect(misspelt.length).toBeGreaterThan(20);
    expect(missedTexts.length / misspelt.length, missedTexts.join(', ')).toBeLessThanOrEqual(0.05);
  },
  60_000,
);
