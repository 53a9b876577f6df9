import { expect, test } from 'vitest';
import { unknownCompany } from '../../../entities/organization/unknown.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import { readPayer } from './payer.server.ts';

const inn = '9301000177';
const savedPayer = { inn, name: 'ООО «Степной маяк»' };
const request = new Request('http://shop.example/cart/contacts', { method: 'POST' });

async function readWith(values: Record<string, string>, answer: OperationResult = {}) {
  let asked = 0;
  const { context } = visit({
    execute: async () => {
      asked += 1;
      return answer;
    },
  });
  return { ...(await readPayer(context, request, values, savedPayer)), asked };
}
const companyResult = (name: string) => ({ data: { company: { inn: '7704993816', name, kpp: null, address: null } } });
const companyFailure = (code: string, fields = {}) => ({
  data: { company: null },
  errors: [{ message: '', path: ['company'], extensions: { code, fields } }],
});
const other = { forCompany: 'yes', inn: ' 7704 993816' };

test('a person needs no number, and may leave the one of a saved company', async () => {
  for (const left of ['', inn]) expect(await readWith({ forCompany: '', inn: left })).toEqual({ payer: null, error: null, asked: 0 });
});

test('a number that was typed without the tick is not dropped in silence', async () => {
  const { payer, error } = await readWith({ forCompany: '', inn: '7707083893' });
  expect([payer, error]).toEqual([null, 'Отметьте «Оформить на компанию» или сотрите ИНН.']);
});

test('a company that is saved already is not looked up again; another one is, and its name fits into the draft', async () => {
  expect(await readWith({ forCompany: 'yes', inn: '9301 000177' })).toEqual({ payer: savedPayer, error: null, asked: 0 });
  const { payer, asked } = await readWith(other, companyResult('а'.repeat(200)));
  expect([payer?.inn, payer?.name.length, asked]).toEqual(['7704993816', draftLength.company, 1]);
});

test('whoever is sure of a number that the register does not have writes the name', async () => {
  const { payer } = await readWith({ ...other, companyName: ' ООО «Заря» ' }, { data: { company: null } });
  expect(payer).toEqual({ inn: '7704993816', name: 'ООО «Заря»' });
});

test.each([
  [{ forCompany: 'yes', inn: '' }, {}, 'Это поле необходимо заполнить.'],
  [other, { data: { company: null } }, unknownCompany],
  [{ ...other, companyName: 'ООО «Заря»' }, companyFailure('BAD_USER_INPUT', { inn: ['Опечатка'] }), 'Опечатка'],
  [other, companyFailure('BAD_USER_INPUT', { inn: ['Опечатка'] }), 'Опечатка'],
  [other, companyFailure('PROVIDER_UNAVAILABLE'), 'Справочник компаний сейчас не отвечает. Попробуйте ещё раз.'],
  [other, companyFailure('RATE_LIMITED'), 'Слишком много поисков подряд. Подождите несколько минут.'],
])('%o answered %o is said beside the number', async (values, answer, error) => {
  expect(await readWith(values, answer)).toMatchObject({ payer: null, error });
});
