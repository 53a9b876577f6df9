import { expect, test } from 'vitest';
import { addToHistory, cookieStorage, readHistory, remember } from './history.ts';

test('the last seven, each once, the last first', () => {
  const before = ['1', '2', '3', '4', '5', '6', 'Чайник'];
  expect(addToHistory(before, '  чайник ')).toEqual(['чайник', '1', '2', '3', '4', '5', '6']);
  expect(addToHistory(before, 'утюг')).toHaveLength(7);
  expect(addToHistory(before, ' ')).toEqual(before);
});

test('a storage that is closed or holds something else is an empty one', () => {
  const kept = new Map([['search-history', '{"no":1']]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(readHistory(storage)).toEqual([]);
  remember('утюг', storage);
  remember('фен', storage);
  expect(readHistory(storage)).toEqual(['фен', 'утюг']);
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => undefined,
  };
  remember('утюг', closed);
  expect(readHistory(closed)).toEqual([]);
});

test('of whoever is signed in it is a cookie of six hours, which stays small', () => {
  const set: string[] = [];
  const page = {
    get cookie() {
      return ['theme=dark', ...set.slice(-1).map((each) => each.split(';')[0])].join('; ');
    },
    set cookie(value: string) {
      set.push(value);
    },
  };
  const storage = cookieStorage(page, true);
  expect(readHistory(storage)).toEqual([]);
  remember('айфон 16; чёрный', storage);
  remember('утюг', storage);
  expect(readHistory(storage)).toEqual(['утюг', 'айфон 16; чёрный']);
  expect(set.at(-1)).toMatch(/^search_history=[^;]*; Path=\/; SameSite=Lax; Max-Age=21600; Secure$/);
  for (let n = 0; n < 7; n += 1) remember(`${n} ${'ж'.repeat(150)}`, storage);
  expect(readHistory(storage)).toEqual([`6 ${'ж'.repeat(150)}`]);
  expect(set.at(-1)?.length).toBeLessThan(1_600);
});
