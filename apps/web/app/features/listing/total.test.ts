import { expect, test } from 'vitest';
import { totalText } from './total.ts';

test.each([
  ['a card for each', 38, 24, 24, '38 товаров'],
  ['one page whose variants share cards', 5, 5, 2, '2 модели, 5 вариантов'],
  ['more pages whose models nobody has counted', 120, 24, 19, '120 товаров, варианты одной модели — вместе'],
  ['nothing', 0, 0, 0, '0 товаров'],
])('the total counts what the cards show: %s', (_, total, onPage, cards, text) => {
  expect(totalText(total, onPage, cards).replaceAll('\u00a0', ' ')).toBe(text);
});
