import { expect, test } from 'vitest';
import { lendingNote } from './lending-note.ts';

const goods = { product: { isDigital: false } };
const card = { product: { isDigital: true } };

test.each([
  ['goods and a gift card, by card alone', [goods, card], ['ONLINE'], true],
  ['goods and a code that are lent on', [goods, card], ['ONLINE', 'INSTALMENT'], false],
  ['goods alone', [goods], ['ONLINE'], false],
  ['a gift card alone', [card], ['ONLINE'], false],
  ['no method at all, which is said otherwise', [goods, card], [], false],
] as const)('it is said why nothing is lent: %s', (_, items, tabs, isSaid) => {
  expect(
    lendingNote(
      items,
      tabs.map((tab) => ({ tab })),
    ) !== null,
  ).toBe(isSaid);
});
