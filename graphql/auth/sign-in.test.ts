import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { type Answers, refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { application, browser, execute, rejectUnauthorized, rejectUnavailable, signedIn, type WithSession } from '../testing/visit.ts';

describe('login', () => {
  const login =
    'mutation { sessionSignIn(input: { login: "+7 900 000-00-01", password: "Vitrina2026" }) { session { accessToken refreshToken expiresIn user { firstName } } } }';

  test('gives a browser cookies and no token', async () => {
    const { data, cookies } = await execute(login, browser);
    expect((data?.sessionSignIn as WithSession | undefined)?.session).toEqual({
      accessToken: null,
      refreshToken: null,
      expiresIn: 900,
      user: { firstName: 'Анна' },
    });
    expect(cookies).toEqual(['access_token=access-1', 'refresh_token=refresh-1', 'basket_id=']);
  });

  test('gives an application tokens and no cookies', async () => {
    const { data, cookies } = await execute(login, application);
    expect((data?.sessionSignIn as WithSession | undefined)?.session).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    expect(cookies).toEqual([]);
  });

  test('brings the guest’s basket along, and what follows is asked for the shopper', async () => {
    const both = `mutation { sessionSignIn(input: { login: "demo@vitrina.example", password: "x" }) { session { user { id } } } basketAddItem(input: { productId: 42 }) { basket { id } } }`;
    const { recordedCalls } = await execute(both, browser);
    expect(recordedCalls.map(({ call, caller: { bearer, basketId } }) => [call, bearer, basketId])).toEqual([
      ['auth.login', undefined, samples.basketId],
      ['basket.merge', 'access-1', samples.basketId],
      ['profile.read', 'access-1', undefined],
      ['basket.addItem', 'access-1', undefined],
    ]);
    expect(recordedCalls[0]?.input).toEqual({ body: { email: 'demo@vitrina.example', password: 'x' } });
  });

  test('says what the guest’s basket has changed in the shopper’s', async () => {
    const { data } = await execute(login.replace('{ session {', '{ basketChanges { productId supplierId was now } session {'), browser);
    expect(data?.sessionSignIn).toMatchObject({ basketChanges: [{ productId: '42', supplierId: null, was: 1, now: 2 }] });
  });

  test('leaves the guest’s basket with the visitor when the two could not be joined', async () => {
    const { data, cookies, context, lines } = await execute(login, browser, { basket: { merge: rejectUnavailable } });
    expect(data?.sessionSignIn).not.toBeNull();
    expect([cookies, context.viewer.basketId]).toEqual([['access_token=access-1', 'refresh_token=refresh-1'], samples.basketId]);
    expect(lines).toHaveLength(1);
  });

  test('a wrong password is told beside its field, and nobody is signed in', async () => {
    const wrong = refusal(422, 'wrong_credentials', 'Неверно', { password: ['Неверный логин или пароль'] });
    const { errors, codes, cookies, context } = await execute(login, browser, { auth: { login: () => Promise.reject(wrong) } });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.extensions.fields).toEqual({ 'input.password': ['Неверный логин или пароль'] });
    expect([cookies, context.viewer.isGuest]).toEqual([[], true]);
  });

  test('too many wrong ones are too many', async () => {
    const { codes } = await execute(login, browser, { auth: { login: () => Promise.reject(refusal(429, 'too_many_attempts')) } });
    expect(codes).toEqual(['RATE_LIMITED']);
  });

  test.each([
    ['sessionSignIn(input: { login: "anna", password: "x" })', 'input.login'],
    ['sessionSignIn(input: { login: "9000000001", password: "" })', 'input.password'],
  ])('%s costs no call', async (field, name) => {
    const { errors, recordedCalls } = await execute(`mutation { ${field} { session { expiresIn } } }`, browser);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([name]);
    expect(recordedCalls).toEqual([]);
  });
});

describe('login over a session', () => {
  const login = 'mutation { sessionSignIn(input: { login: "demo@vitrina.example", password: "x" }) { session { user { id } } } }';
  const before = { cookie: `${signedIn.cookie}; order_keys=order-key-0001` };
  const newSessionCookies = ['access_token=access-1', 'refresh_token=refresh-1', 'basket_id='];
  /** Shopper 7 before, shopper 1 after. */
  const another: Answers = {
    profile: { read: (_, { bearer }) => samples.profile({ id: asId(bearer === 'access-0' ? 7 : 1) }) },
  };

  test('ends it at the provider, after the password has been found right and before the new one begins', async () => {
    const { data, recordedCalls, context } = await execute(login, before, another);
    expect((data?.sessionSignIn as WithSession | undefined)?.session).toEqual({ user: { id: asId(1) } });
    expect(recordedCalls.map(({ call, caller }) => [call, caller.bearer])).toEqual([
      ['auth.login', 'access-0'],
      ['profile.read', 'access-0'],
      ['auth.logout', 'access-0'],
      ['basket.merge', 'access-1'],
      ['profile.read', 'access-1'],
    ]);
    expect(context.viewer).toMatchObject({ bearer: 'access-1', refreshToken: 'refresh-1', isGuest: false });
  });

  test('of another shopper: nothing of the former one stays with the browser, and later calls carry nothing of it', async () => {
    const { cookies, context, recordedCalls } = await execute(login, before, another);
    expect(cookies).toEqual([...newSessionCookies, 'order_keys=']);
    expect(context.viewer).toMatchObject({ basketId: undefined, orderKeys: [] });
    await context.calls.orders.order({ params: { id: asId(9000) } });
    expect(recordedCalls.at(-1)?.caller).toMatchObject({ bearer: 'access-1', orderKeys: [] });
  });

  test('of the same shopper: the keys of orders made as a guest stay', async () => {
    const { cookies, context, countOf } = await execute(login, before);
    expect(cookies).toEqual(newSessionCookies);
    expect(context.viewer.orderKeys).toEqual(['order-key-0001']);
    expect(countOf('auth.logout')).toBe(1);
  });

  test.each<[string, Answers]>([
    [
      'whose profile cannot be read',
      { profile: { read: (_, { bearer }) => (bearer === 'access-0' ? rejectUnavailable() : samples.profile()) } },
    ],
    [
      'that has ended already',
      {
        profile: { read: (_, { bearer }) => (bearer === 'access-0' ? rejectUnauthorized() : samples.profile()) },
        auth: { logout: rejectUnauthorized },
      },
    ],
    ['that cannot be ended', { auth: { logout: rejectUnavailable }, profile: another.profile! }],
    ['after which nobody can be asked', { profile: { read: rejectUnavailable }, auth: { logout: rejectUnavailable } }],
  ])('%s hinders nobody; what may be another’s is forgotten', async (_, over) => {
    const { codes, cookies, context } = await execute(login.replace('user { id }', 'expiresIn'), before, over);
    expect([codes, cookies]).toEqual([[], [...newSessionCookies, 'order_keys=']]);
    expect(context.viewer).toMatchObject({ bearer: 'access-1', refreshToken: 'refresh-1' });
  });

  test('with a wrong password leaves the session as it is', async () => {
    const wrong = refusal(422, 'wrong_credentials', 'Неверно', { password: ['Неверный логин или пароль'] });
    const { codes, cookies, recordedCalls, context } = await execute(login, before, { auth: { login: () => Promise.reject(wrong) } });
    expect([codes, cookies, recordedCalls.map(({ call }) => call)]).toEqual([['BAD_USER_INPUT'], [], ['auth.login']]);
    expect(context.viewer).toMatchObject({ bearer: 'access-0', orderKeys: ['order-key-0001'] });
  });

  test('of a guest’s browser keeps the keys and asks nothing more', async () => {
    const { cookies, recordedCalls } = await execute(login, { cookie: `basket_id=${samples.basketId}; order_keys=order-key-0001` });
    expect(cookies).toEqual(newSessionCookies);
    expect(recordedCalls.map(({ call }) => call)).toEqual(['auth.login', 'basket.merge', 'profile.read']);
  });

  test('is not what an application does that acts for many shoppers and keeps their tokens', async () => {
    const { recordedCalls } = await execute(login, { ...application, authorization: 'Bearer access-0' });
    expect(recordedCalls.map(({ call }) => call)).toEqual(['auth.login', 'profile.read']);
  });
});

describe('codes', () => {
  const phone = '+7 900 000-00-01';
  const input = `phone: "${phone}", code: "12-34 56", requestId: "request-1"`;

  test.each([
    ['SIGN_IN', 'auth.sendLoginCode', 'request-1'],
    ['SIGN_UP', 'auth.sendRegisterCode', 'request-2'],
  ])('for %s are asked for at %s', async (purpose, call, requestId) => {
    const { data, recordedCalls } = await execute(
      `mutation { sessionSendCode(input: { phone: "${phone}", purpose: ${purpose} }) { requestId expiresIn } }`,
      browser,
    );
    expect(data?.sessionSendCode).toEqual({ requestId, expiresIn: 600 });
    expect(recordedCalls.map(({ call, input }) => [call, input])).toEqual([[call, { body: { phone: '79000000001' } }]]);
  });

  test('sign in as a password does', async () => {
    const { cookies, recordedCalls } = await execute(
      `mutation { sessionSignInWithCode(input: { ${input} }) { session { user { id } } } }`,
      browser,
    );
    expect(cookies).toEqual(['access_token=access-1', 'refresh_token=refresh-1', 'basket_id=']);
    expect(recordedCalls[0]?.input).toEqual({ body: { phone: '79000000001', code: '123456', request_id: 'request-1' } });
  });

  test('that can be none cost no call', async () => {
    const { errors, recordedCalls } = await execute(
      `mutation { sessionSignInWithCode(input: { phone: "${phone}", code: "12345", requestId: "r" }) { session { expiresIn } } }`,
      browser,
    );
    expect([errors?.[0]?.extensions.fields, recordedCalls]).toEqual([{ 'input.code': ['Введите шесть цифр из СМС.'] }, []]);
  });

  test('make an account; its faults are told all at once, before anything is asked', async () => {
    const account = (over: string) => `mutation { sessionSignUp(input: { ${input}, ${over} }) { session { expiresIn } } }`;
    const good = await execute(account('firstName: " Анна ", email: "", password: "Vitrina2026", agreement: true'), browser);
    expect(good.recordedCalls[0]?.input).toEqual({
      body: {
        phone: '79000000001',
        code: '123456',
        request_id: 'request-1',
        first_name: 'Анна',
        email: null,
        password: 'Vitrina2026',
        agreement: true,
        return_url: undefined,
      },
    });
    const bad = await execute(account('firstName: " ", email: "anna", password: "vitrina2026", agreement: false'), browser);
    expect(bad.recordedCalls).toEqual([]);
    expect(bad.errors?.[0]?.extensions.fields).toEqual({
      'input.firstName': ['Это поле необходимо заполнить.'],
      'input.email': ['Пожалуйста, введите корректный email.'],
      'input.password': ['Пароль должен содержать строчные и заглавные буквы'],
      'input.agreement': ['Для завершения необходимо согласие.'],
    });
  });
});
