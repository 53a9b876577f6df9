import { expect, test } from 'vitest';
import type { DeliveryDraft, Draft } from '../../../entities/order-draft/draft.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';
import { startValues } from './form.server.ts';

const free = { cost: { amount: 0 }, minutes: null, storeId: null, timeText: '' };
const pickup = { ...free, typeId: '1', storeId: '5', day: '2026-11-24', datetime: '2026-11-24T14:00:00+03:00', interval: null };
const courier = { ...free, typeId: '2', day: '2026-11-23', datetime: '2026-11-23T18:00:00+03:00', interval: '18:00 - 22:00' };
const order = { key: 'buy', isDigital: false, pickup: [pickup], courier: [courier], expressOptions: [] } as unknown as CheckoutOrder;
const saved = (choice: DeliveryDraft['choices'][string]) => ({
  ...{ rev: 1, cityId: '1', choices: { buy: choice }, address: null, comment: '', addressee: null },
});
const wayIn = (delivery: Draft['delivery']) => Object.values(startValues([order], delivery, '1')).find((value) => /^[A-Z]+$/.test(value));

test('a shopper’s own way stays, also where its place is not possible any more; else the soonest at no more cost is ticked', () => {
  expect(wayIn(null)).toBe('COURIER');
  expect(wayIn(saved({ way: 'PICKUP', typeId: '1', storeId: '5' }))).toBe('PICKUP');
  expect(wayIn(saved({ way: 'PICKUP', typeId: '1', storeId: '9' }))).toBe('PICKUP');
});
