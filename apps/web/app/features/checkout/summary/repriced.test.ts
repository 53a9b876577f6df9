import { expect, test } from 'vitest';
import { failureOf } from '../../../platform/gateway/gateway-failure.ts';
import { changedSums } from './repriced.ts';

const was = [
  { orderKey: 'buy', sum: 0.1, discount: 0, deliveryCost: 399, totalSum: 399.1 },
  { orderKey: 'special', sum: 0.2, discount: 0, deliveryCost: 0, totalSum: 0.2 },
];
const now = [{ orderKey: 'buy', sum: 0.3, discount: 0, deliveryCost: 0, totalSum: 0.3 }];

test('only the sums that have changed are told, those of all orders together', () => {
  expect(changedSums({ was, now })).toEqual([
    { label: 'Доставка', was: 399, now: 0 },
    { label: 'Итого', was: 399.3, now: 0.3 },
  ]);
});

test('a conflict carries both, and one that carries something else is a conflict all the same', () => {
  const failure = (extensions: object) => failureOf({ message: 'no', extensions: { code: 'CONFLICT', ...extensions } });
  expect(failure({ was, now }).repriced).toEqual({ was, now });
  for (const broken of [{}, { was }, { was, now: 'much' }, { was, now: [{ orderKey: 'buy', sum: 'much' }] }]) {
    expect(failure(broken)).toMatchObject({ code: 'CONFLICT', repriced: null });
  }
});
