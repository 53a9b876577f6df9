import { paymentNameOf } from '@vitrina/services/contract/fields/payment-names.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { describe, expect, test } from 'vitest';
import type { CreditKind } from '../../../generated/graphql.ts';
import {
  instalmentState,
  isOpen,
  kinds,
  type Offer,
  planOf,
  readCreditQuery,
  smallestPayment,
  type Term,
  termNote,
  visibleOffers,
} from './plan.ts';

const conditions: NonNullable<Term['conditions']> = {
  priceOfAccessories: { amount: 3000_00 },
  accessories: { amount: 0 },
  accessoriesPercent: 0,
  installmentLimit: null,
  isLimitExceeded: false,
  isWarrantyRequired: false,
  isWarrantyRecommended: false,
  isCompleted: false,
  notification: null,
};
const term = (months: number, over: Partial<Term> = {}): Term => ({
  months,
  label: null,
  payment: { amount: 100_00 },
  payments: [],
  overpayment: { amount: 0 },
  rate: null,
  paymentTypeId: '50',
  banks: [],
  conditions: null,
  ...over,
});
const offer = (kind: CreditKind, ...terms: Term[]): Offer => ({
  kind,
  limit: null,
  isLimitExceeded: false,
  lastTerm: { months: terms.at(-1)?.months ?? 0 },
  terms,
});
const offers = [offer('CREDIT', term(12), term(24)), offer('INSTALMENT', term(6), term(36))];
const planWith = (kind: string | null, months: string | null) => {
  const plan = planOf(offers, { kind, months });
  return [plan?.offer.kind, plan?.term.months];
};

describe('a plan', () => {
  test('is the last term of the first kind until another is chosen (spec 2 §4)', () => {
    expect(planWith(null, null)).toEqual(['INSTALMENT', 36]);
    expect(planWith('credit', null)).toEqual(['CREDIT', 24]);
    expect(planWith('instalment', '6')).toEqual(['INSTALMENT', 6]);
  });

  test('is none at first that asks for something more, while there is another', () => {
    const asking = term(36, { conditions });
    const chosen = (...terms: Term[]) => planOf([offer('INSTALMENT', ...terms)], { kind: null, months: null })?.term.months;
    expect(chosen(term(6), term(24), asking)).toBe(24);
    expect(chosen(term(24), term(36, { conditions: { ...conditions, isCompleted: true } }))).toBe(36);
    expect(chosen(asking)).toBe(36);
  });

  test('does without what nobody offers', () => {
    expect(planWith('mokka', '24')).toEqual(['INSTALMENT', 36]);
    expect(planWith('credit', '36')).toEqual(['CREDIT', 24]);
    expect(planOf([], { kind: null, months: null })).toBeNull();
  });

  test('is open while its limit holds and what it asks for is done', () => {
    const [one] = offers;
    if (one === undefined) throw new Error('there is one');
    expect(isOpen({ offer: one, term: term(12) })).toBe(true);
    expect(isOpen({ offer: { ...one, isLimitExceeded: true }, term: term(12) })).toBe(false);
    expect(isOpen({ offer: one, term: term(12, { conditions }) })).toBe(false);
    expect(isOpen({ offer: one, term: term(12, { conditions: { ...conditions, isCompleted: true } }) })).toBe(true);
  });
});

test('a labelled term says in words what its label means', () => {
  const notification = 'С гарантией';
  expect(termNote(term(24, { label: '0-0-24' }))).toBe('Без первого взноса и переплаты');
  expect(termNote(term(36, { label: '0-0-36', conditions: { ...conditions, notification } }))).toBe(
    'Без первого взноса и переплаты · С гарантией',
  );
  expect(termNote(term(12, { conditions: { ...conditions, notification } }))).toBe('С гарантией');
  expect(termNote(term(6))).toBe('');
});

test('the smallest payment that is told is one that asks for nothing more', () => {
  const asking = term(36, { payment: { amount: 50_00 }, conditions });
  expect(smallestPayment(offer('INSTALMENT', term(6), term(24, { payment: { amount: 80_00 } }), asking))).toBe(80_00);
  expect(smallestPayment(offer('INSTALMENT', asking))).toBe(50_00);
});

describe('the state of an instalment', () => {
  test('has failed when the fetch has, or brings nothing; the next one forgets it', () => {
    expect(instalmentState(null, 'INSTALMENT')).toEqual({ hasFailed: true, conditions: [] });
    expect(instalmentState(offers, 'INSTALMENT_SBER').hasFailed).toBe(true);
    expect(instalmentState([offer('INSTALMENT')], 'INSTALMENT').hasFailed).toBe(true);
    expect(instalmentState(offers, 'INSTALMENT').hasFailed).toBe(false);
  });

  test('keeps conditions only where there are some', () => {
    expect(instalmentState([offer('INSTALMENT', term(6), term(36, { conditions }))], 'INSTALMENT').conditions).toEqual([conditions]);
  });
});

test('Sber is shown while its flag is on', () => {
  const both = [offer('INSTALMENT_SBER', term(2)), offer('CREDIT', term(12))];
  expect(visibleOffers(both, true)).toEqual(both);
  expect(visibleOffers(both, false).map(({ kind }) => kind)).toEqual(['CREDIT']);
});

test('what is no choice is none', () => {
  const none = { kind: null, months: null, warranty: null, supplier: null };
  expect(readCreditQuery(new URLSearchParams('kind=credit&months=24&warranty=&supplier=8'))).toEqual({
    ...none,
    kind: 'credit',
    months: '24',
    supplier: '8',
  });
  expect(readCreditQuery(new URLSearchParams('warranty=a/b&supplier='))).toEqual(none);
});

test('what leads to one way to pay is called as that is at the checkout', () => {
  const nameOf = (kind: CreditKind) => kinds.find((one) => one.kind === kind)?.name;
  expect(nameOf('INSTALMENT_SBER')).toBe(paymentNameOf(paymentTypes.sberbankBnpl));
  expect(nameOf('MOKKA')).toBe(paymentNameOf(paymentTypes.mokka));
});
