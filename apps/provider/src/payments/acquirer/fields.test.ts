import { expect, test } from 'vitest';
import { plansFor } from '../../catalogue/credit/offers.ts';
import { fieldsOf } from './fields.ts';
import type { Operation } from './operations.ts';

const operation = (over: Partial<Operation>): Operation => ({
  token: 't',
  sum: 36_990_00,
  description: 'Заказ № 1',
  kind: 'bank',
  method: 'Рассрочка',
  plans: [],
  months: null,
  payer: null,
  returnUrl: '/order-info/1',
  codesLeft: null,
  status: 'open',
  ...over,
});
const pageOf = (over: Partial<Operation>): string =>
  fieldsOf(operation(over), { url: '', now: new Date(0), sent: undefined }).replaceAll('\u00a0', ' ');
const chosenOf = (page: string): string | undefined => /value="(\d+)" checked>/.exec(page)?.[1];

test('the bank counts months as Russian does', () => {
  const plans = [1, 2, 5, 11, 21, 24, 36].map((months) => ({ months, rate: 0, payment: 100, payments: [], overpayment: 0, bank: '' }));
  const termTexts = [...pageOf({ plans }).matchAll(/>(\d+ месяц\p{L}*)/gu)].map(([, text]) => text);
  expect(termTexts).toEqual(['1 месяц', '2 месяца', '5 месяцев', '11 месяцев', '21 месяц', '24 месяца', '36 месяцев']);
});

test('the term chosen in the shop is chosen at the bank, else the last', () => {
  const plans = plansFor(36_990_00, 50, false);
  expect([6, null, 7].map((months) => chosenOf(pageOf({ plans, months })))).toEqual(['6', '24', '24']);
});

test('a credit has its interest and what is overpaid', () => {
  const page = pageOf({ plans: plansFor(36_990_00, 13, false) });
  expect(page).toContain('36 месяцев по 1 411 ₽, 21,9 % годовых, переплата 13 806 ₽');
});

test('in parts it is the program’s payments, four only of a service without any', () => {
  const sber = pageOf({ kind: 'parts', plans: plansFor(36_990_00, 60, false), months: 6 });
  expect(sber).toContain('6 месяцев по 6 165 ₽, без переплаты');
  expect(chosenOf(sber)).toBe('6');
  const mokka = pageOf({ kind: 'parts', plans: plansFor(36_990_00, 19, false) });
  expect(mokka.match(/18 495 ₽<\/li>/g)).toHaveLength(2);
  expect(pageOf({ kind: 'parts' }).match(/9 24\d(?:,50)? ₽<\/td>/g)).toHaveLength(4);
});

test('the company that pays is the one of the order, or none', () => {
  expect(pageOf({ kind: 'business', payer: 'ООО «Степной маяк», ИНН 9301000177' })).toContain(
    'checked>ООО «Степной маяк», ИНН 9301000177</label>',
  );
  expect(pageOf({ kind: 'business' })).not.toContain('Организация');
});

test('what is chosen from stands with its whole text, one of it chosen: nothing folds', () => {
  for (const over of [{ kind: 'sbp' }, { plans: plansFor(36_990_00, 13, false) }, { kind: 'business', payer: 'ООО' }] as const) {
    const page = pageOf(over);
    expect(page).not.toContain('<select');
    expect(page.match(/ checked>/g)).toHaveLength(1);
  }
});
