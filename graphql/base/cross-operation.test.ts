import { asId } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { expect, test } from 'vitest';
import { batchLoader } from '../calls/loader.ts';
import { availabilityOf } from '../products/loaders.ts';
import { fakeProvider, testContext, unavailable } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';
import { CrossOperationReads } from './cross-operation.ts';

const { menu } = domains.site;

/** Operations of one request, and what they have read. */
function request(headers: Record<string, string> = {}) {
  const read: { keys: readonly number[]; bearer: string | undefined }[] = [];
  const outage = { isOn: false };
  const crossOperation = new CrossOperationReads();
  const doubleLoader = batchLoader(
    { menu },
    4,
    async (_given, keys: readonly number[], { viewer }) => {
      read.push({ keys, bearer: viewer.bearer });
      if (outage.isOn) throw unavailable();
      return new Map(keys.map((key) => [key, key * 2]));
    },
    { acrossOperations: true },
  );
  const operation = (ownHeaders = headers) => {
    const { context } = testContext(fakeProvider(shop()).provider, ownHeaders, { crossOperation });
    return context.loaders.of(doubleLoader);
  };
  return { read, outage, operation };
}

const keysOf = (read: { keys: readonly number[] }[]) => read.map(({ keys }) => keys);

test('what the operations of a request ask for at one moment is read once, and anew at the next', async () => {
  const { read, operation } = request();
  const [one, other] = [operation(), operation()];
  expect(await Promise.all([one(1), other(2), other(1), one(1)])).toEqual([2, 4, 2, 2]);
  expect(keysOf(read)).toEqual([[1, 2]]);
  expect(await Promise.all([one(1), operation()(1)])).toEqual([2, 2]);
  expect(keysOf(read)).toEqual([[1, 2], [1]]);
});

test('no reading is longer than its loader allows', async () => {
  const { read, operation } = request();
  const [one, other] = [operation(), operation()];
  expect(await Promise.all([1, 2, 3, 4, 5].map(one).concat([6, 7].map(other)))).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(keysOf(read)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
});

test('callers whose calls are not the same ask by themselves', async () => {
  const { read, operation } = request();
  const shopper = operation({ authorization: 'Bearer of-a-shopper' });
  expect(await Promise.all([operation()(1), shopper(1), operation({ 'x-city-id': '2' })(1)])).toEqual([2, 2, 2]);
  expect(read.map(({ bearer }) => bearer)).toEqual([undefined, 'of-a-shopper', undefined]);
});

test('a reading that fails fails all who wait for it, and nobody later', async () => {
  const { outage, operation } = request();
  outage.isOn = true;
  const failedResults = await Promise.allSettled([operation()(1), operation()(2)]);
  expect(failedResults.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  outage.isOn = false;
  expect(await operation()(1)).toBe(2);
});

test('stock is read so', async () => {
  const fake = fakeProvider(shop());
  const crossOperation = new CrossOperationReads();
  const ids = ['5', '6'].map(asId);
  await Promise.all(ids.map((id) => testContext(fake.provider, {}, { crossOperation }).context.loaders.of(availabilityOf)(id)));
  expect(fake.recordedCalls.map(({ call, input }) => ({ call, input }))).toEqual([
    { call: 'products.availability', input: { body: { product_ids: ids, city_id: asId('1') } } },
  ]);
});
