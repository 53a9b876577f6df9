import { expect, test } from 'vitest';
import { openingOf } from '../../../entities/person/opening.server.ts';
import { shop } from '../../../platform/company.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import type { OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const pattern = '/repair/:id';
const url = new URL('http://shop.example/repair/5');
const closed: OperationResult = { data: { repairRequest: null } };
const refusal = (code: string, fields = {}): OperationResult => ({
  data: null,
  errors: [{ message: code, path: [], extensions: { code, fields } }],
});

/** The page of the request 5 for somebody whose browser does not know it. */
function openPage(answers: Record<string, OperationResult> = {}, cookie = '') {
  const visited = visit({
    visitor: visitorWith(cookie),
    execute: async ({ document = '' }) => answers[/(?:query|mutation) (\w+)/.exec(document)?.[1] ?? ''] ?? closed,
  });
  const args = { context: visited.context, params: { id: '5' }, url, pattern };
  const send = (fields: Record<string, string>) =>
    action({ ...args, request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }) });
  const show = () => loader({ ...args, request: new Request(url) });
  return { ...visited, send, show };
}

const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const pairOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');
const codeSent = { SendRepairOpeningCode: { data: { repairSendOpeningCode: { requestId: 'request' } } } };
const phone = '+7 949 000-00-01';

test('somebody else’s request, and one that there is not, ask for the phone', async () => {
  expect(await openPage().show()).toEqual({ id: '5', opening: { phone: null, captcha: null }, repairRequest: null });
});

test.each([
  ['RATE_LIMITED', 429],
  ['PROVIDER_UNAVAILABLE', 503],
  // Of a provider that does not tell how requests stand.
  ['UNSUPPORTED', 404],
])('a request that cannot be read (%s) is not opened by a code', async (code, status) => {
  await expect(openPage({ RepairRequestStatus: refusal(code) }).show()).rejects.toMatchObject({ init: { status } });
});

test('a code that was sent to the phone opens it', async () => {
  const asked = openPage(codeSent);
  expect(await asked.send({ intent: 'send-code', phone: '123' })).toMatchObject({ data: { values: { phone: '123' } } });
  expect(to(await asked.send({ intent: 'send-code', phone }))).toBe('/repair/5');
  const next = openPage({ OpenRepair: { data: { repairOpen: {} } } }, pairOf(asked.cookies));
  expect((await next.show()).opening?.phone).toBe(phoneText('79490000001'));
  expect(to(await next.send({ intent: 'open', code: '123456' }))).toBe('/repair/5');
  // An order of the same number is opened by another code.
  const cookie = pairOf(asked.cookies);
  expect(openingOf(openPage({}, cookie).context, { way: 'order', id: '5' }).phone).toBeNull();
});

test.each([
  ['a wrong code', refusal('BAD_USER_INPUT', { 'input.code': ['Неверный код'] }), 'Неверный код'],
  ['a phone that has no such request', refusal('NOT_FOUND'), expect.stringContaining('не оформлена')],
])('%s is told beside the code', async (_, answer, text) => {
  const asked = openPage(codeSent);
  await asked.send({ intent: 'send-code', phone });
  const next = openPage({ OpenRepair: answer }, pairOf(asked.cookies));
  expect(await next.send({ intent: 'open', code: '123456' })).toMatchObject({
    data: { errors: { code: text }, values: { code: '123456' } },
  });
});

test('a provider that opens no requests says whom to call, and the phone stays typed', async () => {
  const { send } = openPage({ SendRepairOpeningCode: refusal('UNSUPPORTED') });
  expect(await send({ intent: 'send-code', phone })).toMatchObject({
    data: { values: { phone }, message: expect.stringContaining(shop.phone) },
  });
});

test('nothing else is sent there', async () => {
  await expect(openPage().send({ intent: 'cancel' })).rejects.toMatchObject({ init: { status: 404 } });
});
