import { expect, test } from 'vitest';
import { createMemory, type Entry } from './memory.ts';

const entry = (bytes: number): Entry => ({ value: bytes, raw: undefined, bytes, madeAt: 0, freshUntil: 0, staleUntil: 0, retryAt: 0 });
const keys = Array.from({ length: 12 }, (_, at) => `key-${at}`);

test('memory is bounded by the number of entries', () => {
  const memory = createMemory({ entries: 10, bytes: 1_000 });
  for (const key of keys) memory.set(key, entry(1));
  expect(keys.filter((key) => memory.get(key) !== undefined)).toEqual(keys.slice(2));
});

test('memory is bounded by bytes, also when an entry grows', () => {
  const memory = createMemory({ entries: 100, bytes: 100 });
  for (const key of keys) memory.set(key, entry(10));
  expect(keys.filter((key) => memory.get(key) !== undefined)).toHaveLength(10);
  memory.set('key-11', entry(25));
  expect(keys.filter((key) => memory.get(key) !== undefined)).toHaveLength(8);
});

test('what is used stays, what nobody asks for goes', () => {
  const memory = createMemory({ entries: 3, bytes: 1_000 });
  for (const key of keys) {
    memory.set(key, entry(1));
    memory.get('key-0');
  }
  expect(memory.get('key-0')).toBeDefined();
  expect(memory.get('key-5')).toBeUndefined();
});

test('one answer does not drive out all others', () => {
  const memory = createMemory({ entries: 10, bytes: 100 });
  memory.set('small', entry(10));
  memory.set('large', entry(90));
  expect(memory.get('large')).toBeUndefined();
  expect(memory.get('small')).toBeDefined();
});
