import { visitorWith } from '@vitrina/graphql/testing/provider.ts';
import { type RedisServer, sharing, startRedis } from '@vitrina/graphql/testing/redis.ts';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codesOf, type Reply, sendOperation, startGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { Counters } from './counters.ts';
import { addRateLimit } from './rate.ts';

const startedGateways: TestGateway[] = [];
const start = async (...options: Parameters<typeof startGateway>): Promise<TestGateway> => {
  const gateway = await startGateway(...options);
  startedGateways.push(gateway);
  return gateway;
};
afterEach(async () => {
  for (const gateway of startedGateways.splice(0)) await gateway.close();
});

const key = { 'x-app-key': '0f3a9c1e' };
const storedOperations = { kinds: 'query Kinds { __typename }' };
const limitOf = ({ status, headers }: Reply) => [status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')];
/** What is left of a span of seconds, however long the tries have taken. */
const within = (span: number) => (seconds: number) => Number.isInteger(seconds) && seconds > 0 && seconds <= span;
/** On the loopback the gateway believes what a balancer would say. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('requests of an application', () => {
  it('have a budget of their own and say how much of it is left', async () => {
    const { origin } = await start({ APP_KEYS: '0f3a9c1e=2' });
    const replies = [];
    for (let at = 0; at < 3; at++) replies.push(await sendOperation(origin, '{ __typename }', {}, key));
    expect(replies.map(limitOf)).toEqual([
      [200, '2', '1'],
      [200, '2', '0'],
      [429, '2', '0'],
    ]);
    const seconds = Number(replies[2]?.headers.get('retry-after'));
    expect(seconds).toSatisfy(within(60));
    expect(replies[2]?.body.errors).toEqual([{ message: expect.any(String), extensions: { code: 'RATE_LIMITED', retryAfter: seconds } }]);
    expect(limitOf(await sendOperation(origin, '{ __typename }'))).toEqual([200, '1200', '1199']);
  });

  it('are those of a viewer of this kind', async () => {
    const { origin } = await start({ APP_KEYS: '0f3a9c1e=20' });
    const { body } = await sendOperation(origin, '{ viewer { kind application } }', {}, key);
    expect(body.data).toEqual({ viewer: { kind: 'APPLICATION', application: expect.stringMatching(/^[0-9a-f]{8}$/) } });
    expect(JSON.stringify(body)).not.toContain('0f3a9c1e');
  });

  it('with a wrong key are refused, and not taken for those of somebody unknown', async () => {
    const { origin } = await start({ APP_KEYS: '0f3a9c1e=20' });
    const reply = await sendOperation(origin, '{ __typename }', {}, { 'x-app-key': '0f3a9c1f' });
    expect([reply.status, ...codesOf(reply)]).toEqual([401, 'UNAUTHENTICATED']);
    // Who guesses keys uses up what his address has.
    expect(reply.headers.get('ratelimit-limit')).toBe('1200');
  });

  it('may be of any text where others are held to stored operations', async () => {
    const { origin } = await start({ APP_KEYS: '0f3a9c1e=20', TRUSTED_DOCUMENTS: 'only' }, { storedOperations });
    expect((await sendOperation(origin, '{ __typename }', {}, key)).status).toBe(200);
    // Also the second time, when the text is known.
    expect((await sendOperation(origin, '{ __typename }', {}, key)).status).toBe(200);
    const anonymousReply = await sendOperation(origin, '{ __typename }');
    expect([anonymousReply.status, ...codesOf(anonymousReply)]).toEqual([403, 'FORBIDDEN']);
    expect((await sendOperation(origin, storedOperations.kinds)).status).toBe(200);
  });

  it('are told their cost and may cost more', async () => {
    const { origin } = await start({ APP_KEYS: '0f3a9c1e=20' });
    const source = 'query ($ids: [ID!]!) { products(ids: $ids) { article } }';
    const ids = Array.from({ length: 70 }, (_, at) => at + 1);
    const keyedReply = await sendOperation(origin, source, { ids }, key);
    expect(keyedReply.body.extensions?.cost).toMatchObject({ calls: 74, budget: 300 });
    const anonymousReply = await sendOperation(origin, source, { ids });
    expect([anonymousReply.status, ...codesOf(anonymousReply)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(anonymousReply.body.errors?.[0]?.message).toMatch(/74 calls of the provider; at most 60/);
    expect((await sendOperation(origin, '{ __typename }')).body.extensions).toBeUndefined();
  });
});

describe('requests of everybody else', () => {
  it('are counted by address, in a network of one household together', async () => {
    const { origin } = await start();
    const remainingFor = async (address: string) =>
      (await sendOperation(origin, '{ __typename }', {}, from(address))).headers.get('ratelimit-remaining');
    expect(await remainingFor('203.0.113.1')).toBe('1199');
    expect(await remainingFor('203.0.113.1')).toBe('1198');
    expect(await remainingFor('203.0.113.2')).toBe('1199');
    expect(await remainingFor('2001:db8:1:2::1')).toBe('1199');
    expect(await remainingFor('2001:db8:1:2:ffff::7')).toBe('1198');
    expect(await remainingFor('2001:db8:1:3::1')).toBe('1199');
  });

  it('are counted by the address they come from, whatever they say of it, where nobody vouches for it', async () => {
    const { origin } = await start({ TRUSTED_PROXIES: '192.0.2.1' });
    const remainingFor = async (address: string) =>
      (await sendOperation(origin, '{ __typename }', {}, from(address))).headers.get('ratelimit-remaining');
    expect(await remainingFor('203.0.113.1')).toBe('1199');
    expect(await remainingFor('203.0.113.2')).toBe('1198');
  });

  it('are counted by session as well, from whichever address', async () => {
    const { origin } = await start();
    const remainingFor = async (address: string, headers: Record<string, string>) =>
      (await sendOperation(origin, '{ __typename }', {}, { ...from(address), ...headers })).headers.get('ratelimit-remaining');
    expect(await remainingFor('203.0.113.1', { authorization: 'Bearer token-of-one-shopper' })).toBe('599');
    expect(await remainingFor('203.0.113.2', { authorization: 'Bearer token-of-one-shopper' })).toBe('598');
    expect(await remainingFor('203.0.113.3', { authorization: 'Bearer token-of-another' })).toBe('599');
    expect(await remainingFor('203.0.113.4', { cookie: 'city_id=1; access_token=token-of-a-third' })).toBe('599');
    expect(await remainingFor('203.0.113.5', { cookie: 'city_id=1; access_token=token-of-a-third' })).toBe('598');
  });

  it('are refused when the address has used up what it has', async () => {
    const { origin, inProcess } = await start();
    const tries = { name: 'address', points: 1_200, seconds: 60 };
    for (let at = 0; at < 1_200; at++) await inProcess.counters.count(tries, '203.0.113.9');
    const reply = await sendOperation(origin, '{ __typename }', {}, from('203.0.113.9'));
    expect([reply.status, ...codesOf(reply)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendOperation(origin, '{ __typename }', {}, from('203.0.113.8'))).status).toBe(200);
  });
});

it('of an address that has used up what it has nothing more is counted: sessions that it makes up fill no memory', async () => {
  const counted: string[] = [];
  const count: Counters['count'] = async ({ name, points }) => {
    counted.push(name);
    return { isOver: name === 'address', limit: points, remaining: 0, resetAfter: 1 };
  };
  const app = Fastify();
  addRateLimit(app, {
    counters: { count, look: count, close: () => undefined },
    applications: { find: () => undefined },
    countError: () => undefined,
  });
  app.get('/graphql', async () => 'answered');
  expect((await app.inject({ url: '/graphql', headers: { authorization: 'Bearer made-up' } })).statusCode).toBe(429);
  expect(counted).toEqual(['address']);
  await app.close();
});

describe('signing in', () => {
  const source = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }';
  const codeOf = async (origin: string, login: string, address = '203.0.113.1') => {
    const reply = await sendOperation(origin, source, { input: { login, password: 'wrong' } }, from(address));
    return codesOf(reply)[0];
  };

  it('may be tried thirty times for one account, however it is written, and by others still', async () => {
    const { origin } = await start();
    const ways = ['+7 900 000-00-01', '89000000001', '79000000001'];
    const codes = [];
    for (let at = 0; at < 31; at++) codes.push(await codeOf(origin, ways[at % ways.length] ?? ''));
    expect(codes.indexOf('RATE_LIMITED')).toBe(30);
    expect(await codeOf(origin, '+7 900 000-00-02')).not.toBe('RATE_LIMITED');
    expect(await codeOf(origin, '+7 900 000-00-01', '203.0.113.2')).not.toBe('RATE_LIMITED');
  });

  it('is open to an account’s owner, however many addresses have tried it', async () => {
    const { origin } = await start();
    for (let at = 0; at < 60; at++) await codeOf(origin, '79000000001', `203.0.113.${at}`);
    expect(await codeOf(origin, '79000000001', '198.51.100.1')).not.toBe('RATE_LIMITED');
  });

  it('may be tried a hundred times from one address', async () => {
    const { origin } = await start();
    const codes = [];
    for (let at = 0; at < 101; at++) codes.push(await codeOf(origin, `someone${at}@vitrina.example`));
    expect(codes.indexOf('RATE_LIMITED')).toBe(100);
    expect(await codeOf(origin, 'someone@vitrina.example', '203.0.113.2')).not.toBe('RATE_LIMITED');
  });

  it('is limited by the address one comes from, whatever one says of it', async () => {
    const { origin, inProcess } = await start({ TRUSTED_PROXIES: '192.0.2.1' });
    for (let at = 0; at < 100; at++) await inProcess.counters.count({ name: 'login-address', points: 100, seconds: 900 }, '127.0.0.1');
    expect(await codeOf(origin, 'someone@vitrina.example', '203.0.113.5')).toBe('RATE_LIMITED');
    // A text that is known goes another way.
    expect(await codeOf(origin, 'someone@vitrina.example', '203.0.113.6')).toBe('RATE_LIMITED');
  });

  it('says in how many seconds it may be tried again, and calls nobody', async () => {
    const { origin, providerRequests: asked } = await start();
    for (let at = 0; at < 30; at++) await codeOf(origin, '79000000001');
    const before = asked.length;
    const { body } = await sendOperation(origin, source, { input: { login: '79000000001', password: 'wrong' } }, from('203.0.113.1'));
    const { retryAfter, ...others } = body.errors?.[0]?.extensions ?? {};
    expect(others).toEqual({ code: 'RATE_LIMITED' });
    expect(retryAfter).toSatisfy(within(900));
    expect(asked.length).toBe(before);
  });

  it('is limited in memory too, by the address that the screens hand over', async () => {
    const { inProcess } = await start();
    const tryFrom = async (login: string, address: string) => {
      const { errors } = await inProcess.execute({
        document: source,
        variables: { input: { login, password: 'wrong' } },
        visitor: visitorWith(from(address)),
      });
      return errors?.[0]?.extensions?.code;
    };
    const codes = [];
    for (let at = 0; at < 101; at++) codes.push(await tryFrom(`someone${at}@vitrina.example`, '203.0.113.1'));
    expect(codes.indexOf('RATE_LIMITED')).toBe(100);
    expect(await tryFrom('someone@vitrina.example', '203.0.113.2')).not.toBe('RATE_LIMITED');
  });
});

describe('looking at orders', () => {
  it('ends when an address looks at too many', async () => {
    const { origin, inProcess } = await start();
    for (let at = 0; at < 1_198; at++) await inProcess.counters.count({ name: 'order-look', points: 1_200, seconds: 60 }, '203.0.113.1');
    const look = (source: string) => sendOperation(origin, source, {}, from('203.0.113.1'));
    expect(codesOf(await look('{ order(id: 9000) { id } payment(id: 77) { id } }'))).toEqual([]);
    for (const field of ['order(id: 9001) { id }', 'orderToRepay(orderId: 9001) { orderId }', 'payment(id: 1) { id }']) {
      expect(codesOf(await look(`{ ${field} }`))).toEqual(['RATE_LIMITED']);
    }
  });
});

describe('two processes and one Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  it('hold to the limits together', async () => {
    const env = { APP_KEYS: '0f3a9c1e=5', ...sharing(redis) };
    const [one, two] = [await start(env), await start(env)];
    await Promise.all([waitForSharing(one, two), waitForSharing(two, one)]);
    const statuses = [];
    for (let at = 0; at < 6; at++)
      statuses.push((await sendOperation((at % 2 === 0 ? one : two).origin, '{ __typename }', {}, key)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  /** Until a try that one counts is seen by the other: a new connection to Redis takes a moment. */
  async function waitForSharing(one: TestGateway, other: TestGateway): Promise<void> {
    const probe = { name: `probe-${one.origin}`, points: 1_000, seconds: 60 };
    await expect
      .poll(async () => {
        const first = await one.inProcess.counters.count(probe, 'probe');
        return first.remaining - (await other.inProcess.counters.count(probe, 'probe')).remaining;
      })
      .toBe(1);
  }
});
