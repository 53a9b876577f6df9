import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { baseline } from '../../src/relevance/baseline.ts';
import { querySearch, stripDetails } from '../../src/relevance/catalogue-variants.ts';
import { type Figures, figuresOf } from '../../src/relevance/measures.ts';
import { readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';

let ownFigures: Figures;
let plain: Figures;

beforeAll(async () => {
  const goods = stripDetails(documents());
  const { search } = shelf(goods);
  const queries = await readRatings(fileURLToPath(new URL('./names-only.tsv', import.meta.url)));
  ownFigures = figuresOf(querySearch((query) => search(query).ids, queries, goods));
  plain = figuresOf(querySearch(baseline(goods), queries, goods));
});

test('with names, makers and prices alone what is meant is found, better than by plain BM25 and trigrams', () => {
  expect(ownFigures.hit).toBeGreaterThanOrEqual(plain.hit + 0.05);
  expect(ownFigures.reciprocalRank).toBeGreaterThanOrEqual(plain.reciprocalRank + 0.05);
});

test('nearly none ends at nothing', () => expect(ownFigures.empty).toBeLessThanOrEqual(0.01));
