import { expect, test } from 'vitest';
import { robotMessage } from '../../forms/captcha.server.ts';
import type { CaptchaSettings } from '../../platform/gateway/captcha-settings.ts';
import { visit } from '../../testing/visit.ts';
import { signInAction } from './action.server.ts';

const captcha: CaptchaSettings = { script: 'https://captcha.example/api.js', key: 'site-key', version: 3 };
const refusal = {
  message: '',
  path: ['sessionSignIn'],
  extensions: { code: 'BAD_USER_INPUT', fields: { 'input.captcha': ['low score'] } },
};

/** A sign-in in a shop with this captcha, and what the gateway is asked. */
async function signIn(settings: CaptchaSettings | null, fields: Record<string, string>) {
  const requests: unknown[] = [];
  const { context } = visit({
    captcha: settings,
    execute: async ({ variables }) => {
      requests.push(variables);
      return { data: { sessionSignIn: null }, errors: [refusal] };
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'password', login: 'anna@vitrina.example', password: 'Vitrina2026', ...fields })) {
    form.set(name, value);
  }
  const request = new Request('http://shop.example/user/login');
  return { answer: await signInAction(context, request, form, 'password', null), requests };
}

const input = { login: 'anna@vitrina.example', password: 'Vitrina2026' };

test('what the captcha has said goes to the gateway', async () => {
  const { requests } = await signIn(captcha, { captcha: 'token' });
  expect(requests).toEqual([{ input: { ...input, captcha: 'token' } }]);
});

test('without it, as where there is no JavaScript, nobody is signed in and the form says why', async () => {
  const { answer, requests } = await signIn(captcha, {});
  expect(requests).toEqual([]);
  expect(answer).toMatchObject({ data: { message: robotMessage, values: { login: 'anna@vitrina.example' } } });
  expect(robotMessage).toContain('JavaScript');
});

test('a provider that does not believe it is answered in the same words', async () => {
  expect((await signIn(captcha, { captcha: 'token' })).answer).toMatchObject({ data: { message: robotMessage, errors: null } });
});

test('a shop that has none sends nothing of it, whatever the form says', async () => {
  expect((await signIn(null, { captcha: 'token' })).requests).toEqual([{ input }]);
});
