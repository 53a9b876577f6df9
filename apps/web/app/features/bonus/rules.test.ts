import { expect, test } from 'vitest';
import { type Rule, rulesOf } from './rules.server.ts';

const plain = (rules: Rule[]) => rules.map(({ value, text }) => `${value} ${text}`.replaceAll('\u00a0', ' '));
const none = { earnedPercent: null, payablePercent: null, welcomeBonuses: null, isPerpetual: null };

test('rules are told with what they come to', () => {
  const rules = { earnedPercent: 3, payablePercent: 30, welcomeBonuses: { amount: 200_00 }, isPerpetual: true };
  expect(plain(rulesOf(rules))).toEqual([
    '3 % возвращаем бонусами: с покупки за 30 000 ₽ — 900 ₽',
    'До 30 % цены можно оплатить бонусами: из 30 000 ₽ — до 9 000 ₽',
    '200 ₽ сразу на новой карте',
    'Без срока бонусы не сгорают',
  ]);
});

test('what nobody tells is left out', () => {
  expect(plain(rulesOf({ ...none, earnedPercent: 1.5 }))).toEqual(['1,5 % возвращаем бонусами: с покупки за 30 000 ₽ — 450 ₽']);
  expect([rulesOf(none), rulesOf(null), rulesOf(undefined)]).toEqual([[], [], []]);
});
