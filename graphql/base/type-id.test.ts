import { expect, test } from 'vitest';
import { typeIdOf, typeNumberOf } from './type-id.ts';

test('an id of a kind is a number on the wire, and any other text is none', () => {
  expect(['17', 17, '0', '', 'card', '-1', '1.5', null, undefined].map(typeNumberOf)).toEqual([
    17,
    17,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([17, '17', 'card', undefined].map(typeIdOf)).toEqual(['17', '17', null, null]);
});
