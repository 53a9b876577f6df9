import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { mutate } from '../testing/scratch.ts';
import { mutants } from './list.ts';

const sourceOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

test('each mutation still applies, to a text that stands once in its file', () => {
  expect(mutants.filter((mutant) => mutate(sourceOf(mutant.file), mutant) === undefined).map(({ id, file }) => `${id}: ${file}`)).toEqual(
    [],
  );
});

test('each has an id of its own, and tests that exist', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  const isThere = (test: string): boolean => {
    const [path = '', words = ''] = test.split(' › ');
    return sourceOf(path).includes(words) && sourceOf(path) !== '';
  };
  expect(mutants.flatMap(({ tests }) => tests).filter((test) => !isThere(test))).toEqual([]);
  expect(mutants.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
