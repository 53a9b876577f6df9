import { expect, test } from 'vitest';
import { readHistory, remember, remembered } from './history.ts';

test('the last seven, each once, the last first', () => {
  const before = ['1', '2', '3', '4', '5', '6', 'Чайник'];
  expect(remembered(before, '  чайник ')).toEqual(['чайник', '1', '2', '3', '4', '5', '6']);
  expect(remembered(before, 'утюг')).toHaveLength(7);
  expect(remembered(before, ' ')).toEqual(before);
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
