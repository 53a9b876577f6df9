import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  byTab,
  isOpen,
  lacksInvoice,
  limitText,
  type Method,
  methodOf,
  methodsFor,
  monthlyText,
  splitVisible,
  tickedMethod,
} from '../payment-methods.ts';
import { MethodChoice } from './choice.tsx';

const method = (typeId: string, tab: Method['tab'], isPrepaid = tab !== 'ON_RECEIPT'): Method => ({
  typeId,
  name: `Способ ${typeId}`,
  kind: 'OTHER',
  description: null,
  tab,
  isPrepaid,
  periods: [],
  terms: [],
  limit: null,
  isLimitExceeded: null,
});
const all = [method('1', 'ON_RECEIPT'), method('17', 'ONLINE'), method('64', 'ONLINE'), method('13', 'CREDIT')];
test('«Онлайн» stands first, and a tab without methods does not stand there at all', () => {
  expect(byTab(all).map(({ name }) => name)).toEqual(['Онлайн', 'При получении', 'Кредит']);
});

test('a tab of the provider’s own is shown under the first', () => {
  const own = [...all, method('99', 'OTHER')];
  expect(byTab(own)[0]?.methods.map(({ typeId }) => typeId)).toEqual(['17', '64', '99']);
  expect(methodOf(own, 'ONLINE', '99')?.typeId).toBe('99');
});

test('what an order was made with stands before all others, and its tab before the other tabs', () => {
  const first = all.find(({ tab }) => tab === 'CREDIT');
  expect(byTab(all, first)[0]).toMatchObject({ tab: 'CREDIT', methods: [first] });
  const card = all.filter(({ tab }) => tab === 'ONLINE').at(-1);
  expect([
    byTab(all, card)[0]?.methods[0],
    byTab(all)
      .map(({ tab }) => tab)
      .sort(),
  ]).toEqual([
    card,
    byTab(all, card)
      .map(({ tab }) => tab)
      .sort(),
  ]);
});

test('a long tab shows three of its methods, and folds one alone never', () => {
  const numbers = (count: number) =>
    splitVisible(
      Array.from({ length: count }, (_, index) => index),
      () => false,
    ).map(({ length }) => length);
  expect([0, 3, 4, 5, 13].map(numbers)).toEqual([
    [0, 0],
    [3, 0],
    [4, 0],
    [3, 2],
    [3, 10],
  ]);
});

test('a method that brings something stands right after the first', () => {
  expect(splitVisible([1, 2, 3, 4, 5, 6, 7, 8], (number) => number === 7)).toEqual([
    [1, 7, 2],
    [3, 4, 5, 6, 8],
  ]);
  expect(splitVisible([1, 2, 3, 4, 5, 6, 7, 8], (number) => number % 2 === 0)).toEqual([
    [1, 2, 4, 6, 8],
    [3, 5, 7],
  ]);
  expect(splitVisible([1, 2, 3], (number) => number === 1)).toEqual([[1, 2, 3], []]);
});

test('a method is found under its own tab only', () => {
  expect(methodOf(all, 'ONLINE', '64')?.typeId).toBe('64');
  expect(methodOf(all, 'CREDIT', '64')).toBeNull();
  expect(methodOf(all, '', '')).toBeNull();
});

test('a method says what its broker lends, and is closed when that is not enough', () => {
  const lent = (limit: number | null, isLimitExceeded: boolean | null) => ({
    limit: limit === null ? null : { amount: limit },
    isLimitExceeded,
  });
  expect([lent(50_000_00, false), lent(null, null), lent(null, false)].map(isOpen)).toEqual([true, true, true]);
  expect(isOpen(lent(50_000_00, true))).toBe(false);
  expect(limitText(lent(50_000_00, false))).toBe('Ваш лимит — 50\u00a0000\u00a0₽');
  expect(limitText(lent(50_000_00, true))).toBe('Ваш лимит — 50\u00a0000\u00a0₽, на эту покупку его не хватит');
  expect(limitText(lent(null, null))).toBe('');
});

test('a method whose limit is exceeded is shown with the reason and cannot be chosen; a tab of nothing else neither', () => {
  const mokka = { ...method('19', 'IN_PARTS'), limit: { amount: 100_00 }, isLimitExceeded: true };
  const inputs = (...methods: Method[]) => {
    const html = renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: '19' }));
    const found = html.match(/<input[^>]*>/g) ?? [];
    const of = (value: string) => found.find((input) => input.includes(`value="${value}"`)) ?? '';
    return { html, isDisabled: (value: string) => / disabled=/.test(of(value)), isChecked: (value: string) => / checked=/.test(of(value)) };
  };
  const { html, isDisabled, isChecked } = inputs(method('17', 'ONLINE'), mokka, method('60', 'IN_PARTS'));
  expect(html).toContain('Ваш лимит — 100\u00a0₽, на эту покупку его не хватит');
  expect([isDisabled('19'), isDisabled('60'), isDisabled('IN_PARTS')]).toEqual([true, false, false]);
  // What had been chosen is not any more: the first tab is, and of its own the first that may be.
  expect([isChecked('19'), isChecked('60'), isChecked('ONLINE')]).toEqual([false, true, true]);
  expect(inputs(method('17', 'ONLINE'), mokka).isDisabled('IN_PARTS')).toBe(true);
});

test('a method says what its chosen term costs, else its last one; a provider that tells no terms is shown its months', () => {
  const terms = [6, 24].map((count) => ({
    months: count,
    rate: count === 6 ? 0 : 21.9,
    payment: { amount: 36_000_00 / count },
    lastPayment: { amount: 36_000_00 / count },
    overpayment: { amount: count === 6 ? 0 : 900_00 },
  }));
  const lent = { ...method('50', 'INSTALMENT'), periods: [6, 24], terms };
  const html = (months: number | undefined, ...methods: Method[]) =>
    renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: '50', months })).replaceAll('\u00a0', ' ');
  expect(html(6, lent)).toContain('6 месяцев по 6 000 ₽, без переплаты · Срок: 6, 24 месяца');
  expect(html(undefined, lent)).toContain('24 месяца по 1 500 ₽, 21,9 % годовых, переплата 900 ₽');
  expect(html(6, { ...lent, terms: [] })).toContain('6, 24 месяца');
});

test('a method says what is paid by it where that is another sum, in a tab of its own as well', () => {
  const sums = { 66: '970 ₽, на 30 ₽ меньше' };
  const html = (...methods: Method[]) => renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: null, sums }));
  expect(html(method('17', 'ONLINE'), method('66', 'ONLINE')).match(/>970 ₽, на 30 ₽ меньше</g)).toHaveLength(1);
  expect(html(method('66', 'ONLINE'))).toContain('>970 ₽, на 30 ₽ меньше<');
  expect(html(method('17', 'ONLINE'))).not.toContain('меньше');
});

test('what stands ticked is what was chosen, else the first that may be in the order of the tabs', () => {
  const ticked = (selectedTypeId: string | null, methods = all) => tickedMethod(byTab(methods), selectedTypeId)?.typeId ?? null;
  expect([ticked('13'), ticked(null), ticked('99')]).toEqual(['13', '17', '17']);
  const exceeded = { ...method('17', 'ONLINE'), isLimitExceeded: true };
  expect([ticked('17', [exceeded, method('13', 'CREDIT')]), ticked('17', [exceeded])]).toEqual(['13', null]);
});

test('a tab of several lenders says what one pays a month at the least', () => {
  const lent = (typeId: string, amount: number, rest: Partial<Method> = {}) => ({
    ...method(typeId, 'INSTALMENT'),
    terms: [{ months: 12, rate: 0, payment: { amount }, lastPayment: { amount }, overpayment: { amount: 0 } }],
    ...rest,
  });
  const html = (...methods: Method[]) =>
    renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: null })).replaceAll('\u00a0', ' ');
  expect(html(lent('50', 3_000_00), lent('48', 2_000_00))).toContain('>от 2 000 ₽ на 12 мес.<');
  // Who lends too little is not asked.
  expect(html(lent('50', 3_000_00), lent('48', 2_000_00, { isLimitExceeded: true }))).toContain('>от 3 000 ₽ на 12 мес.<');
  expect(html(method('50', 'INSTALMENT'), method('48', 'INSTALMENT'))).not.toContain('мес.');
});

test('ways that are known at a glance have a mark that is not read out', () => {
  const methods = [
    { ...method('17', 'ONLINE'), kind: 'CARD' as const },
    { ...method('64', 'ONLINE'), kind: 'SBP' as const },
  ];
  const html = renderToStaticMarkup(createElement(MethodChoice, { methods, selectedTypeId: null }));
  expect(html.match(/<span class="payment-marks" aria-hidden="true">.*?<\/span><\/span>/g)).toEqual([
    '<span class="payment-marks" aria-hidden="true"><span>МИР</span><span>СБП</span></span>',
  ]);
});

test('an invoice and the bank of businesses are for companies only, come first, and stand by themselves; loans and wallets are for persons', () => {
  const offered = [
    method('17', 'ONLINE'),
    method('32', 'ONLINE'),
    method('50', 'INSTALMENT'),
    { ...method('56', 'ONLINE'), kind: 'SBER_BUSINESS' as const },
    { ...method('5', 'ON_RECEIPT'), kind: 'BANK_TRANSFER' as const },
  ];
  const ids = (isCompany: boolean) => methodsFor(offered, isCompany).map(({ typeId }) => typeId);
  expect([ids(false), ids(true)]).toEqual([
    ['17', '32', '50'],
    ['5', '56', '17'],
  ]);
  const ofCompany = methodsFor(offered, true);
  expect(byTab(ofCompany).map(({ name, methods }) => [name, ...methods.map(({ typeId }) => typeId)])).toEqual([
    ['Со счёта компании', '5', '56'],
    ['Онлайн', '17'],
  ]);
  expect(methodOf(ofCompany, 'COMPANY', '5')?.typeId).toBe('5');
  expect([lacksInvoice(ofCompany), lacksInvoice(methodsFor(offered, false))]).toEqual([false, true]);
});

test('a tab names the payment of the term that was chosen in it, else the smallest of all', () => {
  const term = (months: number, amount: number) => ({
    months,
    rate: 0,
    payment: { amount },
    lastPayment: { amount },
    overpayment: { amount: 0 },
  });
  const lender = { ...method('19', 'IN_PARTS'), terms: [term(12, 2000_00), term(24, 1000_00)] };
  const text = (selectedTypeId: string | null, months?: number) => monthlyText([lender], selectedTypeId, months)?.replaceAll('\u00a0', ' ');
  expect([text('19', 12), text('17', 12), text('19')]).toEqual(['по 2 000 ₽ на 12 мес.', 'от 1 000 ₽ на 24 мес.', 'от 1 000 ₽ на 24 мес.']);
});

test('a tab says why it is closed, and beside the monthly payment what comes to another sum', () => {
  const closed = (typeId: string) => ({ ...method(typeId, 'IN_PARTS'), limit: { amount: 100_00 }, isLimitExceeded: true });
  const term = { months: 12, rate: 0, payment: { amount: 2000_00 }, lastPayment: { amount: 2000_00 }, overpayment: { amount: 0 } };
  const lender = { ...method('99', 'INSTALMENT'), terms: [term] };
  const methods = [method('17', 'ONLINE'), closed('19'), closed('60'), lender];
  const html = renderToStaticMarkup(
    createElement(MethodChoice, { methods, selectedTypeId: null, sums: { 99: '24 000 ₽, на 500 ₽ больше' } }),
  );
  expect(html).not.toContain('Несколько платежей, без процентов');
  expect(html.replaceAll('\u00a0', ' ')).toContain('от 2 000 ₽ на 12 мес. · 24 000 ₽, на 500 ₽ больше');
});
