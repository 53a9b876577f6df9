import { expect, test } from 'vitest';
import { queriesOf, relevantCategories } from './suggestions.ts';

test('what is hardly among what was found is not meant', () => {
  const weights = [1, 1, 1, 2, 1, 3, 2].map((key, index) => ({ key, weight: 1 / (index + 3) }));
  expect(relevantCategories(weights)).toEqual([1, 2]);
  expect(relevantCategories([])).toEqual([]);
});

const found = [
  ['Смартфон Apple iPhone 15 128 ГБ, чёрный', 'Смартфон', 'Apple'],
  ['Чехол uBear Touch для iPhone 15, синий', 'Чехол', 'uBear'],
  ['Чехол uBear Touch для iPhone 15, чёрный', 'Чехол', 'uBear'],
  ['Чехол uBear Touch для iPhone 15, розовый', 'Чехол', 'uBear'],
  ['Чехол UAG Monarch для iPhone 150, синий', 'Чехол', 'UAG'],
  ['Смартфон Apple iPhone 17 256 ГБ', 'Смартфон', 'Apple'],
].map(([name = '', singular = '', brandName = ''], index) => ({ product: { name, singular, brandName }, weight: 1 / (index + 3) }));

test('a kind with its maker is worth searching for', () => {
  expect(queriesOf(found, [])).toEqual(['чехол ubear', 'смартфон apple', 'чехол uag']);
});

test('where a model is meant, it and what is made for it are worth searching for, and no maker', () => {
  expect(queriesOf(found, ['iPhone 15'])).toEqual(['смартфон iphone 15', 'чехол iphone 15']);
  expect(queriesOf(found, ['iPhone 17', 'iPhone 15'])).toEqual(['смартфон iphone 15', 'чехол iphone 15', 'смартфон iphone 17']);
});
