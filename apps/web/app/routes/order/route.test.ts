import { expect, test } from 'vitest';
import { phoneText } from '../../platform/format/phone.ts';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { action, loader } from './route.tsx';

const pattern = '/order-info/:id';
const url = new URL('http://shop.example/order-info/5');

/** Status of the screen that is shown in the order's place. */
async function statusOf(errors: OperationResult['errors'] = []): Promise<number> {
  const { context } = visit({ execute: async () => ({ data: { order: null, orderToRepay: null }, errors }) });
  const shown = loader({ context, request: new Request(url), params: { id: '5' }, url, pattern });
  return shown.then(
    () => expect.fail('It was shown.'),
    (refused: { init: { status: number } }) => refused.init.status,
  );
}

test.each([
  ['RATE_LIMITED', 429],
  ['PROVIDER_UNAVAILABLE', 503],
])('an order that cannot be read (%s) is not one that does not exist', async (code, status) => {
  expect(await statusOf([{ message: code, path: ['order'], extensions: { code } }])).toBe(status);
});

/** The screen of the order 5 for somebody whose browser does not know it. */
async function openOrder(answers: Record<string, OperationResult>, cookie = '') {
  const visited = visit({
    visitor: visitorWith(cookie),
    execute: async ({ document = '' }) => {
      const mutation = /mutation (\w+)/.exec(document)?.[1];
      return mutation === undefined ? { data: { order: null, orderToRepay: null } } : (answers[mutation] ?? {});
    },
  });
  const send = (fields: Record<string, string>) =>
    action({
      context: visited.context,
      request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      params: { id: '5' },
      url,
      pattern,
    });
  const show = () => loader({ context: visited.context, request: new Request(url), params: { id: '5' }, url, pattern });
  return { ...visited, send, show };
}

const refusal = (code: string, fields = {}): OperationResult => ({
  data: null,
  errors: [{ message: code, path: [], extensions: { code, fields } }],
});
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const pairOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');

test('somebody else’s order, and one that there is not, ask for the phone', async () => {
  expect(await (await openOrder({})).show()).toEqual({
    ...{ id: '5', loaded: null, hasBrokenOff: false, aftercare: {} },
    opening: { phone: null, captcha: null },
  });
});

test('a code that was sent to the phone opens it, and the browser knows it from then on', async () => {
  const asked = await openOrder({ SendOrderCode: { data: { orderSendCode: { requestId: 'request' } } } });
  expect((await asked.send({ intent: 'send-code', phone: '123' })) as object).toMatchObject({ data: { values: { phone: '123' } } });
  expect(to(await asked.send({ intent: 'send-code', phone: '+7 949 000-00-01' }))).toBe('/order-info/5');
  const answers = { OpenOrder: { data: { orderOpen: {} } } };
  const next = await openOrder(answers, pairOf(asked.cookies));
  expect((await next.show()).opening?.phone).toBe(phoneText('79490000001'));
  expect(to(await next.send({ intent: 'open', code: '123456' }))).toBe('/order-info/5');
  expect(pairOf(next.cookies)).toContain('own_orders=5');
});

test('whoever may read it already is sent no code', async () => {
  const sent: string[] = [];
  const { context } = visit({
    execute: async ({ document = '' }) => {
      sent.push(/(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '');
      return { data: { order: { isPhoneToConfirm: false } } };
    },
  });
  const body = new URLSearchParams({ intent: 'send-code', phone: '+7 949 000-00-01' });
  const answer = await action({ context, request: new Request(url, { method: 'POST', body }), params: { id: '5' }, url, pattern });
  expect([to(answer), sent]).toEqual(['/order-info/5', ['OrderAccess']]);
});

test.each([
  ['a wrong code', refusal('BAD_USER_INPUT', { 'input.code': ['Неверный код'] }), 'Неверный код'],
  ['a phone that has no such order', refusal('NOT_FOUND'), expect.stringContaining('не оформлен')],
])('%s is told beside the code', async (_, answer, text) => {
  const asked = await openOrder({ SendOrderCode: { data: { orderSendCode: { requestId: 'request' } } } });
  await asked.send({ intent: 'send-code', phone: '+7 949 000-00-01' });
  const next = await openOrder({ OpenOrder: answer }, pairOf(asked.cookies));
  expect(await next.send({ intent: 'open', code: '123456' })).toMatchObject({
    data: { errors: { code: text }, values: { code: '123456' } },
  });
});

test('a provider that opens no orders tells how it stands by number and phone', async () => {
  const asked = await openOrder({ SendOrderCode: refusal('UNSUPPORTED') });
  expect(to(await asked.send({ intent: 'send-code', phone: '+7 949 000-00-01' }))).toBe('/order-status?id=5');
  expect(pairOf(asked.cookies)).toContain('notice=order-not-opened');
});
