import type { ServerResponse } from 'node:http';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callerOf, type Engine, emptyBasket, failure, openEngine, seriesValue } from '../testing/engine.ts';
import { type RedisServer, startRedis, withShortTimeout } from '../testing/redis.ts';
import { json, startUpstream, type Upstream } from '../testing/upstream.ts';
import type { Caller, SessionTokens } from './calls.ts';
import type { RedisPlace } from './redis-connection.ts';

const profile = { id: 1, first_name: 'Анна', last_name: null, birthdate: null, sex: null, phone: null, email: null, new_email: null };
const wireTokens = { access_token: 'fresh', refresh_token: 'next', expires_in: 900, refresh_expires_in: 2_592_000 };
const tokens: SessionTokens = { accessToken: 'fresh', refreshToken: 'next', expiresIn: 900, refreshExpiresIn: 2_592_000 };
const no = (response: ServerResponse, status: number) => json(response, { status, code: 'unauthorized', message: 'Войдите' }, status);

let upstream: Upstream;
/** What the provider does when it is asked for new tokens. */
let refresh: (response: ServerResponse) => void;
const engines: Engine[] = [];
const open = (place?: RedisPlace): Engine => {
  const engine = openEngine(upstream.origin, place);
  engines.push(engine);
  return engine;
};

const sessionUpdatesOf = (over: Partial<Caller> = {}) => {
  const sessionUpdates: (SessionTokens | null)[] = [];
  const caller = callerOf({ bearer: 'expired', refreshToken: 'old', onSession: (session) => void sessionUpdates.push(session), ...over });
  return { caller, sessionUpdates };
};
const read = (engine: Engine, caller: Caller) => engine.provider.callsFor(caller).profile.read({});
const requestsTo = (path: string) => upstream.requests.filter(({ url }) => url.startsWith(path));
const refreshes = () => requestsTo('/internal/user/refresh-token');
/** Holds the answer of a refresh back until all 50 have been refused. */
const respondAfterAllRefusals = (response: ServerResponse) =>
  void expect
    .poll(() => requestsTo('/v2/users').length)
    .toBe(50)
    .then(() => json(response, wireTokens));

beforeEach(async () => {
  refresh = (response) => json(response, wireTokens);
  upstream = await startUpstream((request, response) => {
    const { authorization } = request.headers;
    if (request.url?.startsWith('/internal/user/refresh-token')) return refresh(response);
    if (authorization === 'Bearer expired') return no(response, 401);
    if (request.url?.startsWith('/basket')) return json(response, emptyBasket);
    return authorization === 'Bearer fresh' ? json(response, { ...profile, is_confirmed_email: false }) : no(response, 401);
  });
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map(({ provider }) => provider.close()));
  await upstream.close();
});

describe('refresh once on 401', () => {
  test('50 parallel 401s make 1 refresh, and each call is sent once more', async () => {
    const engine = open();
    refresh = respondAfterAllRefusals;
    const shoppers = Array.from({ length: 50 }, () => sessionUpdatesOf());
    const names = await Promise.all(shoppers.map(async ({ caller }) => (await read(engine, caller)).first_name));
    expect(new Set(names)).toEqual(new Set(['Анна']));
    expect(refreshes()).toHaveLength(1);
    expect(requestsTo('/v2/users')).toHaveLength(100);
    expect(shoppers.every(({ sessionUpdates }) => sessionUpdates.length === 1 && sessionUpdates[0]?.accessToken === 'fresh')).toBe(true);
    expect(await seriesValue(engine.provider, 'vitrina_session_refreshes_total{outcome="renewed"}')).toBe(1);
  });

  test('the refresh carries its cookie and nobody else’s secrets', async () => {
    const { caller } = sessionUpdatesOf({ basketId: 'aa', orderKeys: ['key'] });
    await read(open(), caller);
    const [sent] = refreshes();
    expect(sent?.headers.cookie).toBe('refresh_token=old');
    expect([sent?.headers.authorization, sent?.headers['x-basket-id'], sent?.headers['x-order-key']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('one caller with several calls is told once and has the new tokens', async () => {
    const { caller, sessionUpdates } = sessionUpdatesOf();
    const engine = open();
    await Promise.all([read(engine, caller), read(engine, caller), engine.provider.callsFor(caller).basket.getBasket({})]);
    expect(sessionUpdates).toEqual([tokens]);
    expect([caller.bearer, caller.refreshToken]).toEqual(['fresh', 'next']);
    expect(refreshes()).toHaveLength(1);
  });

  test('without an access token the session is refreshed before the call', async () => {
    const { caller, sessionUpdates } = sessionUpdatesOf({ bearer: undefined });
    expect((await read(open(), caller)).first_name).toBe('Анна');
    expect(requestsTo('/v2/users')).toHaveLength(1);
    expect(sessionUpdates).toEqual([tokens]);
  });

  test('what may not be repeated is not, but the session is fresh for the next try', async () => {
    const { caller, sessionUpdates } = sessionUpdatesOf();
    const calls = open().provider.callsFor(caller);
    const error = await failure(calls.basket.addItem({ query: { product_id: 1, quantity: 1 } }));
    expect([error.kind, error.status]).toEqual(['refused', 401]);
    expect(requestsTo('/basket/add-item')).toHaveLength(1);
    expect(sessionUpdates).toEqual([tokens]);
    await calls.basket.addItem({ query: { product_id: 1, quantity: 1 } });
  });

  test('a late-comer with the old token gets the same outcome without a call', async () => {
    const engine = open();
    await read(engine, sessionUpdatesOf().caller);
    const late = sessionUpdatesOf();
    await read(engine, late.caller);
    expect(late.sessionUpdates).toEqual([tokens]);
    expect(refreshes()).toHaveLength(1);
  });

  test('a guest and a caller without a refresh token are not refreshed', async () => {
    const engine = open();
    expect((await failure(read(engine, callerOf()))).status).toBe(401);
    expect((await failure(read(engine, callerOf({ bearer: 'expired' })))).status).toBe(401);
    expect(refreshes()).toHaveLength(0);
  });
});

describe('a session that ends', () => {
  beforeEach(() => {
    refresh = (response) => no(response, 401);
  });

  test('ends cleanly: a guest’s read goes on as a guest, a shopper’s is refused', async () => {
    const { caller, sessionUpdates } = sessionUpdatesOf({ basketId: 'aa' });
    const calls = open().provider.callsFor(caller);
    expect((await calls.basket.getBasket({})).id).toBe('b');
    expect(sessionUpdates).toEqual([null]);
    expect([caller.bearer, caller.refreshToken]).toEqual([undefined, undefined]);
    expect(requestsTo('/basket').at(-1)?.headers.authorization).toBeUndefined();
    expect((await failure(calls.profile.read({}))).status).toBe(401);
    expect(refreshes()).toHaveLength(1);
  });

  test('a change is refused and not made as a guest', async () => {
    const { caller, sessionUpdates } = sessionUpdatesOf({ bearer: undefined });
    const error = await failure(
      open()
        .provider.callsFor(caller)
        .basket.addItem({ query: { product_id: 1, quantity: 1 } }),
    );
    expect([error.kind, error.status]).toEqual(['refused', 401]);
    expect(requestsTo('/basket')).toHaveLength(0);
    expect(sessionUpdates).toEqual([null]);
  });

  test('is kept when nobody says no', async () => {
    refresh = (response) => json(response, {}, 503);
    const { caller, sessionUpdates } = sessionUpdatesOf();
    expect((await failure(read(open(), caller))).kind).toBe('unavailable');
    expect(sessionUpdates).toEqual([]);
    expect([caller.bearer, caller.refreshToken]).toEqual(['expired', 'old']);
  });

  test.each([400, 403, 404, 408, 421, 422, 429, 451])('is kept when the renewal is answered %d, which may be a proxy’s', async (status) => {
    refresh = (response) => no(response, status);
    const { caller, sessionUpdates } = sessionUpdatesOf();
    expect((await failure(read(open(), caller))).kind).toBe('unavailable');
    expect(sessionUpdates).toEqual([]);
    expect([caller.bearer, caller.refreshToken]).toEqual(['expired', 'old']);
  });
});

describe('refresh once across processes', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.kill());

  test('50 parallel 401s in two processes make 1 refresh', async () => {
    const both = [open(redis.place), open(redis.place)];
    await Promise.all(both.map((engine) => engine.waitForRedis()));
    refresh = respondAfterAllRefusals;
    const shoppers = Array.from({ length: 50 }, () => sessionUpdatesOf());
    await Promise.all(shoppers.map(({ caller }, at) => read(both[at % 2] as Engine, caller)));
    expect(refreshes()).toHaveLength(1);
    expect(shoppers.every(({ sessionUpdates }) => sessionUpdates.length === 1 && sessionUpdates[0]?.accessToken === 'fresh')).toBe(true);
  });

  test('nothing of the session can be read in Redis', async () => {
    const engine = open(redis.place);
    await engine.waitForRedis();
    await read(engine, sessionUpdatesOf({ refreshToken: 'canary-refresh' }).caller);
    const reader = new Redis(redis.url);
    await expect.poll(() => reader.keys('vitrina:session:*')).toHaveLength(1);
    const [key = ''] = await reader.keys('vitrina:session:*');
    const sealedText = (await reader.get(key)) ?? '';
    const readable = `${key} ${sealedText} ${Buffer.from(sealedText, 'base64').toString('latin1')}`;
    for (const secret of ['canary-refresh', 'fresh', 'next', 'accessToken']) expect(readable).not.toContain(secret);
    expect(await reader.pttl(key)).toBeLessThanOrEqual(30_000);
    reader.disconnect();
  });

  test('with Redis frozen each process refreshes by itself', async () => {
    const both = [open(withShortTimeout(redis.place)), open(withShortTimeout(redis.place))];
    await Promise.all(both.map((engine) => engine.waitForRedis()));
    redis.freeze();
    const [one, other] = [sessionUpdatesOf(), sessionUpdatesOf()];
    await Promise.all([read(both[0] as Engine, one.caller), read(both[1] as Engine, other.caller)]);
    expect(refreshes()).toHaveLength(2);
    expect([one.sessionUpdates, other.sessionUpdates]).toEqual([[tokens], [tokens]]);
  });
});
