import { asId } from '@vitrina/services/contract/wire.ts';
import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { domains } from '@vitrina/services/registry.ts';
import { describe, expect, test } from 'vitest';
import { keyedLoader, requestMemo } from './calls/loader.ts';
import { withCalls } from './calls/with-calls.ts';
import type { Context } from './context/context.ts';
import { createTrace, type FieldProvenance } from './provenance.ts';
import { run } from './run.ts';
import { type StoredOperations, storeOperations } from './stored-operations.ts';
import { type Answers, fakeProvider, refusal, testContext, unavailable } from './testing/provider.ts';
import * as samples from './testing/samples.ts';
import { shop } from './testing/whole-shop.ts';

const owner = { cookie: `basket_id=${samples.basketId}` };

/** Runs an operation with a trace; `served` is `call <- paths` in the order of the answers. */
async function follow(source: string, answers: Answers = shop(), id?: string, operations?: StoredOperations) {
  const fake = fakeProvider(answers);
  const { context } = testContext(fake.provider, owner);
  const trace = createTrace(context);
  const answer = await run({ ...(id === undefined ? { source } : { id, operations }), context, trace });
  const provenance = trace.provenance();
  return { answer, provenance, served: provenance.map(toProvenanceText), recordedCalls: fake.recordedCalls.map(({ call }) => call) };
}

const toProvenanceText = ({ endpoint, paths }: FieldProvenance): string => `${endpoint} <- ${paths.join(' ')}`;

test('a field names its call as declared, its source, its state and its milliseconds', async () => {
  const { provenance } = await follow('{ product(id: 1) { name } }');
  expect(provenance).toEqual([
    {
      endpoint: 'products.product',
      call: 'GET /v3/products/{id}',
      source: 'provider',
      state: 'miss',
      milliseconds: 1.2,
      paths: ['product'],
    },
  ]);
});

describe('a call that has failed', () => {
  const source = '{ product(id: 1) { name availability { quantity } similars { id } } }';
  const failing = (failure: unknown) => shop({ products: { availability: () => Promise.reject(failure) } });
  const failedOf = (provenance: readonly FieldProvenance[]) => provenance.filter(({ state }) => state === 'failed');

  test('is named with the fields it was made for, its milliseconds and its code; what succeeded has none', async () => {
    const { provenance } = await follow(source, failing(unavailable()));
    expect(failedOf(provenance)).toEqual([
      {
        endpoint: 'products.availability',
        call: 'POST /v2/products/availability',
        source: 'provider',
        state: 'failed',
        code: 'PROVIDER_UNAVAILABLE',
        milliseconds: 1.2,
        paths: ['product.availability'],
      },
    ]);
    expect(provenance.filter((record) => 'code' in record)).toHaveLength(1);
  });

  test.each([
    [new ProviderError('timeout', 'test.call'), 'PROVIDER_TIMEOUT'],
    [new ProviderError('contract', 'test.call'), 'PROVIDER_CONTRACT'],
    [refusal(404, 'not_found'), 'NOT_FOUND'],
    [new TypeError('canary'), 'INTERNAL'],
  ])('has the code of %s and nothing else of it', async (failure, code) => {
    const { provenance } = await follow(source, failing(failure));
    expect(failedOf(provenance).map((record) => record.code)).toEqual([code]);
    expect(JSON.stringify(provenance)).not.toMatch(/canary|upstream|test\.call/);
  });

  test('is named beside its error', async () => {
    const brokenShop = shop({ products: { similars: () => Promise.reject(unavailable()) } });
    const { answer, provenance } = await follow(source, brokenShop);
    expect(answer.errors).toHaveLength(1);
    expect(failedOf(provenance).map(({ endpoint, paths }) => [endpoint, paths])).toEqual([['products.similars', ['product.similars']]]);
  });
});

test('the path is the one of the response: aliases and places in lists', async () => {
  const { served } = await follow('{ tv: product(id: 1) { like: similars { id article } } }');
  expect(served).toEqual([
    'products.product <- tv',
    'site.features <- tv.like',
    'products.similars <- tv.like',
    'products.product <- tv.like.0.article',
  ]);
});

test('a batch names every field that it serves', async () => {
  const { served, recordedCalls } = await follow('{ listing(of: { category: 7 }) { nodes { availability { quantity } isBuyable } } }');
  const fields = ['0.availability', '0.isBuyable', '1.availability', '1.isBuyable'].map((field) => `listing.nodes.${field}`);
  expect(recordedCalls).toEqual(['products.byCategory', 'products.availability']);
  expect(served).toEqual(['products.byCategory <- listing', `products.availability <- ${fields.join(' ')}`]);
});

test('batches beyond the first name their own fields only', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => index + 1);
  const { served } = await follow(`{ ${ids.map((id) => `p${id}: products(ids: [${id}]) { id }`).join(' ')} }`);
  expect(served).toEqual([
    `products.byIds <- ${ids
      .slice(0, 20)
      .map((id) => `p${id}`)
      .join(' ')}`,
    'products.byIds <- p21',
  ]);
});

test('what is read once for each key names the fields of its key', async () => {
  const { served } = await follow('{ a: products(ids: [1, 2]) { article } b: products(ids: [1]) { description } }');
  expect(served).toEqual(['products.byIds <- a b', 'products.product <- a.0.article b.0.description', 'products.product <- a.1.article']);
});

test('what is read once names all that asked, also those that came later', async () => {
  const { served } = await follow('{ a: basket { id } b: basket { items { product { name } } } }');
  expect(served).toEqual(['basket.getBasket <- a b', 'products.byIds <- b.items.0.product']);
});

test('a loader that asks another one hands its fields on', async () => {
  const { city, cities } = domains.cities;
  const inner = requestMemo({ city }, ({ city }) => city({ params: { id: asId(1) } }));
  const outer = keyedLoader({ inner, cities }, async ({ inner, cities }, alias: string) => [
    await inner(),
    await cities({ query: { alias } }),
  ]);
  const { context } = testContext(fakeProvider(shop()).provider);
  const trace = createTrace(context);
  const resolve = withCalls({ outer }, ({ outer }, alias: string) => outer(alias));
  const at = (key: string) => trace.contextAt({ prev: undefined, key, typename: 'Query' });
  await Promise.all([resolve('a', {}, at('first')), resolve('b', {}, at('second'))]);
  expect(trace.provenance().map(toProvenanceText)).toEqual([
    'cities.city <- first second',
    'cities.cities <- first',
    'cities.cities <- second',
  ]);
});

test('a change is named, and what it has answered costs no call', async () => {
  const { served } = await follow('mutation { basketAddItem(input: { productId: 1 }) { basket { id items { product { id } } } } }');
  expect(served).toEqual(['basket.addItem <- basketAddItem', 'products.byIds <- basketAddItem.basket.items.0.product']);
});

describe('a value read before', () => {
  const { city } = domains.cities;
  const loader = requestMemo({ city }, ({ city }) => city({ params: { id: asId(1) } }));

  async function around(between: (context: Context) => void) {
    const { context } = testContext(fakeProvider(shop()).provider);
    const trace = createTrace(context);
    const at = (key: string): Context => trace.contextAt({ prev: undefined, key, typename: 'Query' });
    await at('before').loaders.of(loader)();
    between(at('between'));
    await at('after').loaders.of(loader)();
    return trace.provenance().map(toProvenanceText);
  }

  test('that is forgotten is read anew, for those that ask from then on', async () => {
    expect(await around(({ loaders }) => loaders.forget(loader))).toEqual(['cities.city <- before', 'cities.city <- after']);
  });

  test('that is replaced serves nobody from then on', async () => {
    expect(await around(({ loaders }) => loaders.replace(loader, samples.city()))).toEqual(['cities.city <- before']);
  });
});

test('calls about another city name their field', async () => {
  const far = samples.city({ id: asId(9), alias: 'vladivostok' });
  const { served } = await follow('{ product(id: 1) { stores(city: 9) { quantity } } }', shop({ cities: { city: () => far } }));
  expect(served).toEqual(['products.product <- product', 'cities.city <- product.stores', 'stores.withProduct <- product.stores']);
});

test('the answer is the one without a trace, stored or not, failures included', async () => {
  const source =
    '{ product(id: 1) { name priceOnline { amount } availability { quantity } similars { id } } basket { totalSum { amount } } }';
  const brokenShop = () => shop({ products: { availability: () => Promise.reject(unavailable()) } });
  const operations = storeOperations({ followed: source });
  const plain = await run({ source, context: testContext(fakeProvider(brokenShop()).provider, owner).context });
  const travelled = (answer: unknown) => JSON.parse(JSON.stringify(answer));
  for (const id of [undefined, 'followed']) {
    const { answer, served } = await follow(source, brokenShop(), id, operations);
    expect(travelled(answer)).toEqual(travelled(plain));
    expect(served).toContain('basket.getBasket <- basket');
    expect(served).toContain('products.availability <- product.availability');
  }
});

test('an operation without a trace never reaches for the schema that notes', async () => {
  const { provider } = fakeProvider(shop());
  const observers: unknown[] = [];
  const callsFor: typeof provider.callsFor = (caller, observe) => {
    observers.push(observe);
    return provider.callsFor(caller);
  };
  const { context } = testContext({ callsFor });
  const { errors } = await run({ source: '{ product(id: 1) { availability { quantity } } }', context });
  expect(errors).toBeUndefined();
  expect(observers).toEqual([undefined]);
});
