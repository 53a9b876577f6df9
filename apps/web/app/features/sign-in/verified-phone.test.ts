import { expect, test } from 'vitest';
import { writeProgress } from '../../entities/person/progress.server.ts';
import type { SignInMethod } from '../../entities/person/sign-in-method.ts';
import type { Execute, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { signInAction } from './action.server.ts';

const fieldFailure = (field: string, text: string): OperationResult => ({
  data: null,
  errors: [{ message: 'no', path: [], extensions: { code: 'BAD_USER_INPUT', fields: { [`input.${field}`]: [text] } } }],
});

/** Sends a form of somebody who has got so far with a code; the gateway answers each mutation by its name. */
async function press(
  way: SignInMethod,
  fields: Record<string, string>,
  answers: Record<string, OperationResult>,
  code: string | null = null,
) {
  const requests: { name: string; variables: unknown }[] = [];
  const execute: Execute = async ({ document = '', variables }) => {
    const name = /mutation (\w+)/.exec(document)?.[1] ?? '';
    requests.push({ name, variables });
    return answers[name] ?? { data: {} };
  };
  const earlier = visit({ execute });
  writeProgress(earlier.context, { way: way === 'register' ? way : 'code', phone: '79490000001', requestId: 'request', code });
  const cookie = earlier.cookies.map((each) => each.split(';')[0]).join('; ');
  const { context, cookies } = visit({ execute, visitor: visitorWith(cookie) });
  const request = new Request('http://shop.example/user/login', { method: 'POST' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: await signInAction(context, request, form, way, '/cart'), requests, cookies };
}

const signedUp = { data: { sessionSignUp: { basketChanges: [] } } };
const nameForm = { intent: 'sign-up', firstName: 'Вера', agreement: 'yes' };
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const errorsOf = (answer: unknown) => (answer as { data: { errors: Record<string, string>; values: Record<string, string> } }).data;

test('a right code for a phone that nobody has leads to a registration with the phone confirmed, not to an error', async () => {
  const answers = { SignInWithCode: fieldFailure('phone', 'На этот номер нет учётной записи.') };
  const { answer, cookies } = await press('code', { intent: 'code', code: '123 456' }, answers);
  expect(to(answer)).toBe('/user/login?way=register&returnTo=%2Fcart');
  expect(cookies.some((cookie) => cookie.startsWith('sign_in='))).toBe(true);
});

test('a wrong code stays one', async () => {
  const { answer } = await press('code', { intent: 'code', code: '123456' }, { SignInWithCode: fieldFailure('code', 'Неверный код') });
  expect(errorsOf(answer).errors).toEqual({ code: 'Неверный код' });
});

test('an account asks for a name alone', async () => {
  const { answer, requests } = await press('register', nameForm, { SignUp: signedUp }, '123456');
  expect(to(answer)).toBe('/cart');
  const input = { phone: '+79490000001', requestId: 'request', code: '123456', firstName: 'Вера', password: null, agreement: true };
  expect(requests).toEqual([{ name: 'SignUp', variables: { input } }]);
});

test('a provider that makes no account without a password is given one', async () => {
  const first = await press('register', nameForm, { SignUp: fieldFailure('password', 'Введите пароль') }, '123456');
  expect(errorsOf(first.answer)).toMatchObject({
    errors: { password: 'Введите пароль' },
    values: { withPassword: 'yes', firstName: 'Вера' },
  });
  const passwords = { withPassword: 'yes', password: 'Vitrina2026', again: 'Vitrina2026' };
  const wrong = await press('register', { ...nameForm, ...passwords, again: 'Vitrina' }, { SignUp: signedUp }, '123456');
  expect(errorsOf(wrong.answer).errors).toHaveProperty('again');
  const { answer, requests } = await press('register', { ...nameForm, ...passwords }, { SignUp: signedUp }, '123456');
  expect(to(answer)).toBe('/cart');
  expect(requests[0]?.variables).toMatchObject({ input: { password: 'Vitrina2026' } });
});

test('a phone that somebody has signs in by the code of its registration', async () => {
  const signedIn = { data: { sessionSignInWithCode: { basketChanges: [] } } };
  const taken = fieldFailure('phone', 'На этот номер уже есть учётная запись.');
  expect(to((await press('register', nameForm, { SignUp: taken, SignInWithCode: signedIn }, '123456')).answer)).toBe('/cart');
  const other = await press('register', nameForm, { SignUp: taken, SignInWithCode: fieldFailure('code', 'Неверный код') }, '123456');
  expect(errorsOf(other.answer).errors).toEqual({ phone: 'На этот номер уже есть учётная запись.' });
});

test('a code that a provider takes for a sign-in alone is asked for anew', async () => {
  const { answer, cookies } = await press('register', nameForm, { SignUp: fieldFailure('code', 'Код не подошёл') }, '123456');
  expect(to(answer)).toBe('/user/login?way=register&returnTo=%2Fcart');
  expect(cookies.some((cookie) => cookie.startsWith('notice=code-over'))).toBe(true);
});
