import { dropPath } from '@vitrina/gateway/src/operator.ts';
import { operatorKey } from '@vitrina/gateway/src/session-secret.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demoShopper } from './demo-shopper.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { execute, type StartedShop, startShop } from './full-stack.ts';
import { type RedisServer, sharing, startOwnRedis } from './redis.ts';
import type { ProductPage } from './screens.ts';
import { sharedProvider } from './shared-provider.ts';
import { Visitor } from './visitor.ts';

/** Two machines with a shop each, one Redis between them, and one provider whose calls are counted on the way. */
const secret = 'a secret that both of the shops have';
const appKey = 'two-gateways-tests';
const shops: StartedShop[] = [];
let proxy: FaultProxy;
let redis: RedisServer;
let unseen: () => ProductPage;

beforeAll(async () => {
  ({ proxy, unseen } = await sharedProvider());
  redis = await startOwnRedis();
  const env = {
    PROVIDER_API_URL: proxy.origin,
    ...sharing(redis),
    SESSION_SECRET: secret,
    // Calls are counted, and a process whose first answers are slow has them asked for twice.
    WARM_UP: '1',
    APP_KEYS: `${appKey}=100000,ten-a-minute=10`,
  };
  for (const _ of ['one', 'the other']) shops.push(await startShop(env));
});
beforeEach(() => proxy.mend());

/** Half of them to each shop, all at once. */
const evenly = <Data>(count: number, send: (shop: StartedShop) => Promise<Data>): Promise<Data[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(shops[index % 2] as StartedShop)));

/** One after the other. */
const inTurn = <Data>(count: number, send: (shop: StartedShop) => Promise<Data>): Promise<Data[]> =>
  Array.fromAsync({ length: count }, (_, index) => send(shops[index % 2] as StartedShop));

const nameOf = (shop: StartedShop, id: number) =>
  execute<{ product: { name: string } }>(shop, 'query ($id: ID!) { product(id: $id) { name } }', { id }, { 'x-app-key': appKey });

it('a hundred cold requests make one call', async () => {
  // Who waits for the other's answer asks by himself after a third of the deadline: neither shop is slow by its first question.
  const other = unseen();
  await inTurn(2, (shop) => nameOf(shop, other.id));
  proxy.mend();
  const { id, name } = unseen();
  const answers = await evenly(100, (shop) => nameOf(shop, id));
  expect(new Set(answers.map(({ data }) => data?.product.name))).toEqual(new Set([name]));
  expect(proxy.countCalls(/^\/v3\/products\/\d+$/)).toBe(1);
});

it('fifty calls with an access token that has ended make one refresh', async () => {
  const [first] = shops as [StartedShop];
  const visitor = new Visitor(first);
  await visitor.execute('mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }', {
    input: { login: demoShopper.email, password: demoShopper.password },
  });
  const cookie = `access_token=ended; refresh_token=${visitor.cookies.get('refresh_token')}`;
  const answers = await evenly(50, (shop) => execute<{ me: { firstName: string } }>(shop, '{ me { firstName } }', {}, { cookie }));
  expect(new Set(answers.map(({ data }) => data?.me?.firstName))).toEqual(new Set(['Анна']));
  expect(proxy.countCalls(/\/refresh-token$/)).toBe(1);
});

it('what is dropped in one is dropped in both', async () => {
  const { id } = unseen();
  const calls = () => proxy.countCalls(/^\/v3\/products\/\d+$/);
  await inTurn(2, (shop) => nameOf(shop, id));
  await inTurn(2, (shop) => nameOf(shop, id));
  expect(calls()).toBe(1);
  const [first] = shops as [StartedShop];
  const dropped = await fetch(`${first.origin}${dropPath}/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey(secret)}` },
  });
  expect(dropped.status).toBe(204);
  await inTurn(2, (shop) => nameOf(shop, id));
  expect(calls()).toBe(2);
});

it('a limit counts what is asked of both', async () => {
  const send = async (shop: StartedShop) => {
    const answer = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app-key': 'ten-a-minute' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    return answer.status;
  };
  const statuses = await inTurn(14, send);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

it('pages and forms of one address are counted for both', async () => {
  const counted = async (kind: string) => {
    const entry = (await redis.contents()).find((text) => text.includes(`rate:${kind}:`));
    return Number(entry?.split(' ').at(-1) ?? 0);
  };
  const before = await counted('pages');
  expect(await counted('forms')).toBe(0);
  await inTurn(2, async (shop) => new Visitor(shop).send('/city', { cityId: '1', returnTo: '/city' }));
  expect(await counted('forms')).toBe(2);
  expect(await counted('pages')).toBeGreaterThanOrEqual(before + 2);
});
