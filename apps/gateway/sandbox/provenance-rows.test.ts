import { describe, expect, test } from 'vitest';
import { type CallProvenance, provenanceRows } from './provenance-rows.ts';

const callOf = (endpoint: string, paths: string[], over: Partial<CallProvenance> = {}): CallProvenance => ({
  endpoint,
  call: `GET /${endpoint}`,
  source: 'provider',
  state: 'miss',
  milliseconds: 5,
  paths,
  ...over,
});

const rowsOf = (data: unknown, provenance: CallProvenance[]) =>
  provenanceRows(data, provenance).map(({ field, count, from, calls, milliseconds }) =>
    [field, count, from?.endpoint, from?.source, calls, milliseconds].join(' '),
  );

test('a field has the call of its own, or of its nearest ancestor', () => {
  const data = { product: { name: 'TV', offer: { price: 1 }, availability: { quantity: 3 } } };
  const provenance = [callOf('product', ['product']), callOf('stock', ['product.availability'], { milliseconds: 9 })];
  expect(rowsOf(data, provenance)).toEqual([
    'product.name 1 product provider 1 5',
    'product.offer.price 1 product provider 1 5',
    'product.availability.quantity 1 stock provider 1 9',
  ]);
});

test('fields of a list are one row, as long as they came about alike', () => {
  const data = {
    products: [
      { id: 1, images: ['a', 'b'] },
      { id: 2, images: [] },
      { id: 3, images: [] },
    ],
  };
  const one = callOf('one', ['products.1'], { source: 'memory', milliseconds: 1 });
  expect(rowsOf(data, [callOf('all', ['products']), one, callOf('one', ['products.2'], { source: 'memory', milliseconds: 2 })])).toEqual([
    'products[].id 1 all provider 1 5',
    'products[].images 1 all provider 1 5',
    'products[].id 2 one memory 2 2',
    'products[].images 2 one memory 2 2',
  ]);
});

describe('a call that has failed', () => {
  const failedCall = (paths: string[], over: Partial<CallProvenance> = {}) =>
    callOf('stock', paths, { state: 'failed', code: 'PROVIDER_TIMEOUT', milliseconds: 900, ...over });
  const states = (data: unknown, provenance: CallProvenance[]) =>
    provenanceRows(data, provenance).map(({ field, count, from, calls }) => [field, count, calls, from?.state, from?.code].join(' '));

  test('is told of at the field that it left empty', () => {
    const data = { product: { name: 'TV', availability: null } };
    expect(states(data, [callOf('product', ['product']), failedCall(['product.availability'])])).toEqual([
      'product.name 1 1 miss ',
      'product.availability 1 1 failed PROVIDER_TIMEOUT',
    ]);
  });

  test('is told of where its field has gone with the object around it, or with the whole answer', () => {
    const far = failedCall(['products.0.offer', 'products.1.offer']);
    expect(states({ products: [null, null] }, [callOf('all', ['products']), far])).toEqual([
      'products 1 1 miss ',
      'products[].offer 2 1 failed PROVIDER_TIMEOUT',
    ]);
    expect(states(null, [far])).toEqual(['products[].offer 2 1 failed PROVIDER_TIMEOUT']);
  });

  test('stands apart from another that failed for another reason', () => {
    const both = [failedCall(['a']), failedCall(['b']), failedCall(['b'], { code: 'NOT_FOUND' })];
    expect(states({ a: null, b: null }, both)).toEqual([
      'a 1 1 failed PROVIDER_TIMEOUT',
      'b 1 1 failed PROVIDER_TIMEOUT',
      'b 1 1 failed NOT_FOUND',
    ]);
  });
});

test('a field of two calls has a row for each, one of none says so', () => {
  expect(rowsOf({ stock: null, branch: 'A' }, [callOf('city', ['stock']), callOf('stock', ['stock'])])).toEqual([
    'stock 1 city provider 1 5',
    'stock 1 stock provider 1 5',
    'branch 1   0 0',
  ]);
  expect(rowsOf(null, [])).toEqual([]);
});
