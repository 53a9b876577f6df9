import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { readIds, writeIds } from './list-cookies.ts';

test('ids are written and read in their order, each once', () => {
  const ids = ['3', 'a-1', '2'].map(asId);
  expect(writeIds(ids)).toBe('3~a-1~2');
  expect(readIds(writeIds(ids), 'favorites')).toEqual(ids);
  expect(readIds('3~2~3', 'favorites')).toEqual(['3', '2']);
});

test('what cannot be an id is left out', () => {
  expect(readIds('~1~a b~../x~2~', 'compare')).toEqual(['1', '2']);
  expect(readIds(undefined, 'compare')).toEqual([]);
});

test('no more are read than a list may hold', () => {
  const many = Array.from({ length: 101 }, (_, at) => String(at + 1)).join('~');
  expect(readIds(many, 'favorites')).toHaveLength(100);
  expect(readIds(many, 'compare')).toHaveLength(20);
});

test('of ids too long for one cookie the newest are written', () => {
  const ids = Array.from({ length: 100 }, (_, at) => asId(`${String(at).padStart(2, '0')}${'x'.repeat(62)}`));
  const text = writeIds(ids);
  expect(text.length).toBeLessThanOrEqual(3800);
  expect(text.length).toBeGreaterThan(3800 - 65);
  expect(readIds(text, 'favorites')).toEqual(ids.slice(0, 58));
});
