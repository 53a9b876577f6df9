import { creditAmount } from '@vitrina/services/credit/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { creditOf, creditOffers, plansFor } from '../../catalogue/credit/offers.ts';
import { programs } from '../../catalogue/credit/programs.ts';
import { methods } from './methods.ts';

const groupedKinds = { deferred: true, credit: true };
const soldProduct = { orderType: 'buy', isDigital: false };

describe('what is lent', () => {
  test('begins with the amount of the specification, on the card and in the offers', () => {
    expect(creditOf({ ...soldProduct, price: creditAmount - 1 })).toBeNull();
    expect(creditOffers(creditAmount - 1, groupedKinds)).toEqual([]);
    expect(creditOf({ ...soldProduct, price: creditAmount })).toEqual({ type: 'deferred', monthly_payment: 63_00, periods: [6, 12, 24] });
    expect(creditOffers(creditAmount, groupedKinds).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('above what is lent by instalments there is credit, and above that nothing', () => {
    const card = (price: number) => creditOf({ ...soldProduct, price })?.type ?? null;
    expect([500_000_00, 500_000_01, 1_000_000_00, 1_000_000_01].map(card)).toEqual(['deferred', 'credit', 'credit', null]);
  });

  test('the longest term of a card is the one that asks for nothing else', () => {
    const longestTerm = (price: number) => creditOf({ ...soldProduct, price })?.periods.at(-1);
    expect([29_999_99, 30_000_00].map(longestTerm)).toEqual([24, 36]);
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
    for (const { paymentTypeId, minSum: least, maxSum: most, months } of programs) {
      const method = methods.find(({ linked_payment_type_id }) => linked_payment_type_id === paymentTypeId);
      expect(method?.periods).toEqual(expect.arrayContaining([...months]));
      // What asks for accessories is above the bound together with them.
      expect(method?.min_basket_threshold).toBeLessThanOrEqual(Math.max(least, 30_000_00));
      expect(method?.max_basket_threshold).toBeGreaterThanOrEqual(most);
    }
  });
});

describe('what the bank shows', () => {
  const termsOf = (price: number, kind: number) => creditOffers(price, groupedKinds).find(({ id }) => id === kind)?.terms ?? [];

  test('is what the product’s tab shows: months, payment and rate, by the programs and not by quarters', () => {
    for (const [kind, price] of [
      [1, 36_990_00],
      [2, 36_990_00],
      [3, 36_990_00],
      [4, 36_990_00],
      [3, 8_000_00],
    ] as const) {
      const terms = termsOf(price, kind).filter(({ is_apple }) => is_apple !== true);
      for (const { months, payment, rate, payment_type_id: typeId } of terms) {
        const plans = plansFor(price, typeId ?? 0, false).filter((plan) => plan.months === months);
        // Of several banks for the same months both keep the cheapest.
        const cheapest = terms.filter((term) => term.months === months && term.payment_type_id === typeId && term.payment <= payment);
        if (cheapest.length === 1) expect(plans).toMatchObject([{ months, payment, rate }]);
      }
    }
    expect(plansFor(36_990_00, 60, false).map(({ months, payment }) => [months, payment])).toEqual([
      [2, 18_495_00],
      [6, 6_165_00],
    ]);
    expect(plansFor(36_990_00, 19, false).map(({ payments }) => payments)).toEqual([[18_495_00, 18_495_00]]);
  });

  test('names the interest and what is overpaid, and the better rate of what asks for a warranty', () => {
    const [plain] = plansFor(36_990_00, 13, false).filter(({ months }) => months === 36);
    expect(plain).toMatchObject({ rate: 21.9, payment: 1_411_00, overpayment: 36 * 1_411_00 - 36_990_00 });
    expect(plansFor(36_990_00, 13, true).map(({ months, rate }) => [months, rate])).toEqual([
      [12, 9.9],
      [24, 9.9],
      [36, 21.9],
    ]);
  });

  test('is nothing of a type without a program', () => expect(plansFor(10_000_00, 88, false)).toEqual([]));
});
