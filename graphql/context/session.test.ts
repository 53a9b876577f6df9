import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { fakeProvider, setCookies, testContext } from '../testing/provider.ts';
import { basketId } from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const { provider } = fakeProvider(shop());
const contextOf = (headers: Record<string, string> = {}, application?: string) => testContext(provider, headers, {}, application).context;
const viewerOf = (headers: Record<string, string>, application?: string) => contextOf(headers, application).viewer;

const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900, refreshExpiresIn: 2_592_000 };
const cookieText = (name: string, value: string, seconds: number) => `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`;
const tokenCookies = [cookieText('access_token', 'access-2', 900), cookieText('refresh_token', 'refresh-2', 2_592_000)];
const droppedTokens = [cookieText('access_token', '', 0), cookieText('refresh_token', '', 0)];
const signedIn = 'access_token=access-1; refresh_token=refresh-1';

describe('the kind of a viewer', () => {
  const tradePoint = 'trade_point_number=17; trade_point_name=%D0%92%D0%B8%D1%82%D1%80%D0%B8%D0%BD%D0%B0';
  const staff = 'employee_token=staff-1';
  const person = 'personnel_number=0042; employee_name=Anna';

  test.each<[string, Record<string, string>, string | undefined, object]>([
    ['nothing', {}, undefined, { kind: 'guest', isGuest: true, sessionSource: 'none' }],
    ['both cookies', { cookie: signedIn }, undefined, { kind: 'shopper', isGuest: false, sessionSource: 'cookie', bearer: 'access-1' }],
    ['the refresh cookie alone', { cookie: 'refresh_token=refresh-1' }, undefined, { kind: 'shopper', isGuest: false, bearer: undefined }],
    ['the header', { authorization: 'Bearer access-1' }, undefined, { kind: 'shopper', isGuest: false, sessionSource: 'header' }],
    ['a key', {}, 'prices', { kind: 'application', application: { name: 'prices' }, isGuest: true }],
    ['a key for a shopper', { authorization: 'Bearer access-1' }, 'prices', { kind: 'shopper', application: { name: 'prices' } }],
    [
      'a trade point',
      { cookie: `${staff}; ${tradePoint}` },
      undefined,
      { kind: 'employee', isGuest: true, employee: { tradePointName: 'Витрина' } },
    ],
    [
      'a person',
      { cookie: `${staff}; ${person}` },
      undefined,
      { kind: 'employee', employee: { personnelNumber: '0042', tradePointNumber: null } },
    ],
    [
      'staff signed in',
      { cookie: `${staff}; ${person}; ${signedIn}` },
      undefined,
      { kind: 'employee', isGuest: false, bearer: 'access-1' },
    ],
    [
      'staff without a name',
      { cookie: staff },
      undefined,
      { kind: 'employee', employeeToken: 'staff-1', employee: { employeeName: null } },
    ],
    ['half of a pair', { cookie: `${staff}; trade_point_number=17; employee_name=Anna` }, undefined, { employee: { employeeName: null } }],
    ['names of staff alone', { cookie: `${person}; ${tradePoint}` }, undefined, { kind: 'guest', employee: undefined }],
    ['a token of staff in a header', { 'x-employee-token': 'staff-1' }, undefined, { kind: 'guest', employeeToken: undefined }],
    ['names of staff and a shopper', { cookie: `${person}; ${signedIn}` }, undefined, { kind: 'shopper', employee: undefined }],
  ])('by %s', (_, headers, application, who) => {
    expect(viewerOf(headers, application)).toMatchObject(who);
  });

  test('a token of the header is renewed by whoever sent it, not by the cookie beside it', () => {
    expect(viewerOf({ authorization: 'Bearer header', cookie: signedIn })).toMatchObject({ bearer: 'header', refreshToken: undefined });
  });
});

describe('who gets tokens answered', () => {
  test('an application, when it sends no cookies', () => {
    expect(viewerOf({}, 'prices').keepsTokens).toBe(true);
  });

  test('nobody else: a page could read them', () => {
    expect(viewerOf({}).keepsTokens).toBe(false);
    expect(viewerOf({ authorization: 'Bearer access-1' }).keepsTokens).toBe(false);
    expect(viewerOf({ 'x-mobile-app': '1' }).keepsTokens).toBe(false);
    expect(viewerOf({ cookie: 'city_id=1' }, 'prices').keepsTokens).toBe(false);
  });
});

describe('what the engine makes of the session', () => {
  const cookiesAfter = async (headers: Record<string, string>, outcome: typeof tokens | null) => {
    const fake = fakeProvider(shop());
    const { context } = testContext(fake.provider, headers);
    await context.calls.profile.read({});
    fake.callers.at(-1)?.onSession?.(outcome);
    await context.calls.profile.read({});
    return { context, caller: fake.recordedCalls.at(-1)?.caller };
  };

  test('new tokens go into both cookies, and later calls carry them', async () => {
    const { context, caller } = await cookiesAfter({ cookie: `refresh_token=refresh-1; basket_id=${basketId}` }, tokens);
    expect(setCookies(context)).toEqual(tokenCookies);
    expect(context.viewer).toMatchObject({ kind: 'shopper', bearer: 'access-2', refreshToken: 'refresh-2' });
    expect(caller).toMatchObject({ bearer: 'access-2', refreshToken: 'refresh-2', basketId });
  });

  test('its end removes both cookies and leaves a guest with the basket', async () => {
    const { context, caller } = await cookiesAfter({ cookie: `${signedIn}; basket_id=${basketId}` }, null);
    expect(setCookies(context)).toEqual(droppedTokens);
    expect(context.viewer).toMatchObject({ kind: 'guest', isGuest: true, bearer: undefined, basketId });
    expect(caller).toMatchObject({ bearer: undefined, refreshToken: undefined, basketId });
  });

  test('in another city it is the same session', async () => {
    const fake = fakeProvider(shop());
    const { context } = testContext(fake.provider, { cookie: signedIn });
    await context.inCity(asId(9)).calls.profile.read({});
    fake.callers.at(-1)?.onSession?.(tokens);
    await context.calls.profile.read({});
    expect(fake.recordedCalls.at(-1)?.caller).toMatchObject({ cityId: asId(1), bearer: 'access-2', refreshToken: 'refresh-2' });
  });
});

describe('signing in', () => {
  test('keeps the tokens of a browser in cookies; its basket stays until it has joined the shopper’s', () => {
    const context = contextOf({ cookie: `basket_id=${basketId}` });
    context.signIn(tokens);
    expect(setCookies(context)).toEqual(tokenCookies);
    expect(context.viewer).toMatchObject({ kind: 'shopper', isGuest: false, basketId });
  });

  test('sets no cookie for whoever keeps its tokens', () => {
    const context = contextOf({ 'x-basket-id': basketId }, 'prices');
    context.signIn(tokens);
    expect(setCookies(context)).toEqual([]);
    expect(context.viewer).toMatchObject({ kind: 'shopper', bearer: 'access-2', refreshToken: undefined });
  });
});

test('signing out forgets the session, the basket and the orders, and so do later calls', async () => {
  const fake = fakeProvider(shop());
  const { context } = testContext(fake.provider, { cookie: `${signedIn}; basket_id=${basketId}; order_keys=order-key-0001` });
  context.signOut();
  await context.calls.basket.getBasket({});
  expect(fake.recordedCalls[0]?.caller).toMatchObject({ bearer: undefined, refreshToken: undefined, basketId: undefined, orderKeys: [] });
  expect(setCookies(context)).toEqual([...droppedTokens, cookieText('basket_id', '', 0), cookieText('order_keys', '', 0)]);
  expect(context.viewer).toMatchObject({ kind: 'guest', basketId: undefined, orderKeys: [] });
});

test('calls carry the token of staff and the keys of repair requests', async () => {
  const fake = fakeProvider(shop());
  const { context } = testContext(fake.provider, { cookie: 'employee_token=staff-1; repair_keys=repair-key-1%2Crepair-key-2' });
  await context.calls.site.menu({});
  expect(fake.recordedCalls[0]?.caller).toMatchObject({
    employeeToken: 'staff-1',
    repairKeys: ['repair-key-1', 'repair-key-2'],
    orderKeys: [],
  });
});

test('keys of repair requests are kept out of reach of scripts, and forgotten with the shopper', async () => {
  const fake = fakeProvider(shop());
  const { context } = testContext(fake.provider, { cookie: signedIn });
  context.adoptRepairKeys(['repair-key-1']);
  await context.calls.site.menu({});
  expect(fake.recordedCalls[0]?.caller).toMatchObject({ repairKeys: ['repair-key-1'], orderKeys: [] });
  expect(setCookies(context)).toEqual([cookieText('repair_keys', 'repair-key-1', 31_104_000)]);
  context.signOut();
  expect(setCookies(context)).toContain(cookieText('repair_keys', '', 0));
  expect(context.viewer.repairKeys).toEqual([]);
});

test('the key by which a browser is known again is made once, and forgotten with the shopper', async () => {
  const { context } = testContext(fakeProvider(shop()).provider, { cookie: signedIn });
  const newKey = context.commentKey();
  expect(newKey).toMatch(/^[0-9a-f]{32}$/);
  expect(context.commentKey()).toBe(newKey);
  expect(setCookies(context)).toEqual([cookieText('comment_key', newKey, 31_104_000)]);
  context.signOut();
  expect(setCookies(context)).toContain(cookieText('comment_key', '', 0));
  expect(context.viewer.commentKey).toBeUndefined();
});
