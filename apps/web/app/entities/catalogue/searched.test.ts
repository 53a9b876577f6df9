import { expect, test } from 'vitest';
import { searchedFrom, withSearched } from './searched.ts';

test('a page of the catalogue is told what was searched for, any other address stays as it is', () => {
  expect(withSearched('/catalog/vacuum-cleaners/1091', 'пылесос и 1')).toBe(
    `/catalog/vacuum-cleaners/1091?searched=${encodeURIComponent('пылесос')}+${encodeURIComponent('и')}+1`,
  );
  expect(withSearched('/catalog/a/1?f.brand=lg', 'lg')).toBe('/catalog/a/1?f.brand=lg&searched=lg');
  expect(withSearched('/reviews/list', 'обзор')).toBe('/reviews/list');
  expect(withSearched('https://shop.example/catalog/', 'обзор')).toBe('https://shop.example/catalog/');
});

test('such a page says where it has come to, and where everything is that has the words', () => {
  const from = (search: string) => searchedFrom(new URL(`http://shop.example/catalog/a/1${search}`), 'category', 'Пылесосы');
  expect(from('?searched=lg')).toEqual({ shown: 'Показан раздел «Пылесосы».', text: 'lg', href: '/search?q=lg&as-typed=1' });
  expect([from(''), from('?searched=+')]).toEqual([null, null]);
});
