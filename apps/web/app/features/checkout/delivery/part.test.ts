import { expect, test } from 'vitest';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { partOrder } from './part.server.ts';

/** What the press of a plan's button comes to, and what it asks of the gateway. */
async function press(plan: string, result: OperationResult = { data: { basketSetDeferredItems: { basket: { revision: 2 } } } }) {
  const requests: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return result;
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ plan, street: 'Артёма', comment: 'Позвоните', 'way.buy': 'PICKUP' })) form.set(name, value);
  const { data, init } = await partOrder(context, new Request('http://shop.example/cart/delivery'), form);
  return { requests, data, status: init?.status };
}

test('lines become an order of their own, and what was typed stays; each order has its way chosen anew', async () => {
  const { requests, data } = await press('2 7');
  expect(requests).toEqual([{ input: { itemIds: ['2', '7'] } }]);
  expect(data).toMatchObject({ errors: null, message: null, values: { street: 'Артёма', comment: 'Позвоните' } });
  expect(data.values).not.toHaveProperty('way.buy');
});

test('and come back to the others', async () => expect((await press('')).requests).toEqual([{ input: { itemIds: [] } }]));

test('a form that nobody here has written names no lines', async () =>
  expect((await press('<b> ../1')).requests).toEqual([{ input: { itemIds: [] } }]));

test('what could not be done is said, and nothing typed is lost', async () => {
  const failure = { message: '', path: ['basketSetDeferredItems'], extensions: { code: 'PROVIDER_UNAVAILABLE' } };
  const { data, status } = await press('2', { data: { basketSetDeferredItems: null }, errors: [failure] });
  expect(status).toBe(503);
  expect(data.message).toContain('Не получилось');
  expect(data.values.street).toBe('Артёма');
});
