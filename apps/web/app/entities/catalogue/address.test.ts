import { describe, expect, test } from 'vitest';
import { categoryPath, categoryPlace, pageOf, pagePath, readTail } from './address.ts';

describe('segments', () => {
  test('pages', () => {
    expect(pageOf('page-2')).toBe(2);
    expect(pageOf('page-1')).toBe(1);
    expect(pageOf('page-0')).toBeNull();
    expect(pageOf('page-')).toBeNull();
    expect(pageOf('page-2x')).toBeNull();
    expect(pageOf('2')).toBeNull();
  });

  test('a category is a code and an id', () => {
    expect(categoryPlace('smartphones', '12')).toEqual({ code: 'smartphones', id: '12' });
    expect(categoryPlace('smart_phones.5g&lte', '12')).toEqual({ code: 'smart_phones.5g&lte', id: '12' });
    expect(categoryPlace('..', '12')).toBeNull();
    expect(categoryPlace('brand', '12')).toBeNull();
    expect(categoryPlace('page-2', '12')).toBeNull();
    expect(categoryPlace('smart phones', '12')).toBeNull();
    expect(categoryPlace('smartphones', 'page-2')).toBeNull();
    expect(categoryPlace('smartphones', 'SKU-12')).toBeNull();
  });
});

describe('what follows a prefix', () => {
  const category = { code: 'tvs', id: '5' };
  test.each([
    [{}, { category: null, page: 1, hasPageOne: false }],
    [{ a: 'page-3' }, { category: null, page: 3, hasPageOne: false }],
    [{ a: 'page-1' }, { category: null, page: 1, hasPageOne: true }],
    [
      { a: 'tvs', b: '5' },
      { category, page: 1, hasPageOne: false },
    ],
    [
      { a: 'tvs', b: '5', c: 'page-2' },
      { category, page: 2, hasPageOne: false },
    ],
    [
      { a: 'tvs', b: '5', c: 'page-1' },
      { category, page: 1, hasPageOne: true },
    ],
    [{ a: 'tvs' }, null],
    [{ a: '5' }, null],
    [{ a: 'page-0' }, null],
    [{ a: 'tvs', b: 'page-2' }, null],
    [{ a: 'page-2', b: '5' }, null],
    [{ a: 'tvs', b: '5', c: '6' }, null],
  ])('%o', (segments, tail) => {
    expect(readTail(segments)).toEqual(tail);
  });
});

test('addresses of pages', () => {
  expect(pagePath('/catalog/tvs/5', 1)).toBe('/catalog/tvs/5');
  expect(pagePath('/catalog/tvs/5', 2)).toBe('/catalog/tvs/5/page-2');
  expect(categoryPath('/catalog/brand/lg', null)).toBe('/catalog/brand/lg');
  expect(categoryPath('/catalog/brand/lg', { code: 'tvs', id: '5' })).toBe('/catalog/brand/lg/tvs/5');
});
