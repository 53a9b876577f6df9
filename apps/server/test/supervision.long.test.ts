import { beforeAll, expect, it } from 'vitest';
import type { FaultProxy } from './fault-proxy.ts';
import { execute, logLines, type StartedShop, startShop, temporaryFolder } from './full-stack.ts';
import { childrenOf, run } from './process.ts';
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

/** Milliseconds of one look at a shop whose processes are being killed: whoever has had no answer gives it up and asks again, as until() does. */
const lookTimeout = 2_000;

/** On a connection of its own, since a kept one may lead to a worker that has just ended. */
const impatiently = (shop: StartedShop) =>
  execute<unknown>(shop, '{ store(id: 987654321) { name } }', {}, { connection: 'close' }, AbortSignal.timeout(lookTimeout));

/** What `/health/ready` says, with its status. */
const health = async ({ origin }: { origin: string }) => {
  const answer = await fetch(`${origin}/health/ready`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(lookTimeout) });
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
  expect(logLines(shop, ({ msg }) => /provider has ended and will be started again/.test(String(msg)))).toHaveLength(6);
});

it('workers that end again and again are replaced, and those that answer say so', async () => {
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: '2' });
  const ended: number[] = [];
  const [spared] = below(shop);
  // The shop is ready with the first of them; the one that is spared has to answer while the other is away.
  const listening = () => logLines(shop, ({ service, msg }) => service === undefined && String(msg).startsWith('Server listening'));
  await until(() => listening().length === 2, 'both to listen');
  for (let times = 1; times <= 6; times++) {
    const pid = await until(() => below(shop).find((child) => child !== spared && !ended.includes(child)), 'another worker');
    ended.push(pid);
    process.kill(pid, 'SIGKILL');
    await until(
      () => logLines(shop, ({ msg }) => /worker has ended and will be started again/.test(String(msg))).length === times,
      'its end',
    );
  }
  await until(async () => (await health(shop)).troubles.workers?.last === 'SIGKILL', 'the trouble to be told');
  const data = await until(async () => (await impatiently(shop)).data, 'an answer');
  expect(data).toEqual({ store: null });
  await until(async () => (await health(shop)).troubles.workers === undefined, 'both to answer again');
  expect(below(shop)).toHaveLength(2);
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
