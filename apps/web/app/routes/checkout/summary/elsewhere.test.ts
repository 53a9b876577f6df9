import { expect, test } from 'vitest';
import { writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import { action } from './route.tsx';

/** Presses the button of a summary that shows these steps, while another tab has saved them as they are below. */
async function press(fields: Record<string, string>) {
  const conflict = { message: 'no', path: ['orderCreate'], extensions: { code: 'CONFLICT' } };
  const { context, cookies } = visit({ execute: async () => ({ data: { orderCreate: null }, errors: [conflict] }) });
  writeDraft(context, {
    ...emptyDraft,
    contacts: { rev: 2, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' },
    delivery: {
      rev: 3,
      cityId: '1',
      address: null,
      comment: '',
      addressee: null,
      choices: { buy: { way: 'PICKUP', typeId: '1', storeId: '5' } },
    },
    payment: { rev: 1, paymentTypeId: '17' },
    seed: 'a'.repeat(32),
  });
  const url = new URL('http://shop.example/cart/summary');
  const form = { intent: 'order', rev: '2.3.1', revision: '7', quote: 'quoted.signed', 'consent.personal-data': 'yes', ...fields };
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  const answer = await action({ context, request, url, pattern: '/cart/summary', params: {} });
  return { answer, notice: decodeURIComponent(cookies.findLast((cookie) => cookie.startsWith('notice=')) ?? '') };
}

test.each([
  ['1.3.1', 'контакты'],
  ['2.1.0', 'доставку, оплату'],
  ['', 'контакты, доставку, оплату'],
])('steps %j that another tab has changed are named', async (rev, names) => {
  const { answer } = await press({ rev });
  expect(answer).toMatchObject({
    data: { message: expect.stringContaining(`В другой вкладке изменили ${names}. `) },
    init: { status: 409 },
  });
});

test('a basket that another tab has changed is told what this one held, and nothing else', async () => {
  expect((await press({ goods: '12:1~14:2' })).notice).toMatch(/^notice=basket-elsewhere 12:1~14:2;/);
  expect((await press({ goods: '<b>' })).notice).toMatch(/^notice=basket-elsewhere;/);
});
