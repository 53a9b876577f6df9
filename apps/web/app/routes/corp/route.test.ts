import { describe, expect, test } from 'vitest';
import { statusOpen } from '../../features/corp/status.server.ts';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { action } from './route.tsx';

const company = { inn: '9301000177', name: 'ООО «Степной маяк»', kpp: null, address: 'г. Донецк' };
const validForm = {
  seed: '0123456789abcdef0123456789abcdef',
  inn: '9301000177',
  companyName: '',
  contactName: 'Анна Петрова',
  phone: '+7 949 123-45-67',
  email: 'office@mayak.example',
  comment: '',
  withBasket: 'yes',
  item: '42*3',
  'consent.personal-data': 'yes',
};

/** What the form is answered, and what was asked for it. */
async function send(intent: string, over: Partial<typeof validForm>, ordered: OperationResult, found: object | null = company) {
  const requests: Operation[] = [];
  const { context, cookies } = visit({
    execute: async (operation) => {
      requests.push(operation);
      return operation.document?.includes('corpFastOrder') ? ordered : { data: { company: found } };
    },
  });
  const url = new URL('http://shop.example/corp');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent, ...validForm, ...over }) });
  const answer = await action({ context, request, params: {}, url, pattern: '/corp' });
  return { answer, cookies, inputs: requests.map(({ variables }) => variables) };
}
const acceptedOrder = { data: { corpFastOrder: { id: '12', isOrderStatusOpen: true } } };

describe('a fast order', () => {
  test('is sent with the company’s name and the basket, and opens its status', async () => {
    const { answer, cookies, inputs } = await send('send', {}, acceptedOrder);
    expect(inputs[1]).toMatchObject({
      input: {
        companyName: company.name,
        phone: '+79491234567',
        items: [{ productId: '42', quantity: 3 }],
        idempotencyKey: `corp-${validForm.seed}`,
      },
    });
    expect(answer).toMatchObject({ status: 303 });
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(/HttpOnly/);
    expect(statusOpen(visit({ visitor: visitorWith(cookie.split(';')[0]) }).context)).toEqual({ id: '12' });
  });

  test('that is not taken opens nothing and loses nothing', async () => {
    const extensions = { code: 'BAD_USER_INPUT', fields: { 'input.inn': ['Опечатка'] } };
    const { answer, cookies } = await send(
      'send',
      { comment: 'Пять' },
      { data: null, errors: [{ message: 'no', path: ['corpFastOrder'], extensions }] },
    );
    expect(answer).toMatchObject({ data: { errors: { inn: 'Опечатка' }, values: { comment: 'Пять', contactName: 'Анна Петрова' } } });
    expect(cookies).toEqual([]);
  });

  test.each([
    [{ item: '' }, 'comment'],
    [{ item: '42*0' }, 'comment'],
    [{ contactName: '' }, 'contactName'],
    [{ email: 'x' }, 'email'],
    [{ 'consent.personal-data': '' }, 'consent.personal-data'],
  ])('%o is said beside its field', async (over, name) => {
    const { answer } = await send('send', over, acceptedOrder);
    expect(answer).toMatchObject({ data: { errors: { [name]: expect.any(String) } } });
  });
});

test('a company that is found fills its name in, and the rest stays', async () => {
  const { answer } = await send('find', { contactName: 'Анна' }, {});
  expect(answer).toMatchObject({ data: { errors: null, company, values: { companyName: company.name, contactName: 'Анна' } } });
});

test.each(['', 'a b', '<b>', '1'.repeat(65)])('a cookie that nobody has written (%j) opens no status', (value) => {
  expect(statusOpen(visit({ visitor: visitorWith(`corp_order=${value}`) }).context)).toBeNull();
});

test('a number that the register does not have leaves what was typed, and is no error', async () => {
  const { answer } = await send('find', { companyName: 'ООО «Заря»' }, {}, null);
  expect(answer).toMatchObject({
    data: { errors: null, company: null, hint: expect.stringContaining('Впишите название сами'), values: { companyName: 'ООО «Заря»' } },
  });
});
