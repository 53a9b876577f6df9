import fc from 'fast-check';
import { getVariableValues, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { operationOf, variableErrors } from './variables.ts';

/** A scalar that the schema does not use is refused before its variables are looked at. */
const isUsed = (type: string) => schema.getType(type.replace(/\W/g, '')) !== undefined;
const types = ['Int', 'Int!', 'Float', 'Float!', 'String!', 'Boolean', 'ID!', '[Int!]!', '[Int!]', '[String]', '[[Boolean!]!]!'].filter(
  isUsed,
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer(),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -0, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double(),
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.oneof(fc.integer(), fc.string(), fc.constantFrom(null, undefined), fc.array(fc.boolean(), { maxLength: 2 })), {
    maxLength: 3,
  }),
  fc.object({ maxDepth: 1 }),
);

test('what is taken at first sight is what graphql-js takes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.constantFrom('', ' = null'), value, fc.boolean(), (type, preset, given, isNamed) => {
      const text = type.endsWith('!') ? type : `${type}${preset}`;
      const operation = operationOf(parse(`query ($it: ${text}) { __typename }`), null);
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
      const variables = isNamed ? { it: given } : {};
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      expect(variableErrors(operation, variables).length > 0).toBe(errors !== undefined);
    }),
    { numRuns: 2_000 },
  );
});

test('a variable may be called like something that every object has', () => {
  const names = ['constructor', '__proto__', 'toString'];
  const lines = names.map((name) => `$${name}: ID!`).join(' ');
  const operation = operationOf(
    parse(`query (${lines}) { listing(of: { series: { code: $constructor, in: $__proto__ } }) { totalCount } }`),
    null,
  );
  if (operation === null) throw new Error('no operation');
  const [error] = variableErrors(operation, {});
  expect(error?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.entries(error?.extensions.fields ?? {})).toEqual(names.map((name) => [name, [expect.any(String)]]));
});

test('one operation of a document is meant by itself, two have to be named', () => {
  const one = parse('query A { __typename }');
  const two = parse('query A { __typename } query B { __typename }');
  expect(operationOf(one, null)?.name?.value).toBe('A');
  expect(operationOf(one, 'B')).toBeNull();
  expect(operationOf(two, 'B')?.name?.value).toBe('B');
  expect(operationOf(two, undefined)).toBeNull();
});
