import { mostCompilations, pageSize } from '@vitrina/services/products/vocabulary.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { listSizeOf } from './list-size.ts';
import { schema } from './schema.ts';

const declared = (type: string, field: string) => {
  const found = schema.getType(type);
  const node = isObjectType(found) ? found.getFields()[field]?.astNode : undefined;
  return node && listSizeOf(node);
};

test('what the schema counts is what the resolvers ask for', () => {
  expect(declared('Query', 'listing')).toEqual({ assumedSize: pageSize.listing, slicingArguments: ['perPage'] });
  expect(declared('Listing', 'facets')?.assumedSize).toBe(pageSize.filters);
  for (const field of ['similars', 'lookedWith']) expect(declared('Product', field)?.assumedSize).toBe(pageSize.products);
  expect(declared('Product', 'compilations')?.assumedSize).toBe(mostCompilations);
  expect(declared('Compilation', 'products')?.assumedSize).toBe(pageSize.tag);
  for (const type of ['Query', 'Product']) expect(declared(type, 'stores')?.assumedSize).toBe(storesPageSize);
});

test('a field that declares nothing has no length', () => {
  expect(declared('Product', 'name')).toBeUndefined();
});
