import { expect, test } from 'vitest';
import { cheapestByMonths, scheduleOf } from './credit-schedule.ts';

test('a payment is in whole rubles, rounded up; interest is paid on what is still owed', () => {
  const payment = (sum: number, months: number, rate: number) => scheduleOf({ sum, months, rate }).payment;
  expect([payment(5_000_00, 24, 0), payment(24_000_00, 24, 0), payment(100_000_00, 12, 12)]).toEqual([209_00, 1_000_00, 8_885_00]);
});

test('without interest the payments are the sum to the kopeck, with it what is on top is told', () => {
  expect(scheduleOf({ sum: 36_990_00, months: 2, rate: 0 })).toMatchObject({ payments: [18_495_00, 18_495_00], overpayment: 0 });
  expect(scheduleOf({ sum: 1_000_50, months: 3, rate: 0 }).payments).toEqual([334_00, 334_00, 332_50]);
  expect(scheduleOf({ sum: 1_50, months: 4, rate: 0 }).payments).toEqual([38, 38, 37, 37]);
  expect(scheduleOf({ sum: 100_000_00, months: 12, rate: 12 }).overpayment).toBe(6_620_00);
});

test('of the same months the cheapest term stays', () => {
  const term = (months: number, payment: number) => ({ months, payment });
  expect(cheapestByMonths([term(12, 5), term(6, 9), term(12, 4)])).toEqual([term(6, 9), term(12, 4)]);
});
