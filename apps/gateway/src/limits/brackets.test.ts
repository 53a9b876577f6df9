import { getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { isTooDeep, maxBrackets } from './brackets.ts';

const nestedQuery = (levels: number) => `{ products(ids: ${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}) { id } }`;

it('goes as deep as is allowed', () => {
  expect(isTooDeep(nestedQuery(maxBrackets))).toBe(false);
  expect(isTooDeep(getIntrospectionQuery())).toBe(false);
  expect(isTooDeep('{ a(b: [1]) } '.repeat(200))).toBe(false);
  expect(isTooDeep(`{ a(b: "${'['.repeat(5_000)}") } # ${'{'.repeat(5_000)}`)).toBe(false);
});

it('goes too deep by brackets of any kind, also when they are never closed', () => {
  expect(isTooDeep(nestedQuery(maxBrackets + 1))).toBe(true);
  for (const bracket of ['{', '[', '(', '{a(b:[']) expect(isTooDeep(bracket.repeat(1_000))).toBe(true);
});
