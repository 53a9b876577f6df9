import { asId } from '@vitrina/services/contract/wire.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditTerm } from '../testing/samples.ts';
import {
  accessoriesPercent,
  dailyPayment,
  isAppleOptionValid,
  isLimitExceeded,
  labelOf,
  lastTerm,
  offersByKind,
  overpaymentOf,
  paymentFor,
  paymentsOf,
  sortedTerms,
} from './rules.ts';

const bank = (name: string) => ({ name });
const months = (terms: readonly { months: number }[]) => terms.map((term) => term.months);

describe('terms (spec 2 §4)', () => {
  test('are sorted by months, each once, the cheapest of the same months', () => {
    const dear = creditTerm({ months: 12, payment: 110_00, banks: [bank('Дорогой')] });
    const cheap = creditTerm({ months: 12, payment: 100_00, banks: [bank('Первый')] });
    const same = creditTerm({ months: 12, payment: 100_00, banks: [bank('Второй'), bank('Первый')] });
    const terms = sortedTerms([creditTerm({ months: 24 }), dear, cheap, same, creditTerm({ months: 6 })]);
    expect(months(terms)).toEqual([6, 12, 24]);
    expect(terms[1]).toMatchObject({ payment: 100_00, banks: [bank('Первый'), bank('Второй')] });
  });

  test('the last one is chosen', () => {
    expect(lastTerm(sortedTerms([creditTerm({ months: 36 }), creditTerm({ months: 6 })]))?.months).toBe(36);
    expect(lastTerm([])).toBeNull();
  });

  test('stand by the kinds of the specification; another kind, and one without terms, is not shown', () => {
    const offer = (id: number, ...terms: ReturnType<typeof creditTerm>[]) => ({ id: asId(id), terms });
    const found = offersByKind([
      offer(4, creditTerm()),
      offer(2, creditTerm({ months: 24 })),
      offer(9, creditTerm()),
      offer(1),
      offer(2, creditTerm({ months: 6 })),
      offer(3, creditTerm()),
    ]);
    expect(found.map(({ type }) => type)).toEqual(['instalment', 'installmentSber', 'mokka']);
    expect(months(found[0]?.terms ?? [])).toEqual([6, 24]);
  });
});

test('what is paid a day is a thirtieth of a month, up to whole rubles (spec 1 §9)', () => {
  expect([0, 1, 3000, 3001, 750_00, 750_01].map(dailyPayment)).toEqual([0, 100, 100, 200, 25_00, 26_00]);
});

test('an instalment of 24 or 36 months has a label, and nothing else has (spec 2 §9)', () => {
  expect([23, 24, 25, 35, 36, 37].map((count) => labelOf('instalment', count))).toEqual([null, '0-0-24', null, null, '0-0-36', null]);
  expect(labelOf('installmentSber', 36)).toBe('0-0-36');
  expect([labelOf('credit', 24), labelOf('mokka', 24)]).toEqual([null, null]);
});

test('the Apple option asks for the brand, the category and a warranty (spec 2 §5)', () => {
  const valid = { brand: { code: 'apple', name: 'Apple' }, categoryId: '224', hasWarranty: true };
  expect(isAppleOptionValid(valid)).toBe(true);
  expect(isAppleOptionValid({ ...valid, brand: { code: null, name: 'Apple' } })).toBe(true);
  expect(isAppleOptionValid({ ...valid, brand: { code: 'samsung', name: 'Samsung' } })).toBe(false);
  expect(isAppleOptionValid({ ...valid, categoryId: '1061' })).toBe(false);
  expect(isAppleOptionValid({ ...valid, categoryId: null })).toBe(false);
  expect(isAppleOptionValid({ ...valid, hasWarranty: false })).toBe(false);
});

test('a limit is exceeded by what is more than it leaves beside the total (spec 2 §5)', () => {
  expect([399, 400, 401].map((amount) => isLimitExceeded(amount, 1000, 600))).toEqual([false, false, true]);
  expect(isLimitExceeded(0, 1000, 1000)).toBe(false);
  expect(isLimitExceeded(0, 1000, 1001)).toBe(true);
});

test('accessories count up to a hundred percent (spec 2 §5)', () => {
  expect([0, 1, 299, 300, 301, 100_000].map((chosen) => accessoriesPercent(chosen, 300))).toEqual([0, 0, 99, 100, 100, 100]);
  expect(accessoriesPercent(0, 0)).toBe(100);
});

describe('payments', () => {
  const owed = (total: number, payment: number, count: number) => ({ total, payment, months: count, hasInterest: false });
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

  test('the last one is what is left', () => {
    expect(paymentsOf(owed(1000_00, 334_00, 3))).toEqual([334_00, 334_00, 332_00]);
    expect(paymentsOf(owed(1000_01, 1000_01, 1))).toEqual([1000_01]);
  });

  test('a payment that leaves nothing for the last, or too much, is not believed', () => {
    expect(paymentsOf(owed(100_01, 60_00, 3))).toEqual([33_34, 33_34, 33_33]);
    expect(paymentsOf(owed(100_00, 10_00, 3))).toEqual([33_34, 33_33, 33_33]);
  });

  test('with interest all are the same, and the rest of them is paid on top', () => {
    const credit = { total: 1000_00, payment: 100_00, months: 12, hasInterest: true };
    expect(sum(paymentsOf(credit))).toBe(1200_00);
    expect(overpaymentOf(credit)).toBe(200_00);
    expect(overpaymentOf(owed(1000_00, 334_00, 3))).toBe(0);
  });

  test('without interest they come to the price to the kopeck, whatever the price, the months and the payment told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 60 }), fc.nat(), (total, count, told) => {
        for (const payment of [told, Math.ceil(total / count / 100) * 100, Math.floor(total / count)]) {
          const parts = paymentsOf(owed(total, payment, count));
          expect([parts.length, sum(parts)]).toEqual([count, total]);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
          expect(overpaymentOf(owed(total, payment, count))).toBe(0);
        }
      }),
    );
  });

  test('what is bought with it raises them in proportion, in whole rubles', () => {
    expect(paymentFor(100_00, { price: 1000_00, total: 1000_00 })).toBe(100_00);
    expect(paymentFor(100_00, { price: 1000_00, total: 1100_00 })).toBe(110_00);
    expect(paymentFor(100_00, { price: 1000_00, total: 1000_01 })).toBe(101_00);
  });
});
