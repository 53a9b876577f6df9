import { schema as own } from '@vitrina/graphql/schema.ts';
import { buildSchema, getIntrospectionQuery, parse, type ValidationRule, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findOversizedVariable, limitRules, maxInputDepth, operationLimits } from './operation-limits.ts';

const schema = buildSchema(`
  type Product { id: Int name: String similars: [Product!]! }
  type Listing { items: [Product!]! }
  type Query { product(id: Int): Product products(ids: [Int!]): [Product] listing(perPage: Int): Listing }
`);
const problems = (source: string) => validate(schema, parse(source), [...limitRules] as ValidationRule[]).map(({ message }) => message);
const nestedQuery = (levels: number) => `${'{ product { '}${'similars { '.repeat(levels)}id${' }'.repeat(levels)} } }`;

describe('limits of an operation', () => {
  it('lets an ordinary operation and the whole introspection pass', () => {
    expect(problems('{ product(id: 1) { name similars { id name } } }')).toEqual([]);
    expect(problems(getIntrospectionQuery())).toEqual([]);
  });

  it('counts levels of fields', () => {
    expect(problems(nestedQuery(operationLimits.depth)).join()).toMatch(/levels of fields; at most 12/);
  });

  it('counts levels that are hidden in fragments', () => {
    const fragments = Array.from(
      { length: 13 },
      (_, at) => `fragment F${at} on Product { similars { ${at === 12 ? 'id' : `...F${at + 1}`} } }`,
    );
    expect(problems(`{ product { ...F0 } } ${fragments.join(' ')}`).join()).toMatch(/levels of fields/);
  });

  it('counts aliases', () => {
    const many = Array.from({ length: operationLimits.aliases + 1 }, (_, at) => `a${at}: id`).join(' ');
    expect(problems(`{ product { ${many} } }`).join()).toMatch(/41 aliases/);
  });

  it('counts directives', () => {
    expect(problems(`{ product { id ${'@skip(if: false) '.repeat(operationLimits.directives + 1)} } }`).join()).toMatch(/51 directives/);
  });

  it('counts fields through fragments that double', () => {
    const fragments = Array.from({ length: 30 }, (_, at) => `fragment F${at} on Product { ...F${at + 1} ...F${at + 1} }`);
    // Two to the power of thirty of them: counted one by one this would not end.
    expect(problems(`{ product { ...F0 } } ${fragments.join(' ')} fragment F30 on Product { id }`).join()).toMatch(/fields; at most 2000/);
  });

  it('counts how often a field stands inside itself, also through fragments and under other names', () => {
    expect(problems(nestedQuery(operationLimits.recursion))).toEqual([]);
    expect(problems(nestedQuery(operationLimits.recursion + 1)).join()).toMatch(/4 times a field inside itself; at most 3/);
    const hidden = `{ product { a: similars { ...Two } } }
      fragment Two on Product { b: similars { ...Three } } fragment Three on Product { c: similars { d: similars { id } } }`;
    expect(problems(hidden).join()).toMatch(/times a field inside itself/);
    const beside = '{ product { a: similars { id } b: similars { id } c: similars { id } d: similars { id } } }';
    expect(problems(beside)).toEqual([]);
  });

  it('survives fragments in a circle', () => {
    expect(problems('{ product { ...A } } fragment A on Product { similars { ...A } }')).toEqual([]);
  });

  it('refuses long lists in the document and in variables', () => {
    const ids = Array.from({ length: 101 }, (_, at) => at);
    expect(problems(`{ products(ids: [${ids}]) { id } }`).join()).toMatch(/101 items/);
    expect(findOversizedVariable({ input: { ids } })).toBe('input');
    expect(findOversizedVariable({ ids: ids.slice(1) })).toBeUndefined();
  });

  it('refuses variables that go too deep, before anything walks through them', () => {
    const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(findOversizedVariable({ ids: deep(maxInputDepth) })).toBeUndefined();
    expect(findOversizedVariable({ ids: deep(maxInputDepth + 1) })).toBe('ids');
    expect(findOversizedVariable({ input: { ids: deep(100_000) } })).toBe('input');
  });
});

describe('introspection', () => {
  it('passes as every tool asks it, of types that lead through each other, too', () => {
    const introspectionQuery = getIntrospectionQuery({
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
      specifiedByUrl: true,
    });
    expect(validate(own, parse(introspectionQuery), [...limitRules] as ValidationRule[])).toEqual([]);
    expect(problems(`{ __type(name: "Product") { fields { type { ${'ofType { '.repeat(6)} name ${'} '.repeat(6)} } } } }`)).toEqual([]);
  });

  it('is counted by what it would tell: the whole schema forty times over would keep everybody waiting', () => {
    const everything =
      'fragment Everything on __Schema { types { fields { type { ofType { fields { type { name ofType { name } } } } } } } }';
    const times = (many: number) => Array.from({ length: many }, (_, at) => `a${at}: __schema { ...Everything }`).join(' ');
    const messageFor = (many: number) =>
      validate(own, parse(`{ ${times(many)} } ${everything}`), [...limitRules] as ValidationRule[]).map(({ message }) => message);
    expect(messageFor(1)).toEqual([]);
    expect(problems('{ __proto__ { constructor { id } } }')).toEqual([]);
    expect(messageFor(operationLimits.aliases).join()).toMatch(/parts of the schema; at most 1000000/);
  });
});
