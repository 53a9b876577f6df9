import { expect, test } from 'vitest';
import { isAgreedTimeOver } from './times.ts';

const order = { isActive: true, isEditable: true, deliveryDate: '2026-11-24', deliveryTimeTo: '13:00' };

test('the time of a courier is over once he was to have come, as long as another can be chosen', () => {
  expect(isAgreedTimeOver(order, '2026-11-24 12:59')).toBe(false);
  expect(isAgreedTimeOver(order, '2026-11-24 13:00')).toBe(true);
  expect(isAgreedTimeOver(order, '2026-11-25 09:00')).toBe(true);
  for (const over of [{ isActive: false }, { isEditable: false }, { deliveryDate: null }, { deliveryTimeTo: null }])
    expect(isAgreedTimeOver({ ...order, ...over }, '2026-11-25 09:00')).toBe(false);
});
