import { pageSize as accessoryPageSize, maxBundleItems } from '@vitrina/services/accessories/vocabulary.ts';
import { maxLines } from '@vitrina/services/basket/vocabulary.ts';
import { maxListSize } from '@vitrina/services/lists/vocabulary.ts';
import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { listSizeOf } from './list-size.ts';

const listSizeIn = (type: string, field: string) => {
  const namedType = schema.getType(type);
  const node = isObjectType(namedType) ? namedType.getFields()[field]?.astNode : undefined;
  return node && listSizeOf(node);
};

test('what the schema counts is what the resolvers ask for', () => {
  expect(listSizeIn('Query', 'listing')).toEqual({ assumedSize: pageSize.listing, slicingArguments: ['perPage'] });
  for (const field of ['similars', 'viewedTogether']) expect(listSizeIn('Product', field)?.assumedSize).toBe(pageSize.products);
  for (const type of ['Query', 'Product']) expect(listSizeIn(type, 'stores')?.assumedSize).toBe(storesPageSize);
  expect(listSizeIn('Product', 'accessoryGroups')?.assumedSize).toBe(accessoryPageSize.groups);
  expect(listSizeIn('Product', 'warranties')?.assumedSize).toBe(pageSize.warranties);
  expect(listSizeIn('AccessoryBundle', 'products')?.assumedSize).toBe(maxBundleItems);
  expect(listSizeIn('ProductList', 'products')?.assumedSize).toBe(Math.max(...Object.values(maxListSize)));
});

test('an order counts for as many lines as a basket may have', () => {
  for (const type of ['Basket', 'BasketOrder', 'CheckoutOrder', 'Order']) expect(listSizeIn(type, 'items')?.assumedSize).toBe(maxLines);
});

test('a field that declares nothing has no length', () => {
  expect(listSizeIn('Product', 'name')).toBeUndefined();
});
