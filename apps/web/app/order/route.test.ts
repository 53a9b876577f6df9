import { expect, test } from 'vitest';
import type { OperationResult } from '../gateway/shop.server.ts';
import { visit } from '../testing/visit.ts';
import { loader } from './route.tsx';

const pattern = '/order-info/:id';
const url = new URL('http://shop.example/order-info/5');

/** Status of the screen that is shown in the order's place. */
async function statusOf(errors: OperationResult['errors'] = []): Promise<number> {
  const { context } = visit({ execute: async () => ({ data: { order: null, orderToRepay: null }, errors }) });
  const shown = loader({ context, request: new Request(url), params: { id: '5' }, url, pattern });
  return shown.then(
    () => expect.fail('It was shown.'),
    (refused: { init: { status: number } }) => refused.init.status,
  );
}

test.each([
  ['RATE_LIMITED', 429],
  ['PROVIDER_UNAVAILABLE', 503],
])('an order that cannot be read (%s) is not one that does not exist', async (code, status) => {
  expect(await statusOf([{ message: code, path: ['order'], extensions: { code } }])).toBe(status);
});

test('somebody else’s order is not found', async () => {
  expect(await statusOf()).toBe(404);
});
