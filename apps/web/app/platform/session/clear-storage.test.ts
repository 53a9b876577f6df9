import { beforeEach, expect, test } from 'vitest';
import { clearAfterSignOut } from './clear-storage.ts';

const stored = new Map<string, string>();
const tab = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  clear: () => stored.clear(),
};
const draftKey = 'typed /account/profile 0';

beforeEach(() => {
  stored.clear();
  tab.setItem(draftKey, '{"phone":"+7 900 000-00-01"}');
  tab.setItem('search-history', '["чайник"]');
});

test('what was typed and searched for goes with whoever signs out, once', () => {
  clearAfterSignOut('city_id=1; forgotten=1', tab);
  expect([...stored.keys()]).toEqual(['forgotten']);
  tab.setItem(draftKey, '{"phone":"+7 900 000-00-02"}');
  clearAfterSignOut('forgotten=1; city_id=2', tab);
  expect(stored.has(draftKey)).toBe(true);
  clearAfterSignOut('forgotten=2', tab);
  expect(stored.has(draftKey)).toBe(false);
});

test('it stays as long as nobody does', () => {
  clearAfterSignOut('city_id=1; not_forgotten=1', tab);
  expect(stored.size).toBe(2);
});
