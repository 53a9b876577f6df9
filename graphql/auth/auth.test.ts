import { asId } from '@vitrina/services/contract/wire.ts';
import { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { fakeProvider, refusal, testContext } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { application, browser, execute, rejectUnauthorized, rejectUnavailable, signedIn, type WithSession } from '../testing/visit.ts';
import { shop } from '../testing/whole-shop.ts';

describe('logout', () => {
  const logout = 'mutation { sessionSignOut { isEndedAtProvider } }';
  const forgotten = ['access_token=', 'refresh_token=', 'basket_id=', 'order_keys='];

  test('ends the session at the provider and in the browser', async () => {
    const { data, cookies, recordedCalls } = await execute(logout, signedIn);
    expect([data, cookies]).toEqual([{ sessionSignOut: { isEndedAtProvider: true } }, forgotten]);
    expect(recordedCalls.map(({ call, caller }) => [call, caller.bearer])).toEqual([
      ['auth.logoutCms', 'access-0'],
      ['auth.logout', 'access-0'],
    ]);
  });

  test('of a session that has ended already is no error', async () => {
    const { data, cookies } = await execute(logout, signedIn, { auth: { logout: rejectUnauthorized } });
    expect([data, cookies]).toEqual([{ sessionSignOut: { isEndedAtProvider: true } }, forgotten]);
  });

  test('the browser forgets even while the provider is away, and is told that the session lives', async () => {
    const { data, cookies, lines } = await execute(logout, signedIn, { auth: { logout: rejectUnavailable } });
    expect([data, cookies]).toEqual([{ sessionSignOut: { isEndedAtProvider: false } }, forgotten]);
    expect(lines).toHaveLength(1);
  });

  test('of a guest costs nothing and keeps the basket', async () => {
    const { data, cookies, recordedCalls } = await execute(logout, browser);
    expect([data, cookies, recordedCalls]).toEqual([{ sessionSignOut: { isEndedAtProvider: true } }, [], []]);
  });
});

describe('sessionRefresh', () => {
  const renew = (token = 'refresh-0') =>
    `mutation { sessionRefresh(input: { refreshToken: "${token}" }) { session { accessToken refreshToken user { id } } } }`;

  test('gives an application the next tokens', async () => {
    const { data, recordedCalls, cookies } = await execute(renew(), { ...application, authorization: 'Bearer expired' });
    expect((data?.sessionRefresh as WithSession | undefined)?.session).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      user: { id: asId(1) },
    });
    expect(recordedCalls.map(({ call, caller }) => [call, caller.bearer, caller.refreshToken])).toEqual([
      ['auth.refreshToken', undefined, 'refresh-0'],
      ['profile.read', 'access-2', undefined],
    ]);
    expect(cookies).toEqual([]);
  });

  test('is not for a browser', async () => {
    const { codes, recordedCalls } = await execute(renew(), signedIn);
    expect([codes, recordedCalls]).toEqual([['FORBIDDEN'], []]);
  });

  test('of a session that has ended says so', async () => {
    expect((await execute(renew(), application, { auth: { refreshToken: rejectUnauthorized } })).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('takes nothing that could not be a token', async () => {
    const { codes, recordedCalls } = await execute(renew('a; access_token=b'), application);
    expect([codes, recordedCalls]).toEqual([['UNAUTHENTICATED'], []]);
  });
});

test('a letter leads to the shop by the address that is believed, and else carries the bare token', async () => {
  const fake = fakeProvider(shop());
  const source = 'mutation { passwordRequestReset(input: { login: "anna@vitrina.example" }) { __typename } }';
  for (const publicOrigin of ['https://shop.example', undefined])
    await run({ source, context: testContext(fake.provider, {}, { publicOrigin }).context });
  expect(fake.recordedCalls.map(({ input }) => input)).toEqual([
    { body: { email: 'anna@vitrina.example', return_url: 'https://shop.example/user/password-reset' } },
    { body: { email: 'anna@vitrina.example', return_url: undefined } },
  ]);
});

test('an order by number and phone is found, or is none', async () => {
  const source =
    'query { trackedOrder(id: 9000, phone: "+7 999 123-45-67") { id statusName isActive isPaid totalSum { amount } steps { name } } }';
  const searchReply = await execute(source, {});
  expect(searchReply.data?.trackedOrder).toMatchObject({ id: '9000', isActive: true });
  expect(searchReply.recordedCalls[0]?.input).toEqual({ body: { order_id: '9000', phone: '79991234567' } });
  const none = await execute(source, {}, { auth: { orderStatus: () => Promise.reject(refusal(404, 'not_found')) } });
  expect([none.data, none.errors]).toEqual([{ trackedOrder: null }, undefined]);
});

describe('me', () => {
  const me = '{ me { id sex phone subscribeTypes } }';

  test('is the shopper, read once', async () => {
    const { data, countOf } = await execute('{ me { id sex phone } again: me { email } }', signedIn);
    expect(data?.me).toEqual({ id: asId(1), sex: 'FEMALE', phone: '+79000000001' });
    expect(countOf('profile.read')).toBe(1);
  });

  test('of a guest is null and costs nothing', async () => {
    const { data, recordedCalls } = await execute(me, browser);
    expect([data, recordedCalls]).toEqual([{ me: null }, []]);
  });

  test('a sex that nobody has agreed on is none', async () => {
    expect((await execute(me, signedIn, { profile: { read: () => samples.profile({ sex: 9 }) } })).data?.me).toMatchObject({ sex: null });
  });

  test('a session that is refused (401) is over: null without an error, and no cookies any more', async () => {
    const read = () => Promise.reject(refusal(401, 'unauthorized'));
    const { data, errors, cookies } = await execute(me, signedIn, { profile: { read } });
    expect([data, errors]).toEqual([{ me: null }, undefined]);
    expect(cookies).toEqual(['access_token=', 'refresh_token=']);
  });

  test.each<[number, string]>([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [429, 'RATE_LIMITED'],
  ])('%i, which may be a proxy’s, does not sign anybody out', async (status, code) => {
    const read = () => Promise.reject(new ProviderError('refused', 'profile.read', { status }));
    const { data, codes, cookies } = await execute(me, signedIn, { profile: { read } });
    expect([data, codes, cookies]).toEqual([{ me: null }, [code], []]);
  });

  test('a provider that is away does not sign anybody out', async () => {
    const { data, codes, cookies } = await execute(me, signedIn, { profile: { read: rejectUnavailable } });
    expect([data, codes, cookies]).toEqual([{ me: null }, ['PROVIDER_UNAVAILABLE'], []]);
  });

  test('an application is told that its token is worth nothing', async () => {
    const { data, codes } = await execute(me, { authorization: 'Bearer x' }, { profile: { read: rejectUnauthorized } });
    expect([data, codes]).toEqual([{ me: null }, ['UNAUTHENTICATED']]);
  });
});

test('viewer says who asks, without a call', async () => {
  const { data, recordedCalls } = await execute('{ viewer { kind isSignedIn isMobileApp application employee { employeeName } } }', {
    'x-mobile-app': '1',
    cookie: 'employee_token=staff-1; personnel_number=42; employee_name=Anna',
  });
  expect(data?.viewer).toEqual({
    kind: 'EMPLOYEE',
    isSignedIn: false,
    isMobileApp: true,
    application: null,
    employee: { employeeName: 'Anna' },
  });
  expect(recordedCalls).toEqual([]);
});
