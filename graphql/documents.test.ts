import { GraphQLError, type ValidationRule } from 'graphql';
import { expect, test } from 'vitest';
import { Lru } from './base/lru.ts';
import { readDocument } from './documents.ts';

test('a text is read once', () => {
  expect(readDocument('{ branch }')).toBe(readDocument('{ branch }'));
});

test('a long text is read anew each time', () => {
  const long = `{ branch } # ${'x'.repeat(20_000)}`;
  expect(readDocument(long)).not.toBe(readDocument(long));
});

test('limits hold for whoever they are for', () => {
  const refuseAll: ValidationRule = (context) => ({ Document: () => context.reportError(new GraphQLError('Too much.')) });
  expect(readDocument('{ branch }', [refuseAll])).toMatchObject({ errors: [expect.objectContaining({ message: 'Too much.' })] });
  expect(readDocument('{ branch }')).toHaveProperty('document');
});

test('the entries asked for least recently fall out', () => {
  const lru = new Lru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2]);
});
