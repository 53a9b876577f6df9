import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { commentsFor, numbering } from './comments.ts';
import { expand } from './expand.ts';
import { phrasesOf, sentencesOf } from './sample-reviews/used-phrases.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** Everything said in reviews of the demo catalogue. */
const next = numbering();
const reviews = expand(readCatalogue(), today).products.flatMap((product) =>
  commentsFor(product, next, today)
    .comments.filter(({ type }) => type === 'product')
    .map(({ text, pros, cons }) => ({
      model: product.row.modelId ?? `product ${product.row.id}`,
      category: product.leaf.code,
      sentences: sentencesOf(text),
      phrases: [...phrasesOf(pros ?? ''), ...phrasesOf(cons ?? '')],
    })),
);

test('reviews of one model say nothing twice, be it a sentence or a phrase of pros and cons', () => {
  const repeated = [...Map.groupBy(reviews, ({ model }) => model).values()].flatMap((ofModel) => {
    const said = ofModel.flatMap(({ sentences, phrases }) => [...sentences, ...phrases]);
    return said.filter((part, at) => said.indexOf(part) !== at);
  });
  expect(reviews.length).toBeGreaterThan(10_000);
  expect(repeated).toEqual([]);
});

test('and those of one category seldom the same sentence', () => {
  for (const [category, ofCategory] of Map.groupBy(reviews, ({ category }) => category)) {
    const sentences = ofCategory.flatMap(({ sentences }) => sentences);
    expect(new Set(sentences).size / sentences.length, category).toBeGreaterThan(0.95);
  }
});
