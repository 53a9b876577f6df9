import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { exchangeOf, takeDeviceBack } from './exchange.server.ts';

const bonuses = [{ devicesCount: 1, discount: { amount: 3000_00 } }];
const own = { discount: { amount: 25_000_00 }, finalPrice: { amount: 35_000_00 }, discounts: [] };

test.each([
  ['goods that no device is exchanged for', { product: { tradeInBonuses: null }, tradeInDiscount: null }, null],
  ['what could not be loaded', { product: null, tradeInDiscount: null }, null],
  ['nobody’s devices', { product: { tradeInBonuses: bonuses }, tradeInDiscount: null }, { bonuses, own: null }],
  [
    'devices that take off nothing',
    { product: { tradeInBonuses: [] }, tradeInDiscount: { ...own, discount: { amount: 0 } } },
    { bonuses: [], own: null },
  ],
  ['devices of the visitor', { product: { tradeInBonuses: bonuses }, tradeInDiscount: own }, { bonuses, own }],
])('%s', (_, found, expected) => expect(exchangeOf(found)).toEqual(expected));

test('a device that could not be taken back is said to be there', async () => {
  const { context, cookies } = visit({
    execute: async () => ({
      data: null,
      errors: [{ message: 'no', path: ['tradeInRemove'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
    }),
  });
  const form = new FormData();
  form.set('tId', '12345');
  await takeDeviceBack(context, new Request('http://shop.example/cart', { method: 'POST' }), form);
  expect(cookies).toEqual([expect.stringContaining('notice=basket-failed')]);
});
