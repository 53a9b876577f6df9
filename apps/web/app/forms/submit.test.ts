import { expect, test } from 'vitest';
import * as z from 'zod';
import { RemoveProfileDocument, RequestPasswordResetDocument, ResetPasswordDocument } from '../generated/graphql.ts';
import type { Shop } from '../platform/gateway/shop.server.ts';
import { visit } from '../testing/visit.ts';
import { read } from './read.server.ts';
import { noFields, submit } from './submit.server.ts';

type Answer = Awaited<ReturnType<Shop['execute']>>;

/** A form with a token, sent to a gateway that answers this, and what the gateway was asked. */
async function send(token: string, answer: Answer, refused?: () => string) {
  const requests: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return answer;
    },
  });
  const values = { token };
  const outcome = await submit(context, new Request('http://shop.example/user', { method: 'POST' }), {
    values,
    read: read(z.object({ token: z.string().min(1) }), values),
    operation: ResetPasswordDocument,
    variables: (value) => ({ input: { ...value, password: 'Vitrina2026' } }),
    onSuccess: (_, value) => value,
    ...(refused && { onFailure: refused }),
  });
  return { outcome, requests };
}

const failure = { message: '', path: ['passwordReset'], extensions: { code: 'BAD_USER_INPUT', fields: { 'input.token': ['Устарел.'] } } };

test('what was typed wrong comes back before anything is asked', async () => {
  expect(await send('', {})).toMatchObject({
    outcome: { data: { values: { token: '' }, errors: { token: expect.any(String) } } },
    requests: [],
  });
});

test('what is right is asked, and goes on', async () => {
  expect(await send('t-1', { data: { passwordReset: { isReset: true } } })).toEqual({
    outcome: { token: 't-1' },
    requests: [{ input: { token: 't-1', password: 'Vitrina2026' } }],
  });
});

test('what the gateway finds wrong stands beside its field, unless it leads elsewhere', async () => {
  const answer = { data: { passwordReset: null }, errors: [failure] };
  expect((await send('t-1', answer)).outcome).toMatchObject({ data: { values: { token: 't-1' }, errors: { token: 'Устарел.' } } });
  expect((await send('t-1', answer, () => 'elsewhere')).outcome).toBe('elsewhere');
});

test('an answer without anything in it may be pressed again', async () => {
  expect((await send('t-1', { data: null })).outcome).toMatchObject({ data: { values: { token: 't-1' } }, init: { status: 503 } });
});

test('what a captcha has said goes along with what was typed, and without it nothing is asked', async () => {
  const captcha = { script: 'https://captcha.example/api.js', key: 'site-key', version: 3 } as const;
  const requests: unknown[] = [];
  const { context } = visit({
    captcha,
    execute: async ({ variables }) => {
      requests.push(variables);
      return { data: { passwordResetRequest: { isSent: true } } };
    },
  });
  const press = (form: FormData) =>
    submit(context, new Request('http://shop.example/user', { method: 'POST' }), {
      ...noFields,
      captcha: form,
      operation: RequestPasswordResetDocument,
      variables: () => ({ input: { login: 'anna@mail.example' } }),
      onSuccess: () => 'sent',
    });
  expect(await press(new FormData())).toMatchObject({ init: { status: 422 } });
  expect(requests).toEqual([]);
  const form = new FormData();
  form.set('captcha', 'not-a-robot');
  expect(await press(form)).toBe('sent');
  expect(requests).toEqual([{ input: { login: 'anna@mail.example', captcha: 'not-a-robot' } }]);
});

test('a button alone sends what it is for', async () => {
  const { context } = visit({ execute: async ({ variables }) => ({ data: { profileRemove: variables } }) });
  const outcome = await submit(context, new Request('http://shop.example/account', { method: 'POST' }), {
    ...noFields,
    operation: RemoveProfileDocument,
    variables: () => ({}),
    onSuccess: (payload) => payload,
  });
  expect(outcome).toEqual({});
});
