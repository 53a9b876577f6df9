import { expect, test } from 'vitest';
import { mistakeText, totalText } from './total.ts';

test.each([
  ['a card for each', 38, 24, 24, '38 товаров'],
  ['one page whose variants share cards', 5, 5, 2, '2 модели, 5 вариантов'],
  ['one model alone', 2, 2, 1, '1 модель, 2 варианта'],
  ['numbers of other endings', 21, 21, 11, '11 моделей, 21 вариант'],
  ['more pages whose models nobody has counted', 120, 24, 19, '120 товаров, считая варианты'],
  ['nothing', 0, 0, 0, '0 товаров'],
])('the total says what the cards show: %s', (_, count, onPage, cards, total) => {
  expect(totalText(count, onPage, cards).replaceAll('\u00a0', ' ')).toBe(total);
});

test('what could not be read of a range is said beside the total', () => {
  const facets = [
    { code: 'price', name: 'Цена' },
    { code: 'width', name: 'Ширина' },
  ];
  expect(mistakeText(facets, new Map([['price', {}]]))).toBe('. Цена: это не число, фильтр не учтён');
  expect(mistakeText(facets, new Map())).toBe('');
});
