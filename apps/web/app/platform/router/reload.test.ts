import { expect, test } from 'vitest';
import { reloadOnce } from './reload.ts';

test('a missing chunk reloads the page at most once in 60 seconds', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(reloadOnce(storage, 1_000_000)).toBe(true);
  expect(reloadOnce(storage, 1_059_999)).toBe(false);
  expect(reloadOnce(storage, 1_060_000)).toBe(true);
});
