import { beforeEach, expect, test } from 'vitest';
import { clearAfterSignOut } from './clear-storage.ts';

const kept = new Map<string, string>();
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  clear: () => kept.clear(),
};
const typed = 'typed /account/profile 0';

beforeEach(() => {
  kept.clear();
  tab.setItem(typed, '{"phone":"+7 900 000-00-01"}');
  tab.setItem('search-history', '["чайник"]');
});

test('what was typed and searched for goes with whoever signs out, once', () => {
  clearAfterSignOut('city_id=1; forgotten=1', tab);
  expect([...kept.keys()]).toEqual(['forgotten']);
  tab.setItem(typed, '{"phone":"+7 900 000-00-02"}');
  clearAfterSignOut('forgotten=1; city_id=2', tab);
  expect(kept.has(typed)).toBe(true);
  clearAfterSignOut('forgotten=2', tab);
  expect(kept.has(typed)).toBe(false);
});

test('it stays as long as nobody does', () => {
  clearAfterSignOut('city_id=1; not_forgotten=1', tab);
  expect(kept.size).toBe(2);
});
