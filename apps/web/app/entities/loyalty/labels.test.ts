import { expect, test } from 'vitest';
import { balanceText, bonusText, changeText, eanText, upToBonuses } from './labels.ts';

test.each([
  [null, 'Подтвердите номер телефона карты, чтобы увидеть баланс'],
  [0, 'На карте пока нет бонусов'],
  [99, 'На карте пока нет бонусов'],
  [1_00, '1\u00a0бонус'],
  [1502_50, '1\u00a0502\u00a0бонуса'],
])('a balance of %s: %s', (balance, text) => expect(balanceText(balance)).toBe(text));

test('what comes and goes, and a number as it stands below the bars', () => {
  expect([changeText(599_00), changeText(-150_50), bonusText(21_00)]).toEqual(['+599\u00a0бонусов', '−150\u00a0бонусов', '21\u00a0бонус']);
  expect([eanText('2900000000018'), eanText('77-1')]).toEqual(['2 900000 000018', '77-1']);
});

test('after «до» bonuses stand in the genitive', () => {
  expect([1_00, 2_00, 21_00, 2151_00, 11_00].map(upToBonuses)).toEqual([
    'до 1\u00a0бонуса',
    'до 2\u00a0бонусов',
    'до 21\u00a0бонуса',
    'до 2\u00a0151\u00a0бонуса',
    'до 11\u00a0бонусов',
  ]);
});
