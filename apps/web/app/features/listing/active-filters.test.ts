import { expect, test } from 'vitest';
import { activeFiltersOf } from './active-filters.ts';

const facets = [
  { code: 'brand', name: 'Бренд', type: 'LIST' as const, values: [{ code: 'lg', name: 'LG' }] },
  { code: 'price', name: 'Цена', type: 'RANGE' as const, unit: '₽', values: [] },
  { code: 'diagonal', name: 'Диагональ', type: 'RANGE' as const, unit: '″', values: [] },
  { code: 'available', name: 'В наличии', type: 'FLAG' as const, values: [] },
];

test('each value and each range is a mark, and knows what is left without it', () => {
  const filters = [
    { code: 'brand', values: ['lg', 'unknown'] },
    { code: 'price', min: 10_000, max: 50_000 },
    { code: 'available', values: ['1'] },
  ];
  const marks = activeFiltersOf(filters, facets);
  expect(marks.map(({ text }) => text)).toEqual(['Бренд: LG', 'Бренд: unknown', 'Цена: от 10\u00a0000 до 50\u00a0000\u00a0₽', 'В наличии']);
  expect(marks[0]?.rest).toEqual([{ code: 'brand', values: ['unknown'] }, filters[1], filters[2]]);
  expect(marks[2]?.rest).toEqual([filters[0], filters[2]]);
});

test('a range with one end, and a fraction', () => {
  expect(activeFiltersOf([{ code: 'diagonal', min: 54.6 }], facets)[0]?.text).toBe('Диагональ: от 54,6″');
});

test('facets that could not be loaded still can be removed', () => {
  expect(activeFiltersOf([{ code: 'price', max: 100 }], [])[0]?.text).toBe('price: до 100\u00a0₽');
});
