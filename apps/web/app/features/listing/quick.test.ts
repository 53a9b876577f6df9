import { expect, test } from 'vitest';
import { quickFilters } from './quick.ts';

const value = (code: string, count: number) => ({ code, name: code.toUpperCase(), count });
const flag = { code: 'available', name: 'В наличии', type: 'FLAG' as const, values: [{ code: '1', name: 'Да', count: 5 }] };
const none = { code: 'discount', name: 'Со скидкой', type: 'FLAG' as const, values: [{ code: '1', name: 'Да', count: 0 }] };
const price = { code: 'price', name: 'Цена', type: 'RANGE' as const, values: [] };
const category = { code: 'category', name: 'Категория', type: 'LIST' as const, values: [value('224', 9)] };
const condition = { code: 'condition', name: 'Состояние', type: 'LIST' as const, values: [value('new', 9), value('used', 1)] };
const brand = { code: 'brand', name: 'Бренд', type: 'LIST' as const, values: ['a', 'b', 'c', 'd', 'e'].map((code, at) => value(code, at)) };
const memory = { code: 'memory', name: 'Память', type: 'LIST' as const, values: [value('64', 1), value('128', 3), value('256', 2)] };

const ofCategory = { isMixed: false, totalCount: 9 };
const mixed = { isMixed: true, totalCount: 9 };

test('a flag that holds of all that is listed is none', () => {
  expect(quickFilters([flag], [], { isMixed: false, totalCount: 5 })).toEqual([]);
});

test('flags that hold of something, the largest brands, and the first specifications', () => {
  const quick = quickFilters([price, flag, none, category, brand, condition, memory], [], ofCategory);
  expect(quick.map(({ text }) => text)).toEqual(['В наличии\u00a05', 'E', 'D', 'C', 'B', 'Память: 128', 'Память: 256']);
  expect(quick[1]).toEqual({ key: 'brand=e', text: 'E', filters: [{ code: 'brand', values: ['e'] }] });
});

test('what is chosen stays, and its facet offers nothing more', () => {
  const quick = quickFilters([flag, brand, memory], [{ code: 'brand', values: ['a'] }], ofCategory);
  expect(quick.map(({ key }) => key)).toEqual(['available=1', 'memory=128', 'memory=256']);
  expect(quick[0]?.filters).toEqual([
    { code: 'brand', values: ['a'] },
    { code: 'available', values: ['1'] },
  ]);
});

test('what spans sections offers them first, with what each has, and nothing that only some have', () => {
  const sections = { ...category, values: [value('1', 5), value('2', 4), value('3', 0)] };
  expect(quickFilters([flag, sections, memory], [], mixed).map(({ text }) => text)).toEqual(['1\u00a05', '2\u00a04', 'В наличии\u00a05']);
  expect(quickFilters([flag, category], [], mixed).map(({ text }) => text)).toEqual(['В наличии\u00a05']);
  expect(quickFilters([flag, sections], [], ofCategory).map(({ text }) => text)).toEqual(['В наличии\u00a05']);
  expect(quickFilters([{ ...flag, code: 'complete' }], [], mixed)).toEqual([]);
});

test('eight at most', () => {
  const facets = ['x', 'y', 'z', 'w'].map((code) => ({ ...flag, code, name: code }));
  const quick = quickFilters([...facets, brand, memory, { ...memory, code: 'ram' }], [], ofCategory);
  expect(quick.map(({ key }) => key)).toEqual(['x=1', 'y=1', 'z=1', 'brand=e', 'brand=d', 'brand=c', 'brand=b', 'memory=128']);
});
