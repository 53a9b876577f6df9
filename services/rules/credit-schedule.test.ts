import { expect, test } from 'vitest';
import { cheapestByMonths, equalPayments, lastPaymentOf, scheduleOf } from './credit-schedule.ts';

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

test('what a price is paid in is told to the last payment', () => {
  expect(scheduleOf({ sum: 44_990_00, months: 36, rate: 0 }).payments).toEqual([...Array.from({ length: 35 }, () => 1_250_00), 1_240_00]);
  expect(lastPaymentOf({ price: 44_990_00, payment: 1_250_00, months: 36 })).toBe(1_240_00);
  expect(lastPaymentOf({ price: 18_000_00, payment: 750_00, months: 24 })).toBe(750_00);
  expect(lastPaymentOf({ price: 18_000_00, payment: 800_00, months: 24 })).toBeNull();
});

test('a sum in parts comes to the kopeck', () => {
  expect(equalPayments(1_000_00, 4)).toEqual([250_00, 250_00, 250_00, 250_00]);
  expect(equalPayments(1_003_50, 4)).toEqual([251_00, 251_00, 251_00, 250_50]);
  expect(equalPayments(1, 4)).toEqual([1, 0, 0, 0]);
});
