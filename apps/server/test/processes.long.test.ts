import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../src/testing/raw-request.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { freePort, logLines, type StartedShop, startShop, temporaryFolder } from './full-stack.ts';
import { childrenOf, isAlive, isStopped, run } from './process.ts';
import { sharedProvider } from './shared-provider.ts';
import { until } from './until.ts';

let url: string;
let proxy: FaultProxy;

beforeAll(async () => {
  const shared = await sharedProvider();
  ({ url } = shared.database);
  ({ proxy } = shared);
});

/** Its processes besides the first. */
const below = (shop: StartedShop) => childrenOf(shop.pid);

const providerPid = (shop: StartedShop): number =>
  Number(logLines(shop, ({ service, msg }) => service === 'provider' && msg === 'provider is ready').at(-1)?.pid);

describe.each([1, 2])('with PROCESSES=%d', (count) => {
  const start = () => startShop({ DATABASE_URL: url, PROCESSES: String(count) });
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await start();
  });

  it('being asked for health is no news, though the provider is not there at first', () => {
    expect(shop.lines.filter((line) => line.startsWith('{') && line.includes('/health/'))).toEqual([]);
  });

  it('one trace id leads through both logs', async () => {
    const traceId = `integration-${crypto.randomUUID()}`;
    const answer = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-trace-id': traceId },
      body: JSON.stringify({ query: '{ product(id: 987654321) { name } }' }),
    });
    expect(answer.headers.get('x-trace-id')).toBe(traceId);
    const line = (fits: (fields: Record<string, unknown>) => boolean, what: string) => until(() => logLines(shop, fits)[0], what);
    expect(await line((fields) => fields.traceId === traceId && fields.path === '/graphql', "the gateway's line")).toMatchObject({
      status: 200,
    });
    expect(await line((fields) => fields.traceId === traceId && fields.service === 'provider', "the provider's line")).toMatchObject({
      call: 'products.product',
      status: 404,
    });
  });

  if (count > 1)
    it('the figures are those of all: lateness of the event loop, requests by route and status', async () => {
      const look = async () => (await fetch(`${shop.origin}/metrics`)).text();
      await until(
        async () => /http_request_seconds_count\{[^}]*route="\/health\/ready",status="200"\} /.test(await look()),
        'a request to be counted',
      );
      const text = await until(async () => {
        const figures = await look();
        const workers = [...figures.matchAll(/^nodejs_eventloop_lag_p99_seconds\{worker="(\d+)"\} \S+$/gm)].map(([, worker]) => worker);
        return new Set(workers).size === count && figures;
      }, 'the figures of every worker');
      for (const name of ['vitrina_http_requests_under_way', 'vitrina_http_requests_shed_total', 'nodejs_active_resources_total'])
        expect(text).toContain(`# TYPE ${name} `);
    });

  it('SIGTERM ends the provider inside after the shop, and all of it well', async () => {
    const all = below(shop);
    expect(all).toContain(providerPid(shop));
    expect(all).toHaveLength(count === 1 ? 1 : count + 1);
    expect(await shop.stop()).toEqual({ code: 0, signal: null });
    expect(all.filter(isAlive)).toEqual([]);
    expect(logLines(shop, ({ msg }) => msg === 'provider stops')).toHaveLength(1);
  });

  it('the provider inside ends with the shop also when that is killed', async () => {
    const killed = await start();
    const all = below(killed);
    process.kill(killed.pid, 'SIGKILL');
    await until(() => !all.some(isAlive), 'the full stack to end');
    // The streams are those of every process: closed when the last one has ended.
    expect(await killed.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });
});

it('nobody is told that the shop is ready while one of its workers is not', async () => {
  const port = await freePort();
  const shop = run('server/src/main.ts', {
    PROVIDER_API_URL: proxy.origin,
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
    PROCESSES: '2',
  });
  await until(() => childrenOf(shop.pid).length === 2, 'both to be started');
  const [stopped] = childrenOf(shop.pid);
  process.kill(Number(stopped), 'SIGSTOP');
  const goOn = () => void process.kill(Number(stopped), 'SIGCONT');
  onTestFinished(goOn);
  // A connection each: one that is kept is one worker's.
  const look = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } })).json();
  await until(async () => JSON.stringify((await look()).missing) === '["workers"]', 'the other to wait for it');
  goOn();
  await until(async () => (await look()).status === 'ready', 'both to be ready');
  const answers = await Promise.all(Array.from({ length: 20 }, look));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'ready'));
});

it('who comes while a worker hangs and is killed is answered by the others', async () => {
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: '2' });
  const listening = () => logLines(shop, ({ service, msg }) => service === undefined && String(msg).startsWith('Server listening'));
  await until(() => listening().length === 2, 'both to listen');
  const [stopped] = below(shop);
  process.kill(Number(stopped), 'SIGSTOP');
  // Whatever this test comes to: one that is stopped would keep the shop from ending.
  onTestFinished(() => void process.kill(Number(stopped), 'SIGKILL'));
  await until(() => isStopped(Number(stopped)), 'it to have stopped');
  // A connection each: one that is kept could be the stopped one's own.
  const visits = await Promise.all(Array.from({ length: 20 }, () => rawRequest(shop.origin, 'GET', '/health/live')));
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
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
