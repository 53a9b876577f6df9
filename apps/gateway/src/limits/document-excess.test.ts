import { schema } from '@vitrina/graphql/schema.ts';
import { getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { excessOf } from './document-excess.ts';
import { documentLimits, limitRules, maxInputDepth, operationLimits } from './operation-limits.ts';

const excess = (source: string) => excessOf(parse(source));
const many = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at)).join(' ');

describe('what may be validated', () => {
  it('is an ordinary operation, and the whole introspection', () => {
    expect(
      excess('query Q($id: ID!) { product(id: $id) { name ...P similars { ...P } } } fragment P on Product { id name }'),
    ).toBeUndefined();
    expect(excess(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }))).toBeUndefined();
  });

  it('is what stands at its limits', () => {
    expect(excess(`{ ${many(documentLimits.mergedFields, () => 'branch')} }`)).toBeUndefined();
    expect(excess(many(documentLimits.operations, (at) => `query Q${at} { branch }`))).toBeUndefined();
    expect(excess(`{ ${many(operationLimits.aliases, (at) => `a${at}: branch`)} }`)).toBeUndefined();
    expect(excess(`{ products(ids: ${'['.repeat(maxInputDepth)}${']'.repeat(maxInputDepth)}) { id } }`)).toBeUndefined();
  });
});

describe('what is not even validated', () => {
  it('is one name in one place again and again, also by way of other fields and fragments', () => {
    const message = 'The document has more fields of one name in one place than is allowed: at most 30.';
    expect(excess(`{ ${many(31, () => 'currentCity { id }')} }`)).toBe(message);
    expect(excess(`{ ${many(6, () => `product(id: 1) { ${many(6, () => 'name')} }`)} }`)).toBe(message);
    expect(
      excess(`{ ${many(8, (at) => `...F${at}`)} } ${many(8, (at) => `fragment F${at} on Query { ${many(4, () => 'branch')} }`)}`),
    ).toBe(message);
    expect(excess(`{ branch } fragment Unused on Query { ${many(31, () => 'branch')} }`)).toBe(message);
  });

  it.each([
    ['levels of fields', `{ product(id: 1) { ${'similars { '.repeat(12)}id${' }'.repeat(12)} } }`],
    ['aliases', `{ ${many(operationLimits.aliases + 1, (at) => `a${at}: branch`)} }`],
    ['directives', `{ branch ${'@skip(if: false) '.repeat(operationLimits.directives + 1)} }`],
    ['fields', `{ ${many(20, () => '...F')} } fragment F on Query { ${many(101, (at) => `f${at}`)} }`],
    ['operations', many(documentLimits.operations + 1, (at) => `query Q${at} { branch }`)],
    ['fragments', `{ branch } ${many(documentLimits.fragments + 1, (at) => `fragment F${at} on Query { branch }`)}`],
    ['lists and objects', `{ products(ids: ${'['.repeat(21)}${']'.repeat(21)}) { id } }`],
    ['lists and objects', `query Q($f: [FilterInput!] = ${'[{a:'.repeat(11)}1${'}]'.repeat(11)}) { branch }`],
    ['fragments inside each other', `{ ${'... { '.repeat(21)}branch${' }'.repeat(21)} }`],
  ])('is too much: %s', (what, source) => {
    expect(excess(source)).toMatch(new RegExp(`^The document has more ${what}`));
  });

  it('is found without walking all of it: fragments that double thirty times', () => {
    expect(excess(`{ ...F0 } ${many(30, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)}`)).toMatch(
      /uses of fragments|inside each other/,
    );
  });
});

it('fragments in a circle are left to the rule that tells of them', () => {
  expect(excess('{ product(id: 1) { ...A } } fragment A on Product { similars { ...A } }')).toBeUndefined();
  expect(excess('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBeUndefined();
});

it('what is let through is validated in no time to speak of', () => {
  const fields = ['currentCity { id }', 'viewer { kind }', 'basket { id }', 'brands { id }', 'menu { id }', 'categories { id }'];
  const document = parse(`{ ${fields.map((field) => many(documentLimits.mergedFields, () => field)).join(' ')} }`);
  expect(excessOf(document)).toBeUndefined();
  const validateDocument = () => {
    const { user } = process.cpuUsage();
    expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([]);
    return (process.cpuUsage().user - user) / 1_000;
  };
  // The best of some: milliseconds, of which a text of the same length without the limit takes hundreds.
  expect(Math.min(...Array.from({ length: 5 }, validateDocument))).toBeLessThan(60);
});
