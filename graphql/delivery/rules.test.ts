import { asId } from '@vitrina/services/contract/wire.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { deliveryKind, purposeOf } from '../base/delivery-kind.ts';
import { deliveryOption } from '../testing/samples.ts';
import type { CompleteVariation } from './complete-variation.ts';
import { checkoutOutcome, expressMinutes, onlyInStores } from './rules.ts';

const option = (over: Partial<DeliveryOption> = {}) =>
  deliveryOption({ datetime: '2026-11-21T10:00:00+03:00', payment_type_id: [1], is_open_now: false, ...over });

const variation = (over: Partial<CompleteVariation> = {}): CompleteVariation => ({
  key: 'buy',
  has_preorder_product: false,
  is_digital: false,
  in_stock: true,
  item_ids: [asId(1)],
  sum: 100_00,
  deliveries: [],
  ...over,
});

describe('the kind of a delivery (spec 1 §9)', () => {
  test.each([
    [1, 'STORE'],
    [10, 'PICKUP_POINT'],
    [13, 'PICKUP_POINT'],
    [14, 'PICKUP_POINT'],
    [9, 'POSTAMAT'],
    [12, 'POSTAMAT'],
    [27, 'EXPRESS'],
    [2, 'COURIER'],
  ])('type %i is %s', (delivery_type_id, kind) => {
    expect(deliveryKind({ delivery_type_id, delivery_purpose: 'pickup' })).toBe(kind);
  });

  test('an unknown type is known by its purpose', () => {
    expect(deliveryKind({ delivery_type_id: 99, delivery_purpose: 'pickup' })).toBe('STORE');
    expect(deliveryKind({ delivery_type_id: 99, delivery_purpose: 'courier' })).toBe('COURIER');
    expect(deliveryKind({ delivery_type_id: 99, delivery_purpose: 'courier_fast' })).toBe('EXPRESS');
  });

  test('an unknown purpose is known by the type', () => {
    expect(purposeOf({ delivery_type_id: 12, delivery_purpose: 'new' })).toBe('PICKUP');
    expect(purposeOf({ delivery_type_id: 2, delivery_purpose: 'new' })).toBe('COURIER');
    expect(purposeOf({ delivery_type_id: 27, delivery_purpose: 'courier_fast' })).toBe('EXPRESS');
  });
});

test.each([
  [null, 30],
  [-1, 30],
  [0, 30],
  [1, 30],
  [29, 30],
  [32, 30],
  [33, 35],
  [90, 90],
  [92.4, 90],
  [178, 180],
  [180, 180],
  [181, 30],
  [Number.NaN, 30],
])('%s minutes until the interval are shown as %i', (until, shown) => {
  expect(expressMinutes(until)).toBe(shown);
});

describe('what two delivery answers come to (spec 1 §5)', () => {
  test('neither reports stock', () => {
    const none = [variation({ in_stock: false, deliveries: [option()] })];
    expect(checkoutOutcome(none, none)).toEqual({ failure: 'OUT_OF_STOCK' });
    expect(checkoutOutcome([], [])).toEqual({ failure: 'OUT_OF_STOCK' });
  });

  test('one that reports stock is enough', () => {
    const outcome = checkoutOutcome(
      [variation({ in_stock: false })],
      [variation({ deliveries: [option({ delivery_purpose: 'courier' })] })],
    );
    expect(outcome.failure).toBeUndefined();
  });

  test('stock without a way to get it', () => {
    expect(checkoutOutcome([variation()], [variation()])).toEqual({ failure: 'NO_DELIVERIES' });
  });

  test('a digital order needs no way', () => {
    const { orders } = checkoutOutcome([variation({ key: 'digital', is_digital: true })], []);
    expect(orders).toMatchObject([{ key: 'digital', isDigital: true, pickup: [], courier: [] }]);
  });

  test('answers are joined by the order, the earliest way first, express apart', () => {
    const late = option({ datetime: '2026-11-22T10:00:00+03:00' });
    const early = option({ datetime: '2026-11-21T09:00:00+03:00' });
    const courier = option({ delivery_type_id: 2, delivery_purpose: 'courier', interval: '10:00 - 12:00' });
    const fast = option({ delivery_type_id: 27, delivery_purpose: 'courier_fast', minutes: 60 });
    const { orders } = checkoutOutcome(
      [variation({ deliveries: [late, early] }), variation({ key: 'preorder', has_preorder_product: true, item_ids: [asId(2)] })],
      [variation({ deliveries: [fast, courier] })],
    );
    expect(orders).toEqual([
      {
        key: 'buy',
        itemIds: ['1'],
        sum: 100_00,
        isPreorder: false,
        isDigital: false,
        pickup: [early, late],
        courier: [courier],
        fast: [fast],
        soonerInParts: [],
      },
      expect.objectContaining({ key: 'preorder', itemIds: ['2'], isPreorder: true, pickup: [], courier: [], fast: [] }),
    ]);
  });
});

test('what only stores preorder is neither brought nor laid into a locker', () => {
  const [store, locker, courier, express] = [1, 12, 2, 27].map((delivery_type_id) =>
    option({ delivery_type_id, delivery_purpose: 'pickup' }),
  );
  const order = { key: 'preorder', pickup: [store!, locker!], courier: [courier!], fast: [express!] };
  expect(onlyInStores(order)).toEqual({ key: 'preorder', pickup: [store], courier: [], fast: [] });
});
