import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { deviceToRepair } from './repaired.server.ts';

/** What is to be repaired of an order of a city, at 21:30 in Moscow on the last day of its warranty. */
async function purchaseIn(city: { timeZone: string } | null) {
  const item = { id: '7', productId: '1001', warrantyUntil: '2026-11-26', product: null };
  const order = { city, insertedAt: '2025-11-20T09:00:00Z', receivedAt: '2025-11-25T18:30:00Z', items: [item] };
  const { context } = visit({ execute: async () => ({ data: { order } }), now: () => new Date('2026-11-26T18:30:00Z') });
  const form = new FormData();
  form.set('intent', 'repair');
  form.set('item', '7');
  return (await deviceToRepair(context, new Request('http://shop.example/order-info/5'), form, '5'))?.purchase;
}

test('a warranty lasts by the clock of the order’s city, as the provider counts it', async () => {
  const purchase = { orderId: '5', productId: '1001' };
  expect(await purchaseIn({ timeZone: 'Europe/Kaliningrad' })).toEqual({ ...purchase, date: '2025-11-25' });
  expect(await purchaseIn(null)).toEqual({ ...purchase, date: '2025-11-25' });
  // It is the next day there already.
  expect(await purchaseIn({ timeZone: 'Asia/Vladivostok' })).toBeNull();
});
