import { expect, test } from 'vitest';
import { totalOf } from './total.ts';

test.each([
  ['a card for each', 38, 24, 24, '38 товаров', null],
  ['one page whose variants share cards', 5, 5, 2, '5 товаров', '2 модели'],
  ['more pages whose models nobody has counted', 120, 24, 19, '120 товаров', 'варианты модели на одной карточке'],
  ['nothing', 0, 0, 0, '0 товаров', null],
])('the total says what the cards show: %s', (_, count, onPage, cards, total, folded) => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
  const found = totalOf(count, onPage, cards);
  expect([plain(found.total), plain(found.foldedText)]).toEqual([total, folded]);
});
