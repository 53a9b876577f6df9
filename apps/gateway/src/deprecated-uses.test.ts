import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { deprecatedUses } from './deprecated-uses.ts';

const schema = buildSchema(`
  enum Kind { NEW OLD @deprecated(reason: "Use NEW.") }
  type Query { fresh(kind: Kind, old: Int @deprecated(reason: "Use kind.")): String old: String @deprecated(reason: "Use fresh.") }
`);

test('fields, arguments and values are found, each once', () => {
  expect(deprecatedUses(parse('{ old again: old fresh(kind: OLD, old: 1) }'), schema).toSorted()).toEqual([
    'Field "Query.fresh" argument "old"',
    'The enum value "Kind.OLD"',
    'The field Query.old',
  ]);
  expect(deprecatedUses(parse('{ fresh(kind: NEW) }'), schema)).toEqual([]);
});
