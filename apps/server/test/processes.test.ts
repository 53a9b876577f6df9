import { isLongRun } from '@vitrina/services/testing/long-run.ts';
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
const stock = (shop: StartedShop) => ask<unknown>(shop, '{ store(id: 987654321) { name } deliveriesOf: product(id: 987654321) { name } }');

/** Its processes besides the first. */
const below = (shop: StartedShop) => childrenOf(shop.pid);

const providerPid = (shop: StartedShop): number =>
  Number(logged(shop, ({ service, msg }) => service === 'provider' && msg === 'provider is ready').at(-1)?.pid);

describe.each(isLongRun ? [1, 2] : [2])('with PROCESSES=%d', (count) => {
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
