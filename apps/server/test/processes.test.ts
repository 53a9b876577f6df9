import { beforeAll, describe, expect, it } from 'vitest';
import type { FaultProxy } from './fault-proxy.ts';
import { ask, isReady, logged, type StartedShop, startShop, temporaryFolder } from './house.ts';
import { childrenOf, isAlive, run } from './process.ts';
import { sharedProvider } from './shared-provider.ts';
import { until } from './until.ts';

let url: string;
let proxy: FaultProxy;

beforeAll(async () => {
  const shared = await sharedProvider();
  ({ url } = shared.database);
  ({ proxy } = shared);
});

/** Asks the provider each time: stock is never cached. */
const stock = (shop: { origin: string }, headers = {}, signal?: AbortSignal) =>
  ask<unknown>(shop, '{ store(id: 987654321) { name } deliveriesOf: product(id: 987654321) { name } }', {}, headers, signal);

/** Its processes besides the first. */
const below = (shop: StartedShop) => childrenOf(shop.pid);

const providerPid = (shop: StartedShop): number =>
  Number(logged(shop, ({ service, msg }) => service === 'provider' && msg === 'provider is ready').at(-1)?.pid);

describe.each([1, 2])('with PROCESSES=%d', (count) => {
  const PROCESSES = String(count);

  it('SIGTERM: not ready at once, the request under way is finished, then it ends well', async () => {
    const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES });
    const workers = below(shop);
    expect(workers).toHaveLength(count === 1 ? 0 : count);
    proxy.break(/^\/v2\/stores\//, 'held');
    const underWay = stock(shop);
    await until(() => proxy.spoilt === 1, 'the request to be under way');
    shop.child.kill('SIGTERM');
    await until(async () => !(await isReady(shop.origin)), 'the shop to be not ready');
    // Until nobody is sent here any more, those who come are served.
    expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200);
    await until(
      () =>
        fetch(`${shop.origin}/health/live`).then(
          () => false,
          () => true,
        ),
      'nobody to be let in',
    );
    proxy.mend();
    expect(await underWay).toEqual({ data: { store: null, deliveriesOf: null } });
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    expect(workers.filter(isAlive)).toEqual([]);
  });

  it('the provider inside ends with the shop, also when that is killed; one trace id leads through both logs', async () => {
    const shop = await startShop({ DATABASE_URL: url, PROCESSES });
    const traceId = `integration-${crypto.randomUUID()}`;
    const answer = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-trace-id': traceId },
      body: JSON.stringify({ query: '{ product(id: 987654321) { name } }' }),
    });
    expect(answer.headers.get('x-trace-id')).toBe(traceId);
    const line = (fits: (fields: Record<string, unknown>) => boolean, what: string) => until(() => logged(shop, fits)[0], what);
    expect(await line((fields) => fields.traceId === traceId && fields.path === '/graphql', "the gateway's line")).toMatchObject({
      status: 200,
    });
    expect(await line((fields) => fields.traceId === traceId && fields.service === 'provider', "the provider's line")).toMatchObject({
      call: 'products.product',
      status: 404,
    });

    const all = below(shop);
    const provider = providerPid(shop);
    expect(all).toContain(provider);
    expect(all).toHaveLength(count === 1 ? 1 : count + 1);
    process.kill(shop.pid, 'SIGKILL');
    await until(() => !all.some(isAlive), 'the whole house to end');
    // The streams are those of every process: closed when the last one has ended.
    expect(await shop.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('SIGTERM ends the provider inside after the shop, and all of it well', async () => {
    const shop = await startShop({ DATABASE_URL: url, PROCESSES });
    const all = below(shop);
    expect(await shop.stop()).toEqual({ code: 0, signal: null });
    expect(all.filter(isAlive)).toEqual([]);
    expect(logged(shop, ({ msg }) => msg === 'provider stops')).toHaveLength(1);
  });
});

/** Milliseconds of one look at a shop whose processes are being killed: whoever has had no answer gives it up and asks again, as until() does. */
const patience = 2_000;

/** On a connection of its own, since a kept one may lead to a worker that has just ended. */
const impatiently = (shop: StartedShop) => stock(shop, { connection: 'close' }, AbortSignal.timeout(patience));

/** What `/health/ready` says, with its status. */
const health = async ({ origin }: { origin: string }) => {
  const answer = await fetch(`${origin}/health/ready`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(patience) });
  const { troubles = {} } = (await answer.json()) as { troubles?: Record<string, { ends: number; last: string; nextStart: string }> };
  return { status: answer.status, troubles };
};

it('a provider that has once been ready is started again however often it ends; the shop stays ready, says so, and is well again', async () => {
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'warn', PROCESSES: '1' });
  const ended: number[] = [];
  for (let times = 1; times <= 6; times++) {
    const pid = await until(() => below(shop).find((child) => !ended.includes(child)), 'the provider to be there');
    ended.push(pid);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await health(shop)).troubles.provider !== undefined, 'the trouble to be told');
    expect(await health(shop)).toMatchObject({ status: 200, troubles: { provider: { last: 'SIGKILL' } } });
  }
  await until(async () => (await impatiently(shop)).errors === undefined, 'the shop to be well again');
  expect(await health(shop)).toEqual({ status: 200, troubles: {} });
  expect(logged(shop, ({ msg }) => /provider has ended and will be started again/.test(String(msg)))).toHaveLength(6);
});

it('workers that end again and again are replaced, and those that answer say so', async () => {
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: '2' });
  const ended: number[] = [];
  const [spared] = below(shop);
  // The shop is ready with the first of them; the one that is spared has to answer while the other is away.
  const listening = () => logged(shop, ({ service, msg }) => service === undefined && String(msg).startsWith('Server listening'));
  await until(() => listening().length === 2, 'both to listen');
  for (let times = 1; times <= 6; times++) {
    const pid = await until(() => below(shop).find((child) => child !== spared && !ended.includes(child)), 'another worker');
    ended.push(pid);
    process.kill(pid, 'SIGKILL');
    await until(
      () => logged(shop, ({ msg }) => /worker has ended and will be started again/.test(String(msg))).length === times,
      'its end',
    );
  }
  await until(async () => (await health(shop)).troubles.workers?.last === 'SIGKILL', 'the trouble to be told');
  const data = await until(async () => (await impatiently(shop)).data, 'an answer');
  expect(data).toEqual({ store: null, deliveriesOf: null });
  await until(async () => (await health(shop)).troubles.workers === undefined, 'both to answer again');
  expect(below(shop)).toHaveLength(2);
});

it('who comes while a worker hangs and is killed is answered by the others', async () => {
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: '2' });
  const listening = () => logged(shop, ({ service, msg }) => service === undefined && String(msg).startsWith('Server listening'));
  await until(() => listening().length === 2, 'both to listen');
  const [stopped] = below(shop);
  process.kill(Number(stopped), 'SIGSTOP');
  const asked = Array.from({ length: 20 }, () => fetch(`${shop.origin}/health/live`, { headers: { connection: 'close' } }));
  const answered = Promise.all(asked.map(async (answer) => (await answer).status));
  // Only a guard against hanging: without it a lost connection ends the test after minutes.
  const lost = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('somebody has had no answer')), 60_000).unref());
  expect(new Set(await Promise.race([answered, lost]))).toEqual(new Set([200]));
  process.kill(Number(stopped), 'SIGKILL');
});

it('a provider that is never ready ends the shop at its fifth end, in one line', async () => {
  const started = run('server/src/main.ts', {
    DATA_DIR: await temporaryFolder(),
    PORT: '0',
    PROVIDER_PORT: '0',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect(await started.ended).toEqual({ code: 1, signal: null });
  const said = started.lines.filter((line) => !line.startsWith('{') && /provider has ended/i.test(line));
  expect(said).toEqual(['The reference provider has ended 5 times and was never ready (last: exit code 1); the shop stops.']);
});

describe('what cannot work is one line and exit code 1', () => {
  const secret = 'hunter2';

  it.each([
    ['server/src/main.ts', { PROCESSES: '0' }, /^Configuration: PROCESSES must be /],
    ['server/src/main.ts', { REDIS_URL: `http://:${secret}@cache` }, /^Configuration: REDIS_URL must be a Redis address/],
    ['gateway/src/main.ts', { PROVIDER_API_URL: `ftp://${secret}@provider` }, /^Configuration: PROVIDER_API_URL must be /],
    ['provider/src/main.ts', { DATABASE_URL: `mysql://root:${secret}@db/shop` }, /DATABASE_URL: must be /],
  ])('%s with %j', async (entry, env, line) => {
    const started = run(entry, { DATA_DIR: await temporaryFolder(), ...env });
    expect(await started.ended).toEqual({ code: 1, signal: null });
    expect(started.lines).toEqual([expect.stringMatching(line)]);
    expect(started.lines.join()).not.toContain(secret);
  });
});
