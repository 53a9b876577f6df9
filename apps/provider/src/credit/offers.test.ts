import { creditAmount } from '@vitrina/services/credit/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { methods } from '../payments/methods.ts';
import { creditOf, creditOffers, monthlyPayment } from './offers.ts';
import { programs } from './programs.ts';

const grouped = { deferred: true, credit: true };
const sold = { orderType: 'buy', isDigital: false };

describe('what is lent', () => {
  test('begins with the amount of the specification, on the card and in the offers', () => {
    expect(creditOf({ ...sold, price: creditAmount - 1 })).toBeNull();
    expect(creditOffers(creditAmount - 1, grouped)).toEqual([]);
    expect(creditOf({ ...sold, price: creditAmount })).toEqual({ type: 'deferred', monthly_payment: 63_00, periods: [6, 12, 24] });
    expect(creditOffers(creditAmount, grouped).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('above what is lent by instalments there is credit, and above that nothing', () => {
    const card = (price: number) => creditOf({ ...sold, price })?.type ?? null;
    expect([500_000_00, 500_000_01, 1_000_000_00, 1_000_000_01].map(card)).toEqual(['deferred', 'credit', 'credit', null]);
  });

  test('the longest term of a card is the one that asks for nothing else', () => {
    const longest = (price: number) => creditOf({ ...sold, price })?.periods.at(-1);
    expect([29_999_99, 30_000_00].map(longest)).toEqual([24, 36]);
  });

  test('nobody lends on a code, nor on what cannot be ordered', () => {
    expect(creditOf({ price: 10_000_00, orderType: 'buy', isDigital: true })).toBeNull();
    expect(creditOf({ price: 10_000_00, orderType: 'false', isDigital: false })).toBeNull();
    expect(creditOf({ price: 10_000_00, orderType: 'preorder', isDigital: false })).not.toBeNull();
  });

  test('is one offer of each program, or of each kind where they are grouped', () => {
    const count = (deferred: boolean, credit: boolean) => {
      const ids = creditOffers(20_000_00, { deferred, credit }).map(({ id }) => id);
      return [1, 2].map((kind) => ids.filter((id) => id === kind).length);
    };
    expect([count(false, false), count(true, false), count(false, true), count(true, true)]).toEqual([
      [3, 2],
      [3, 1],
      [1, 2],
      [1, 1],
    ]);
  });

  test('is what the payment method of the checkout takes', () => {
    for (const { paymentTypeId, least, most, months } of programs) {
      const method = methods.find(({ linked_payment_type_id }) => linked_payment_type_id === paymentTypeId);
      expect(method?.periods).toEqual(expect.arrayContaining([...months]));
      // What asks for accessories is above the bound together with them.
      expect(method?.min_basket_threshold).toBeLessThanOrEqual(Math.max(least, 30_000_00));
      expect(method?.max_basket_threshold).toBeGreaterThanOrEqual(most);
    }
  });
});

test('a payment is in whole rubles, rounded up; interest is paid on what is still owed', () => {
  expect(monthlyPayment(5_000_00, 24, 0)).toBe(209_00);
  expect(monthlyPayment(24_000_00, 24, 0)).toBe(1_000_00);
  expect(monthlyPayment(100_000_00, 12, 0.12)).toBe(8_885_00);
});
