import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shelf } from '../../src/catalogue/search/testing/shelf.ts';
import { baseline } from '../../src/relevance/baseline.ts';
import { ask, stripped } from '../../src/relevance/forms.ts';
import { type Figures, figuresOf } from '../../src/relevance/measures.ts';
import { readRatings } from '../../src/relevance/ratings.ts';
import { documents } from './documents.ts';

let ours: Figures;
let plain: Figures;

beforeAll(async () => {
  const goods = stripped(documents());
  const { search } = shelf(goods);
  const queries = await readRatings(fileURLToPath(new URL('./bare.tsv', import.meta.url)));
  ours = figuresOf(ask((query) => search(query).ids, queries, goods));
  plain = figuresOf(ask(baseline(goods), queries, goods));
});

test('with names, makers and prices alone what is meant is found, better than by plain BM25 and trigrams', () => {
  expect(ours.hit).toBeGreaterThanOrEqual(plain.hit + 0.05);
  expect(ours.reciprocalRank).toBeGreaterThanOrEqual(plain.reciprocalRank + 0.05);
});

test('nearly none ends at nothing', () => expect(ours.empty).toBeLessThanOrEqual(0.01));
