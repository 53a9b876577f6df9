import { expect, test } from 'vitest';
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
const other = { inn: ' 7704 993816' };
const nobody = { payer: null, error: null, hint: null };

test('a person needs no number', async () => {
  expect(await readWith({ inn: ' ' })).toEqual({ ...nobody, asked: 0 });
});

test('the number alone says that a company buys: one that is saved already is not looked up again; another one is, and its name fits into the draft', async () => {
  expect(await readWith({ inn: '9301 000177' })).toEqual({ ...nobody, payer: savedPayer, asked: 0 });
  const { payer, asked } = await readWith(other, companyResult('а'.repeat(200)));
  expect([payer?.inn, payer?.name.length, asked]).toEqual(['7704993816', draftLength.company, 1]);
});

const unknown = 'Компании с таким ИНН в нашем справочнике нет. Впишите название сами и продолжайте.';
const silent = 'Справочник компаний сейчас не отвечает. Впишите название сами и продолжайте.';

test.each([
  [{ data: { company: null } }, unknown],
  [companyFailure('PROVIDER_UNAVAILABLE'), silent],
  [companyFailure('RATE_LIMITED'), 'Справочник сейчас занят. Впишите название сами и продолжайте.'],
])('where the register answers %o the name is asked for, and whoever writes it goes on', async (answer, hint) => {
  expect(await readWith(other, answer)).toMatchObject({ payer: null, error: null, hint });
  const { payer } = await readWith({ ...other, companyName: ' ООО «Заря» ' }, answer);
  expect(payer).toEqual({ inn: '7704993816', name: 'ООО «Заря»' });
});

test.each([other, { ...other, companyName: 'ООО «Заря»' }])('a number that cannot be one is said beside the field: %o', async (values) => {
  const answer = companyFailure('BAD_USER_INPUT', { inn: ['Опечатка'] });
  expect(await readWith(values, answer)).toMatchObject({ payer: null, error: 'Опечатка', hint: null });
});
