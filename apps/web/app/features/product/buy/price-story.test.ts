import { expect, test } from 'vitest';
import { type PricePoint, priceStory } from './price-story.server.ts';

const now = new Date('2026-11-26T12:00:00Z');
const point = (at: string, price: number): PricePoint => ({ at: `${at}T09:00:00Z`, price: { amount: price } });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const storySentences = (points: PricePoint[], price: number, priceOld: number | null = null) =>
  priceStory(points, { price, priceOld, withoutPromotions: price, inStores: price }, now)?.sentences.map(plain) ?? null;

const rankText = (points: PricePoint[], price: number) =>
  plain(priceStory(points, { price, priceOld: null, withoutPromotions: price, inStores: price }, now)?.rank?.text ?? '');

test('a price that has fallen: since when, by how much, and that it is the lowest', () => {
  expect(storySentences([point('2026-08-28', 26_990_00), point('2026-11-12', 24_990_00)], 24_990_00, 26_990_00)).toEqual([
    'С 12 ноября дешевле на 2 000 ₽: до этого — 26 990 ₽.',
  ]);
  expect(rankText([point('2026-08-28', 26_990_00), point('2026-11-12', 24_990_00)], 24_990_00)).toBe('самая низкая за 90 дней');
});

test('of a shorter history the day is named from which on it is the lowest', () => {
  expect(rankText([point('2026-10-01', 26_990_00), point('2026-11-12', 24_990_00)], 24_990_00)).toBe('самая низкая с 1 октября');
});

test('a price that has risen says so as plainly: since when, by how much, that it is the highest, and when it was the lowest', () => {
  const points = [point('2026-08-28', 900_00), point('2026-10-01', 800_00), point('2026-10-09', 1000_00)];
  expect(storySentences(points, 1000_00)).toEqual([
    'С 9 октября дороже на 200 ₽: до этого — 800 ₽.',
    'Дешевле всего было с 1 октября по 9 октября: 800 ₽.',
  ]);
  expect(rankText(points, 1000_00)).toBe('самая высокая за 90 дней');
  expect(rankText([...points, point('2026-11-12', 950_00)], 950_00)).toBe('');
});

test('an old price has the day until which it held; of one that nobody knows nothing is said', () => {
  const points = [point('2026-08-28', 1200_00), point('2026-10-01', 1100_00), point('2026-11-01', 1000_00)];
  expect(storySentences(points, 1000_00, 1200_00)).toContain('1 200 ₽ было до 1 октября.');
  expect(storySentences(points, 1000_00, 1500_00)).toHaveLength(1);
});

test.each([
  ['has no point', [], 1000_00],
  ['has not changed', [point('2026-08-28', 1000_00)], 1000_00],
  ['is some days old', [point('2026-11-20', 1100_00), point('2026-11-24', 1000_00)], 1000_00],
  ['ends at another price', [point('2026-08-28', 1100_00), point('2026-11-24', 1000_00)], 990_00],
])('nothing is said of a history that %s', (_, points, price) => {
  expect(priceStory(points, { price, priceOld: null, withoutPromotions: price, inStores: price }, now)).toBeNull();
});

test('the line goes from the beginning to today, between the lowest and the highest price', () => {
  const story = priceStory(
    [point('2026-08-28', 1100_00), point('2026-10-12', 900_00), point('2026-11-12', 1000_00)],
    { price: 1000_00, priceOld: null, withoutPromotions: 1000_00, inStores: 1000_00 },
    now,
  );
  expect(story?.steps.map(({ from, height }) => [Math.round(from * 10) / 10, height])).toEqual([
    [0, 1],
    [0.5, 0],
    [0.8, 0.5],
  ]);
  expect(plain(story?.description ?? '')).toBe('Цена за 90 дней: с 28 августа 1 100 ₽, с 12 октября 900 ₽, с 12 ноября 1 000 ₽');
});

test('where the site asks less than the history ends with, it says which price it is of', () => {
  const points = [point('2026-08-28', 1100_00), point('2026-11-12', 1000_00)];
  const storyOf = (price: number, withoutPromotions: number, inStores: number) => {
    const story = priceStory(points, { price, priceOld: null, withoutPromotions, inStores }, now);
    return story && [story.sentences[0] ?? '', story.rank?.text ?? '', story.description.slice(0, 20)].map(plain);
  };
  expect(storyOf(900_00, 950_00, 1000_00)).toEqual([
    'На графике цена в магазинах: 1 000 ₽. Заказ на сайте стоит 900 ₽.',
    'в магазинах самая низкая за 90 дней',
    'Цена в магазинах за ',
  ]);
  expect(storyOf(900_00, 1000_00, 1000_00)).toEqual([
    'На графике цена без акций: 1 000 ₽. Заказ на сайте стоит 900 ₽.',
    'без акций самая низкая за 90 дней',
    'Цена без акций за 90',
  ]);
  expect(storyOf(900_00, 950_00, 990_00)).toBeNull();
});
