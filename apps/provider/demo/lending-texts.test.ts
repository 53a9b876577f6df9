import { readFileSync } from 'node:fs';
import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { expect, test } from 'vitest';
import { programs } from '../src/catalogue/credit/programs.ts';
import { methods } from '../src/pricing/payment-methods/methods.ts';
import { offers } from './articles/offers.ts';
import { news } from './articles/reviews.ts';
import { cityRows } from './places-rows.ts';

const instalments = programs.filter(({ kind, actionId }) => kind === 'instalment' && actionId === null);
const longest = instalments.reduce((one, other) => (Math.max(...other.months) > Math.max(...one.months) ? other : one));
const json = (name: string): unknown[] => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
/** Sentences of the demonstration about instalments, with plain spaces. */
const texts = [...news, ...offers, ...json('banners.json'), ...json('advent.json')]
  .map((text) => JSON.stringify(text).replaceAll('\u00a0', ' '))
  .filter((text) => /рассрочк/i.test(text));
const rubles = (kopecks: number): string => formatKopecks(kopecks).replaceAll('\u00a0', ' ');

test('articles and banners name the terms of instalments that the checkout offers', () => {
  const offered = new Set(instalments.flatMap(({ months }) => months));
  const counts = texts.flatMap((text) => [...text.matchAll(/(\d+) месяц/g)].map(([, count]) => Number(count)));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter((count) => !offered.has(count))).toEqual([]);
  const most = texts.flatMap((text) => [...text.matchAll(/до (\d+) месяц/gi)].map(([, count]) => Number(count)));
  expect(new Set(most)).toEqual(new Set(longest.months));
});

test('the news about instalments says who lends, for how long and from which sum', () => {
  const text = texts.find((one) => one.includes('"id":304')) ?? '';
  for (const { bank, months } of instalments) {
    const list = months.length === 1 ? `${months}` : `${months.slice(0, -1).join(', ')} и ${months.at(-1)}`;
    expect(text).toContain(`${bank}: ${list} месяц`);
  }
  const least = Math.min(...instalments.map(({ minSum }) => minSum));
  const most = Math.max(...instalments.map(({ maxSum }) => maxSum));
  expect(text).toContain(`от ${rubles(least).replace(' ₽', '')} до ${rubles(most)}`);
  expect(text).toContain(`${longest.bank} на покупки от ${rubles(longest.minSum)}`);
});

test('a city has the ways to pay that the checkout takes there', () => {
  const all = methods.map(({ linked_payment_type_id: id }) => id);
  for (const { paymentTypeIds, name } of cityRows) {
    const missing = all.filter((id) => !paymentTypeIds.includes(id));
    expect(
      missing.filter((id) => id !== paymentTypes.creditOnPlace),
      name,
    ).toEqual([]);
  }
});
