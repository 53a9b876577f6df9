import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Cookies } from './cookies.ts';
import { demoShopper } from './demo-shopper.ts';
import { type Answer, type FilledDatabase, type Listening, startShop } from './full-stack.ts';
import { sharing, startOwnRedis } from './redis.ts';
import { sharedProvider } from './shared-provider.ts';

interface Me {
  me: { email: string } | null;
}

const me = '{ me { email } }';
const signInMutation = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { accessToken user { email } } } }';
const add = 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id revision } } }';
const { email, password } = demoShopper;
/** Of the application that keeps its tokens itself. */
const appKey = 'mobile-application';

let shop: Listening;
let other: Listening;
let database: FilledDatabase;

// Two shops that know of each other by Redis alone.
beforeAll(async () => {
  const [redis, provider] = await Promise.all([startOwnRedis(), sharedProvider()]);
  database = provider.database;
  const env = {
    PROVIDER_API_URL: provider.proxy.origin,
    ...sharing(redis),
    SESSION_SECRET: 'session-test'.repeat(4),
    APP_KEYS: `${appKey}=100000`,
  };
  [shop, other] = await Promise.all([startShop(env), startShop(env)]);
});
beforeEach(() => database.sql('delete from sessions'));

/** A browser that has signed in; the number of sessions and tokens at the provider begins from this one. */
async function signIn(browser = new Cookies()): Promise<Cookies> {
  const { data, errors } = await browser.execute(shop, signInMutation, { input: { login: email, password } });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ sessionSignIn: { session: { accessToken: null, user: { email } } } });
  return browser;
}

const expireAccess = () => database.sql(`update session_tokens set expires_at = now() - interval '1 second' where kind = 'access'`);
const endSessions = () => database.sql('update sessions set ended_at = now()');

/** How often the provider has renewed the session since it began. */
async function renewals(): Promise<number> {
  const [count] = await database.sql<{ n: number }>(`select count(*)::int - 1 as n from session_tokens where kind = 'refresh'`);
  return count?.n ?? 0;
}

test('signing in sets both cookies, hidden from scripts, and the shopper is known by them', async () => {
  const browser = await signIn();
  for (const [name, seconds] of [
    ['access_token', 900],
    ['refresh_token', 2_592_000],
  ] as const) {
    expect(browser.lines.get(name)).toMatch(new RegExp(`^${name}=[\\w-]{43}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax$`));
  }
  expect(await browser.execute<Me>(shop, me)).toEqual({ data: { me: { email } } });
  expect(await browser.execute<Me>(other, me)).toEqual({ data: { me: { email } } });
  expect(await renewals()).toBe(0);
});

test('a wrong password signs nobody in', async () => {
  const browser = new Cookies();
  const { errors } = await browser.execute(shop, signInMutation, { input: { login: email, password: 'wrong' } });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { 'input.password': ['Неверный логин или пароль'] } });
  expect([...browser.values.keys()]).toEqual([]);
});

test.each<[string, (browser: Cookies) => unknown]>([
  ['at the provider', expireAccess],
  ['in the browser', (browser) => browser.values.delete('access_token')],
])('an access token that has expired %s is renewed on the way, and the new cookies come', async (_, expire) => {
  const browser = await signIn();
  const before = new Map(browser.values);
  await expire(browser);
  expect(await browser.execute<Me>(shop, me)).toEqual({ data: { me: { email } } });
  for (const name of ['access_token', 'refresh_token']) {
    expect(browser.values.get(name)).toMatch(/^[\w-]{43}$/);
    expect(browser.values.get(name)).not.toBe(before.get(name));
  }
  expect(await browser.execute<Me>(shop, me)).toEqual({ data: { me: { email } } });
  expect(await renewals()).toBe(1);
});

test('50 questions at once over two processes with an expired access token make one renewal', async () => {
  const browser = await signIn();
  await expireAccess();
  const cookie = browser.header();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => Cookies.of(cookie).execute<Me>(index % 2 === 0 ? shop : other, me)),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, (): Answer<Me> => ({ data: { me: { email } } })));
  expect(await renewals()).toBe(1);
});

test('a session that has ended leaves a guest without cookies of the session; the basket waits for its shopper', async () => {
  const browser = await signIn();
  const [product] = await database.sql<{ id: number }>(`select id from products p where order_type = 'buy' and not is_digital
    and exists (select 1 from stock s join stores t on t.id = s.store_id where s.product_id = p.id and t.city_id = 1) order by id limit 1`);
  await browser.execute(shop, add, { id: product?.id });
  await endSessions();
  const basket = '{ me { email } basket { items { productId } } viewer { kind } }';
  const { data } = await browser.execute(shop, basket);
  expect(data).toMatchObject({ me: null, basket: null });
  expect([...browser.values.keys()]).toEqual(['basket_id']);
  expect(await browser.execute(shop, '{ viewer { kind } }')).toEqual({ data: { viewer: { kind: 'GUEST' } } });
  await signIn(browser);
  expect((await browser.execute(shop, basket)).data).toMatchObject({
    me: { email },
    basket: { items: [{ productId: String(product?.id) }] },
  });
});

test('signing in over a session ends the former one', async () => {
  const browser = await signIn();
  const former = Cookies.of(browser.header());
  await signIn(browser);
  expect(await former.execute<Me>(shop, me)).toEqual({ data: { me: null } });
  expect(await browser.execute<Me>(shop, me)).toEqual({ data: { me: { email } } });
  expect(await database.sql('select count(*)::int as n from sessions where ended_at is null')).toEqual([{ n: 1 }]);
});

test('a shopper’s basket is ordered by the shopper alone, whoever names it', async () => {
  const browser = await signIn();
  const [product] = await database.sql<{ id: number }>(`select id from products p where order_type = 'buy' and not is_digital
    and exists (select 1 from stock s join stores t on t.id = s.store_id where s.product_id = p.id and t.city_id = 1) order by id desc limit 1`);
  const { data } = await browser.execute<{ basketAddItem: { basket: { id: string; revision: number } } }>(shop, add, { id: product?.id });
  const basket = data?.basketAddItem.basket;
  const create = `mutation ($revision: Int!, $key: String!) { orderCreate(input: { idempotencyKey: $key,
    revision: $revision, contact: { firstName: "Анна", phone: "+7 900 000-00-01" }, deliveries: [], consents: [], isOneClick: true
  }) { orders { id } } }`;
  const named = { 'x-basket-id': basket?.id ?? '' };
  const order = (cookies: Cookies, key: string, headers = {}) =>
    cookies.execute(shop, create, { revision: basket?.revision, key }, headers);
  await database.sql(`insert into users (phone, email, password_hash) select '79000000009', 'boris@vitrina.example', password_hash from users
    where email = '${email}' on conflict do nothing`);
  const boris = new Cookies();
  expect((await boris.execute(shop, signInMutation, { input: { login: 'boris@vitrina.example', password } })).errors).toBeUndefined();

  for (const other of [new Cookies(), boris]) {
    expect((await order(other, 'another-0123456789', named)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  }
  expect(await order(browser, 'the-owner-0123456789')).toMatchObject({ data: { orderCreate: { orders: [{ id: expect.any(String) }] } } });
});

test('a shopper on two devices has two sessions: the end of one is not the other’s', async () => {
  const [phone, table] = [await signIn(), await signIn()];
  await phone.execute(shop, 'mutation { sessionSignOut { isEndedAtProvider } }');
  expect(await phone.execute<Me>(other, me)).toEqual({ data: { me: null } });
  expect(await table.execute<Me>(other, me)).toEqual({ data: { me: { email } } });
});

test('signing out ends the session everywhere', async () => {
  const browser = await signIn();
  const copy = Cookies.of(browser.header());
  expect(await browser.execute(other, 'mutation { sessionSignOut { isEndedAtProvider } }')).toEqual({
    data: { sessionSignOut: { isEndedAtProvider: true } },
  });
  expect([...browser.values.keys()]).toEqual([]);
  expect(await copy.execute<Me>(shop, me)).toEqual({ data: { me: null } });
  expect([...copy.values.keys()]).toEqual([]);
});

test('an application keeps its tokens itself and renews its session itself', async () => {
  const asApplication = (authorization?: string) => ({ 'x-app-key': appKey, ...(authorization && { authorization }) });
  const mobile = new Cookies();
  const begin = 'mutation ($input: SessionSignInInput!) { result: sessionSignIn(input: $input) { session { accessToken refreshToken } } }';
  interface SessionAnswer {
    result: { session: { accessToken: string; refreshToken: string } };
  }
  const { data } = await mobile.execute<SessionAnswer>(shop, begin, { input: { login: email, password } }, asApplication());
  expect([...mobile.values.keys()]).toEqual([]);
  expect(await mobile.execute<Me>(shop, me, {}, asApplication(`Bearer ${data?.result.session.accessToken}`))).toMatchObject({
    data: { me: { email } },
  });
  await expireAccess();
  const expired = await mobile.execute<Me>(shop, me, {}, asApplication(`Bearer ${data?.result.session.accessToken}`));
  expect(expired.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const renew =
    'mutation ($input: SessionRefreshInput!) { result: sessionRefresh(input: $input) { session { accessToken refreshToken } } }';
  const input = { refreshToken: data?.result.session.refreshToken };
  const next = await mobile.execute<SessionAnswer>(shop, renew, { input }, asApplication());
  const bearer = `Bearer ${next.data?.result.session.accessToken}`;
  expect(await mobile.execute<Me>(other, me, {}, asApplication(bearer))).toMatchObject({ data: { me: { email } } });
});
