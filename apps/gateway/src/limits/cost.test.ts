import { batchLoader, type CallTable, fewOrAllLoader, keyedLoader, requestMemo } from '@vitrina/graphql/calls/loader.ts';
import { type Bounds, resolverCost } from '@vitrina/graphql/calls/resolver-cost.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import { buildSchema, type GraphQLField, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf, maxItems } from './cost.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!, slicingArguments: [String!]) on FIELD_DEFINITION
  interface Thing { similars: [Product!]! @listSize(assumedSize: 12) }
  type Product implements Thing {
    id: Int name: String stock: Int isBuyable: Boolean full: String similars: [Product!]! @listSize(assumedSize: 12) city: String brands: [String] maker: String
  }
  type Page { items: [Product!]! total: Int shelf: [Product!]! @listSize(assumedSize: 3) }
  type Query {
    product(id: Int): Product
    products(ids: [Int!]): [Product] @listSize(assumedSize: 100, slicingArguments: ["ids"])
    named(codes: [String!], first: Int): [Product] @listSize(assumedSize: 7, slicingArguments: ["codes", "first"])
    unsized(perPage: Int, ids: [Int!]): [Product]
    listing(perPage: Int): Page @listSize(assumedSize: 24, slicingArguments: ["perPage"])
    things: [Thing!]! @listSize(assumedSize: 4)
    carousel: [Product!]! @listSize(assumedSize: 9)
    city: String
    brands: [String]
  }
`);

// What is reached is counted and never called.
const call = { domain: 'tests', name: 'call' } as CallTable[string] & { path: string };
const other = { domain: 'tests', name: 'other' } as typeof call;
const city = requestMemo({ call }, async () => 'city');
const makers = requestMemo({ call, other }, async () => new Map<number, string>());
const maker = fewOrAllLoader({ call }, 5, async (_given, key: number) => String(key), makers);
const full = keyedLoader({ call }, async (_given, key: number) => String(key));
const stock = batchLoader({ call, other }, 20, async () => new Map<number, number>());

const fieldOf = (path: string): GraphQLField<unknown, unknown> => {
  const [name = '', field = ''] = path.split('.');
  const type = schema.getType(name);
  const fieldDefinition = type !== undefined && 'getFields' in type ? type.getFields()[field] : undefined;
  if (fieldDefinition === undefined || !('resolve' in fieldDefinition)) throw new Error(`${path} is not in the schema.`);
  return fieldDefinition;
};
const reaching = <Table extends CallTable>(path: string, table: Table, bounds: Bounds<Table> = {}) => {
  fieldOf(path).resolve = Object.assign(() => null, { cost: resolverCost(table, bounds) });
};
reaching('Query.product', { full });
reaching('Product.maker', { maker });
reaching('Query.products', { stock });
reaching('Query.listing', { call, other }, { oneOf: true });
reaching('Query.carousel', { call });
reaching('Query.city', { city });
reaching('Query.brands', { call }, { times: { call: 10 } });
reaching('Product.stock', { stock });
reaching('Product.isBuyable', { stock });
reaching('Product.full', { full });
reaching('Product.similars', { call });
reaching('Query.named', { stock });
reaching('Product.city', { city });

function cost(source: string, variables: Record<string, unknown> = {}): number {
  const document = parse(source);
  const operation = operationOf(document, undefined);
  if (operation === null) throw new Error('One operation is expected.');
  return costOf(schema, document, operation, variables);
}

describe('the cost of an operation', () => {
  it('is nothing where nothing is called', () => {
    expect(cost('{ __typename __schema { types { name } } }')).toBe(0);
  });

  it('counts a call each time it is made, and one of several once', () => {
    expect(cost('{ a: brands b: brands }')).toBe(20);
    expect(cost('{ listing { total } }')).toBe(1);
  });

  it('multiplies by lengths that are asked for, written or in a variable', () => {
    const source = 'query ($n: Int) { listing(perPage: $n) { items { similars { id } } } }';
    expect(cost('{ listing(perPage: 5) { items { similars { id } } } }')).toBe(1 + 5);
    expect(cost(source, { n: 7 })).toBe(1 + 7);
    expect(cost(source, { n: 8 })).toBe(1 + 8);
    expect(cost('query ($n: Int = 6) { listing(perPage: $n) { items { similars { id } } } }')).toBe(1 + 6);
    expect(cost('{ products(ids: [1, 2, 3]) { similars { id } } }')).toBe(1 + 3);
    expect(cost('query ($ids: [Int!]) { products(ids: $ids) { similars { id } } }', { ids: [1, 2, 3, 4] })).toBe(1 + 4);
  });

  it('takes what the schema declares for a length that nobody asks for, and the longest list where it declares nothing', () => {
    expect(cost('{ listing { items { similars { id } } } }')).toBe(1 + 24);
    expect(cost('{ listing(perPage: 5) { shelf { similars { id } } } }')).toBe(1 + 3);
    expect(cost('{ carousel { similars { id } } }')).toBe(1 + 9);
    expect(cost('{ unsized { similars { id } } }')).toBe(maxItems);
  });

  it('asks the arguments that the schema declares, whatever they are called, and no others', () => {
    expect(cost('{ named(codes: ["a", "b"]) { similars { id } } }')).toBe(1 + 2);
    expect(cost('{ named(codes: "a") { similars { id } } }')).toBe(1 + 1);
    expect(cost('{ named(first: 3) { similars { id } } }')).toBe(1 + 3);
    expect(cost('{ named { similars { id } } }')).toBe(1 + 7);
    expect(cost('query ($codes: [String!]) { named(codes: $codes) { id } }', { codes: Array.from({ length: 41 }, String) })).toBe(3);
    expect(cost('{ unsized(perPage: 2, ids: [1]) { similars { id } } }')).toBe(maxItems);
  });

  it('counts what stands behind the fields of an interface', () => {
    expect(cost('{ things { similars { city similars { id } } } }')).toBe(4 * 12 + 1);
  });

  it('takes an unreasonable length for the longest list there is', () => {
    expect(cost('{ listing(perPage: 2000000000) { items { similars { id } } } }')).toBe(1 + 100);
    expect(cost('{ listing(perPage: -5) { items { similars { id } } } }')).toBe(1);
  });

  it('counts what is read in batches by the batch', () => {
    expect(cost('{ listing(perPage: 20) { items { stock } } }')).toBe(1 + 1);
    expect(cost('{ listing(perPage: 24) { items { stock isBuyable } } }')).toBe(1 + 2);
    expect(cost('query ($ids: [Int!]) { products(ids: $ids) { id } }', { ids: Array.from({ length: 41 }, (_, at) => at) })).toBe(3);
  });

  it('counts no more than all there is of what is read one by one while it is few', () => {
    expect(cost('{ listing(perPage: 3) { items { maker } } }')).toBe(1 + 3);
    expect(cost('{ listing(perPage: 100) { items { maker } } }')).toBe(1 + 5);
    // Five answers that come one by one.
    expect(cost('{ listing(perPage: 5) { items { similars { maker } } } }')).toBe(1 + 5 + 5 * 5);
  });

  it('lets only what arrives together share a batch', () => {
    // Five answers with twelve products each come one by one.
    expect(cost('{ listing(perPage: 5) { items { similars { stock } } } }')).toBe(1 + 5 + 5);
  });

  it('counts one call for each key, however many fields ask for it', () => {
    expect(cost('{ listing(perPage: 5) { items { full again: full } } }')).toBe(1 + 5);
    expect(cost('{ a: product(id: 1) { id } b: product(id: 2) { id } c: product(id: 1) { id } }')).toBe(2);
  });

  it('counts what is read once in an operation once', () => {
    expect(cost('{ city listing(perPage: 5) { items { city similars { city } } } }')).toBe(1 + 1 + 5);
  });

  it('leaves out what is skipped', () => {
    const source = 'query ($more: Boolean!) { listing(perPage: 5) { items { similars @include(if: $more) { id } } } }';
    expect(cost(source, { more: true })).toBe(6);
    expect(cost(source, { more: false })).toBe(1);
    expect(cost('query ($no: Boolean!) { ...Lists @skip(if: $no) } fragment Lists on Query { carousel { id } }', { no: true })).toBe(0);
  });

  it('counts a field that is written twice in one place once', () => {
    const source = `{ ...A ...B listing(perPage: 5) { items { similars { name } } } }
      fragment A on Query { listing(perPage: 5) { items { similars { id } } } }
      fragment B on Query { listing(perPage: 5) { ... on Page { items { stock } } } }`;
    expect(cost(source)).toBe(1 + 5 + 1);
  });
});
