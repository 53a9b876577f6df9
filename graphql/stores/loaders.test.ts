import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('a single store is read by the call that is cached, several together', async () => {
  const single = await execute('{ order(id: 1) { store { name } } }');
  expect(single.countOf('stores.store')).toBe(1);
  const options = (ids: number[]) => ({
    delivery: { list: () => ids.map((id) => samples.deliveryOption({ finish_storage_id: asId(id) })) },
  });
  const several = await execute('{ product(id: 1) { deliveries { store { name } } } }', shop(options([5, 6])));
  expect(several.countOf('stores.withProduct')).toBe(1);
  expect(several.answer.data.product.deliveries).toEqual([{ store: { name: expect.any(String) } }, { store: null }]);
});
