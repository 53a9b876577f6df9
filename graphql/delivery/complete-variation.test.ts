import { variation } from '@vitrina/services/delivery/endpoints.ts';
import { expect, test } from 'vitest';
import { completeVariation } from './complete-variation.ts';

const option = { delivery_type_id: 10, datetime: '2026-11-22T10:00:00+03:00', delivery_purpose: 'pickup', payment_type_id: 17 };

test('an order that says nothing of itself is known by its deliveries', () => {
  expect(completeVariation(variation.parse({ deliveries: [option] }))).toMatchObject({
    key: 'buy',
    has_preorder_product: false,
    is_digital: false,
    in_stock: true,
    deliveries: [{ delivery_cost: 0, payment_type_id: [17], is_reservable: null, minutes: null }],
  });
  const preorder = variation.parse({ deliveries: [{ ...option, has_preorder_product: true }] });
  expect(completeVariation(preorder)).toMatchObject({ key: 'preorder', has_preorder_product: true });
  expect(completeVariation(variation.parse({ deliveries: [] }))).toMatchObject({ in_stock: false });
});

test('what the provider tells goes before it', () => {
  const describedVariation = { key: 'digital', is_digital: true, in_stock: true, has_preorder_product: false, deliveries: [] };
  expect(completeVariation(variation.parse(describedVariation))).toMatchObject(describedVariation);
});
