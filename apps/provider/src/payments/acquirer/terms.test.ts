import { expect, test } from 'vitest';
import { equalPayments, partsOf } from './terms.ts';

test('parts are whole rubles and come to the sum, the first being the larger', () => {
  expect(equalPayments(1_000_00, 4)).toEqual([250_00, 250_00, 250_00, 250_00]);
  expect(equalPayments(1_003_50, 4)).toEqual([253_50, 250_00, 250_00, 250_00]);
  expect(equalPayments(1, 4)).toEqual([1, 0, 0, 0]);
});

test('in parts one pays today and every two weeks', () => {
  const days = partsOf(4_00, new Date('2026-11-22T12:00:00Z')).map(({ day }) => day.toISOString().slice(0, 10));
  expect(days).toEqual(['2026-11-22', '2026-12-06', '2026-12-20', '2027-01-03']);
});
