import { expect, test } from 'vitest';
import { connection } from './connection.ts';
import { page } from './testing/provider.ts';

test('a page has no more nodes than its provider says that a page has', () => {
  expect(connection.nodes(page([1, 2, 3], { perPage: 2, total: 3, pageCount: 2 }))).toEqual([1, 2]);
  expect(connection.nodes(page([1, 2, 3]))).toEqual([1, 2, 3]);
});
