import { asId } from '@vitrina/services/contract/wire.ts';
import { planOf } from '@vitrina/services/rules/credit-schedule.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditTerm } from '../testing/samples.ts';
import { accessoriesPercent, dailyPayment, isLimitExceeded, labelOf, lastTerm, offersByKind, sortedTerms } from './rules.ts';

const bank = (name: string) => ({ name });
const months = (terms: readonly { months: number }[]) => terms.map((term) => term.months);

describe('terms (spec 2 §4)', () => {
  test('are sorted by months, each once, the cheapest of the same months', () => {
    const expensiveTerm = creditTerm({ months: 12, payment: 110_00, banks: [bank('Дорогой')] });
    const cheap = creditTerm({ months: 12, payment: 100_00, banks: [bank('Первый')] });
    const same = creditTerm({ months: 12, payment: 100_00, banks: [bank('Второй'), bank('Первый')] });
    const terms = sortedTerms([creditTerm({ months: 24 }), expensiveTerm, cheap, same, creditTerm({ months: 6 })]);
    expect(months(terms)).toEqual([6, 12, 24]);
    expect(terms[1]).toMatchObject({ payment: 100_00, banks: [bank('Первый'), bank('Второй')] });
  });

  test('the last one is chosen', () => {
    expect(lastTerm(sortedTerms([creditTerm({ months: 36 }), creditTerm({ months: 6 })]))?.months).toBe(36);
    expect(lastTerm([])).toBeNull();
  });

  test('stand by the kinds of the specification; another kind, and one without terms, is not shown', () => {
    const offer = (id: number, ...terms: ReturnType<typeof creditTerm>[]) => ({ id: asId(id), terms });
    const offers = offersByKind([
      offer(4, creditTerm()),
      offer(2, creditTerm({ months: 24 })),
      offer(9, creditTerm()),
      offer(1),
      offer(2, creditTerm({ months: 6 })),
      offer(3, creditTerm()),
    ]);
    expect(offers.map(({ type }) => type)).toEqual(['instalment', 'installmentSber', 'mokka']);
    expect(months(offers[0]?.terms ?? [])).toEqual([6, 24]);
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
  const offeredPayment = { payment: 334_00, months: 3, rate: null, price: 1000_00, total: 1000_00, hasInterest: false };
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

  test('with the interest they are the bank’s own', () => {
    expect(planOf({ ...offeredPayment, months: 12, rate: 12, total: 100_000_00 })).toMatchObject({
      payment: 8_885_00,
      overpayment: 6_620_00,
    });
    expect(planOf({ ...offeredPayment, months: 2, rate: 0, total: 36_990_00 }).payments).toEqual([18_495_00, 18_495_00]);
  });

  test('the last one is what is left', () => {
    expect(planOf(offeredPayment).payments).toEqual([334_00, 334_00, 332_00]);
    expect(planOf({ ...offeredPayment, payment: 10_00 }).payments).toEqual([333_34, 333_33, 333_33]);
  });

  test('with interest each is the same, and what is paid on top is told', () => {
    const credit = { ...offeredPayment, payment: 100_00, months: 12, hasInterest: true };
    expect(sum(planOf(credit).payments)).toBe(1200_00);
    expect(planOf(credit).overpayment).toBe(200_00);
  });

  test('without interest they come to the price to the kopeck, whatever the price, the months and the payment told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 60 }), fc.nat(), (total, months, payment) => {
        for (const rate of [null, 0]) {
          const { payments, overpayment } = planOf({ ...offeredPayment, price: total, total, months, payment, rate });
          expect([payments.length, sum(payments), overpayment]).toEqual([months, total, 0]);
          expect(Math.min(...payments)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('what is bought with it raises them in proportion, in whole rubles', () => {
    const credit = { ...offeredPayment, payment: 100_00, hasInterest: true };
    expect([1000_00, 1100_00, 1000_01].map((total) => planOf({ ...credit, total }).payment)).toEqual([100_00, 110_00, 101_00]);
  });
});
