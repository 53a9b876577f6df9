import { expect, test } from 'vitest';
import { mistakeText, modelCount, totalText } from './total.ts';

test.each([
  ['a card for each', 38, 24, 24, '38 товаров'],
  ['one page whose variants share cards', 5, 5, 2, '5 товаров, считая варианты'],
  ['one model alone', 2, 2, 1, '2 товара, считая варианты'],
  ['numbers of other endings', 21, 21, 11, '21 товар, считая варианты'],
  ['more pages', 120, 24, 19, '120 товаров, считая варианты'],
  ['nothing', 0, 0, 0, '0 товаров'],
])('the total says what the cards show: %s', (_, count, onPage, cards, total) => {
  expect(totalText(count, onPage, cards, null, null).replaceAll('\u00a0', ' ')).toBe(total);
});

test.each([
  [6, 3, '3 модели, 6 вариантов'],
  [2, 1, '1 модель, 2 варианта'],
  [5, 5, '5 товаров'],
])('where the number of models is known it is said: %i of %i models', (count, models, total) => {
  expect(totalText(count, count, models, null, models).replaceAll('\u00a0', ' ')).toBe(total);
});

test('models are counted where the page has all of the list and a card for each', () => {
  const sold = ['7', '7', null, '8', '8'].map((modelId, at) => ({ id: String(at), modelId }));
  expect(modelCount(5, sold, 3)).toBe(3);
  expect(modelCount(29, sold, 3)).toBeNull();
  // A used piece of a model has a card of its own.
  expect(modelCount(5, sold, 4)).toBeNull();
});

test.each([
  [15, 38, 24, '15 подходят, всего 38 товаров'],
  [1, 21, 24, '1 подходит, всего 21 товар'],
  [15, 38, 20, '15 подходят, всего 38 товаров, считая варианты'],
  [0, 38, 24, '38 товаров'],
])('of a search the total says how many have all that was asked: %i of %i', (complete, count, cards, total) => {
  expect(totalText(count, 24, cards, complete, null).replaceAll('\u00a0', ' ')).toBe(total);
});

test('what could not be read of a range is said beside the total', () => {
  const facets = [
    { code: 'price', name: 'Цена' },
    { code: 'width', name: 'Ширина' },
  ];
  expect(mistakeText(facets, new Map([['price', {}]]))).toBe('. Цена: это не число, фильтр не учтён');
  expect(mistakeText(facets, new Map())).toBe('');
});
