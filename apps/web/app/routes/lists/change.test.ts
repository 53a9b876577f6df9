import { expect, test } from 'vitest';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { action } from './change.ts';

/** Sends a form as a browser does, or with a script that stays on its page. */
async function send(fields: Record<string, string>, { withScript = false, answer = {} as OperationResult } = {}) {
  const requests: Operation['variables'][] = [];
  const { context, cookies } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return answer;
    },
  });
  const url = new URL(withScript ? 'http://shop.example/lists/change.data?stay' : 'http://shop.example/lists/change?stay');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const done = await action({ context, request, url, params: {}, pattern: '/lists/change' }).catch((refused: unknown) => refused);
  return { done, requests, cookies };
}

const refusal = (code: string): OperationResult => ({ data: null, errors: [{ message: 'no', extensions: { code } }] });

test('a browser without scripts goes back to its page, which says what has happened', async () => {
  const { done, requests, cookies } = await send({ 'add-compare': '42', returnTo: '/catalog?sort=price' });
  expect(requests).toEqual([{ input: { kind: 'COMPARISON', productIds: ['42'] } }]);
  expect(done).toMatchObject({ status: 303 });
  expect((done as Response).headers.get('location')).toBe('/catalog?sort=price#p-42');
  expect(cookies).toEqual([expect.stringContaining('notice=compare-added')]);
});

test('a script is told the same and stays', async () => {
  const { done, cookies } = await send({ 'remove-favorites': '42' }, { withScript: true });
  expect(done).toMatchObject({ data: { kind: 'good', text: 'Убрано из избранного.' } });
  expect(cookies).toEqual([]);
});

test.each([
  ['BAD_USER_INPUT', /больше нет места/],
  ['NOT_FOUND', /больше не продаётся/],
  ['PROVIDER_UNAVAILABLE', /Не получилось сохранить/],
])('%s is told in words', async (code, text) => {
  const { done } = await send({ 'add-compare': '42' }, { withScript: true, answer: refusal(code) });
  expect(done).toMatchObject({ data: { kind: 'bad', text: expect.stringMatching(text) } });
});

test('a form that wants nothing is the sender’s mistake', async () => {
  expect((await send({ 'add-compare': 'a b' })).done).toMatchObject({ init: { status: 400 } });
});
