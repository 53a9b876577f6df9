import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { commentsFor, numbering } from './comments.ts';
import { expand } from './expand.ts';
import { money } from './sample-reviews/facts.ts';
import { phrasesOf, sentencesOf } from './sample-reviews/used-phrases.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** Everything said in reviews of the demo catalogue. */
const next = numbering();
const reviews = expand(readCatalogue(), today).products.flatMap((product) =>
  commentsFor(product, next, today)
    .comments.filter(({ type }) => type === 'product')
    .map(({ text, pros, cons, date }) => ({
      product,
      date,
      said: [text, pros, cons].join(' '),
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

test('nobody has had a thing for longer than it is on sale', () => {
  const months = ['четыр', 'пят', 'шест', 'сем', 'восем', 'девят', 'десят', 'одиннадцат'];
  const untrue = reviews.filter(({ product: { row }, date, said }) => {
    const [, named] = /(?:за|после|спустя) (четыр|пят|сем|восем|девят|десят|одиннадцат)[а-яё]* месяц/i.exec(said) ?? [];
    const least = named === undefined ? 0 : months.indexOf(named.toLowerCase()) + 4;
    return date.getTime() - Date.parse(row.releasedAt ?? '') < least * 30 * 86_400_000;
  });
  expect(untrue.map(({ said }) => said)).toEqual([]);
  const earliest = reviews.filter(({ product: { row } }) => row.name.includes('iPhone 17')).map(({ date }) => date.getTime());
  expect(earliest.length).toBeGreaterThan(20);
  expect(Math.min(...earliest)).toBeGreaterThan(Date.parse('2025-09-19'));
});

test('a sum and a memory size are named where every variant, below which the review is read, has them', () => {
  const sums = reviews.flatMap(({ product: { model, leaf }, said }) => {
    const editions = model.editions ?? [];
    const sizes = editions.some(({ facts }) => facts?.storage !== undefined) && leaf.code === 'smartphones' ? / (128|256|512) ГБ/ : null;
    const isOnePrice = new Set(editions.map(({ price }) => price)).size < 2;
    const prices = editions.flatMap(({ price }) => [money(price, 'acc'), money(price, 'gen'), money(price, 'nom')]);
    return (!isOnePrice && prices.some((price) => said.includes(` ${price}`))) || sizes?.test(said) ? [said] : [];
  });
  expect(sums).toEqual([]);
});
