import { expect, test } from 'vitest';
import { rulesText } from './rules.server.ts';

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const none = { earnedPercent: null, payablePercent: null, welcomeBonuses: null, isPerpetual: null };

test('rules are told with what they come to', () => {
  const rules = { earnedPercent: 3, payablePercent: 30, welcomeBonuses: { amount: 200_00 }, isPerpetual: true };
  expect(plain(rulesText(rules))).toEqual([
    'Возвращаем бонусами 3 %: с покупки за 30 000 ₽ — 900 ₽.',
    'Оплатить ими можно до 30 % цены: из 30 000 ₽ — до 9 000 ₽.',
    'На новой карте сразу 200 ₽.',
    'Бонусы не сгорают.',
  ]);
});

test('what nobody tells is left out', () => {
  expect(plain(rulesText({ ...none, earnedPercent: 1.5 }))).toEqual(['Возвращаем бонусами 1,5 %: с покупки за 30 000 ₽ — 450 ₽.']);
  expect([rulesText(none), rulesText(null), rulesText(undefined)]).toEqual([[], [], []]);
});
