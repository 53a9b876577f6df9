import { describe, expect, it } from 'vitest';
import { hash, random } from '../../src/platform/random.ts';
import { kinds } from '../pictures/subject.ts';
import { concerns } from './bank.ts';
import { banks } from './banks.ts';
import { questionsOf } from './questions.ts';
import { defaultNow, reviewsOf, shares } from './reviews.ts';
import { stubProducts } from './stubs.ts';

const products = stubProducts(1800);
const randomOf = (index: number) => random(hash(`voice ${index}`));
const reviews = products.flatMap((product, index) => {
  const numbers = randomOf(index);
  return reviewsOf(product, numbers.integer(2, 8), numbers).map((review) => ({ product, review }));
});
const questions = products.flatMap((product, index) => questionsOf(product, 3, randomOf(index)).map((question) => ({ product, question })));
const split = (text: string): string[] =>
  text
    .split(/[.!?]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A slot that was not filled, a mark of the grammar, or two marks that do not stand together. */
const unfinishedPattern = /[{}[\]<>|]| {2}|undefined|NaN|,,|[,;:]\.| [,.;!?]|\.\.|;,|,;|: ;/;
const texts = [
  ...reviews.flatMap(({ review }) => [review.text, review.pros, review.cons]),
  ...questions.flatMap(({ question }) => [question.text, ...question.answers.map(({ text }) => text)]),
].filter((text) => text !== '');

describe('reviews of 1,800 goods', () => {
  it('hardly ever say one sentence twice', () => {
    const sentences = reviews.flatMap(({ review }) => [review.text, review.pros, review.cons].flatMap(split));
    expect(reviews.length).toBeGreaterThan(8000);
    expect(new Set(sentences).size / sentences.length).toBeGreaterThanOrEqual(0.95);
    const sentencesUsed = reviews.flatMap(({ review }) => split(review.text));
    expect(new Set(sentencesUsed).size / sentencesUsed.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are finished: no slot, no mark of the grammar, no double space', () => {
    expect(texts.filter((text) => unfinishedPattern.test(text))).toEqual([]);
  });

  it('begin every sentence with a capital or a number', () => {
    const wrong = texts
      .flatMap((text) => text.split(/(?<=[.!?]) /))
      .filter((sentence) => /^[a-zа-яё]/.test(sentence) && !/^(wi-fi|fb2|iPhone)/.test(sentence));
    expect(wrong).toEqual([]);
  });

  it('have one to five stars with the wanted mean, and two to five sentences', () => {
    for (const { product, review } of reviews) {
      expect(Number.isInteger(review.rating) && review.rating >= 1 && review.rating <= 5).toBe(true);
      const count = review.text.split(/(?<=[.!?]) /).length;
      expect(count, `${product.kind}: ${review.text}`).toBeGreaterThanOrEqual(2);
      expect(count, `${product.kind}: ${review.text}`).toBeLessThanOrEqual(5);
    }
    const [first] = products;
    if (!first) throw new Error('no products');
    const many = reviewsOf({ ...first, rating: 4.2 }, 2000, random(7));
    expect(many.reduce((sum, { rating }) => sum + rating, 0) / many.length).toBeCloseTo(4.2, 1);
    expect(shares(3).map((share) => Math.round(share * 100) / 100)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are written in the past 20 months, of goods already on sale', () => {
    for (const { product, review } of reviews) {
      const date = new Date(review.date);
      expect(date <= defaultNow).toBe(true);
      expect(defaultNow.getTime() - date.getTime()).toBeLessThan(610 * 86_400_000);
      expect(date.getUTCFullYear()).toBeGreaterThanOrEqual(Math.min(product.year, defaultNow.getUTCFullYear()));
      expect(review.likes >= 0 && review.dislikes >= 0).toBe(true);
    }
    expect(new Set(reviews.map(({ review }) => review.experience)).size).toBe(3);
  });

  it('are the same every time', () => {
    const [product] = products;
    if (!product) throw new Error('no products');
    expect(reviewsOf(product, 5, random(1))).toEqual(reviewsOf(product, 5, random(1)));
    expect(questionsOf(product, 5, random(1))).toEqual(questionsOf(product, 5, random(1)));
  });
});

describe('questions', () => {
  it('come in the number asked for, each with an answer, none twice of one product', () => {
    expect(questions).toHaveLength(products.length * 3);
    for (const { question } of questions) {
      expect(question.answers.length).toBeGreaterThan(0);
      expect(question.text).toContain('?');
      for (const answer of question.answers) expect(answer.date >= question.date).toBe(true);
    }
  });
});

describe('banks', () => {
  it('know each kind once and speak of no kind that is not theirs', () => {
    const bankKinds = banks.flatMap(({ kinds: own }) => own);
    expect(new Set(bankKinds).size).toBe(bankKinds.length);
    expect(bankKinds.every((kind) => kinds.includes(kind))).toBe(true);
    for (const bank of banks) {
      const scopes = [...bank.aspects, ...bank.questions, ...bank.purposes].flatMap(({ kinds: scope }) => scope);
      const own: readonly string[] = bank.kinds;
      expect(scopes.filter((kind) => !own.includes(kind))).toEqual([]);
    }
  });

  it('have virtues, vices, trifles, a purpose and questions for every kind', () => {
    for (const bank of banks) {
      expect(bank.questions.length, bank.kinds[0]).toBeGreaterThanOrEqual(12);
      for (const kind of bank.kinds) {
        const aspects = bank.aspects.filter(({ kinds: scope }) => concerns(scope, kind));
        expect(aspects.flatMap(({ good }) => good).length, kind).toBeGreaterThanOrEqual(2);
        expect(aspects.flatMap(({ bad }) => bad).length, kind).toBeGreaterThanOrEqual(2);
        expect(aspects.flatMap(({ trifles }) => trifles).length, kind).toBeGreaterThanOrEqual(1);
        expect(bank.purposes.filter(({ kinds: scope }) => concerns(scope, kind)).length, kind).toBeGreaterThanOrEqual(1);
        expect(bank.questions.filter(({ kinds: scope }) => concerns(scope, kind)).length, kind).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
