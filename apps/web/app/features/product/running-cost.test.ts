import { expect, test } from 'vitest';
import { runningCostStory } from './running-cost.server.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const money = (rubles: number) => ({ amount: rubles * 100 });

test('says what a year costs, of what, by whose tariff and on what assumption', () => {
  const electricity = {
    name: 'электричество',
    quantity: 289,
    unit: 'кВт·ч',
    unitPrice: money(5.5),
    cost: money(1590),
    basis: 'Включён круглый год.',
    tariff: { source: 'Энергосбыт', since: '2026-07-01' },
  };
  const filters = {
    name: 'фильтры',
    quantity: 1.5,
    unit: 'шт.',
    unitPrice: money(200),
    cost: money(300),
    basis: 'Один на восемь месяцев.',
    tariff: null,
  };
  const story = runningCostStory({ perYear: money(1890), years: 12, total: money(22_680), parts: [electricity, filters] });
  expect(
    story && {
      ...story,
      perYear: plain(story.perYear),
      parts: plain(story.parts),
      details: story.details.map(plain),
      total: plain(story.total),
    },
  ).toEqual({
    perYear: '1 890 ₽ в год',
    parts: 'электричество 1 590 ₽, фильтры 300 ₽',
    details: [
      'Электричество: 289 кВт·ч по 5,50 ₽ (Энергосбыт, с 1 июля 2026). Включён круглый год.',
      'Фильтры: 1,5 шт. по 200 ₽. Один на восемь месяцев.',
    ],
    total: 'За 12 лет — 22 680 ₽ при тех же ценах.',
  });
});

test('says nothing where nobody tells', () => expect(runningCostStory(null)).toBeNull());

test('names the only thing that a year takes without its sum', () => {
  const coffee = {
    name: 'капсулы',
    quantity: 730,
    unit: 'шт.',
    unitPrice: money(46),
    cost: money(33_580),
    basis: 'Две чашки в день.',
    tariff: null,
  };
  expect(runningCostStory({ perYear: money(33_580), years: 7, total: money(235_060), parts: [coffee] })?.parts).toBe('капсулы');
});
