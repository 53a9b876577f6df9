import { expect, it } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';
import { ask, filledDatabase, startProvider, startShop } from './house.ts';
import { childrenOf, isAlive } from './process.ts';
import { until } from './until.ts';

const underWay = async (origin: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return [...text.matchAll(/^vitrina_http_requests_under_way(?:\{[^}]*\})? (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
};

it.each([
  { count: 1, told: 'once' },
  { count: 1, told: 'twice' },
  { count: 2, told: 'once' },
  { count: 2, told: 'with its whole group' },
])(
  'SIGTERM under load, PROCESSES=$count, told $told: whoever is let in is answered, then everything ends well',
  async ({ count, told }) => {
    const { url } = await filledDatabase();
    const proxy = await startFaultProxy((await startProvider({ DATABASE_URL: url, LOG_LEVEL: 'warn' })).origin);
    const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: String(count), LOG_LEVEL: 'warn' });
    const workers = childrenOf(shop.pid);
    // The first request of a process takes its time, and those held must not run out of theirs.
    await ask(shop, '{ store(id: 1) { name } }');
    proxy.break(/^\/v2\/stores\//, 'held');
    const visits = Array.from({ length: 40 }, (_, visit) => ask(shop, `{ store(id: ${900_000_000 + visit}) { name } }`));
    await until(async () => (await underWay(shop.origin)) >= 40 || proxy.spoilt >= 40, 'all of them to be under way');
    for (const pid of { once: [shop.pid], twice: [shop.pid, shop.pid] }[told] ?? [shop.pid, ...workers]) process.kill(pid, 'SIGTERM');
    await until(async () => !(await fetch(`${shop.origin}/health/ready`)).ok, 'the shop to be not ready', 2_000);
    proxy.mend();
    expect(await Promise.all(visits)).toEqual(visits.map(() => ({ data: { store: null } })));
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    expect(workers.filter(isAlive)).toEqual([]);
  },
);

it('with PROCESSES=2 the figures are those of both: lateness of the event loop, requests by route and status', async () => {
  const { url } = await filledDatabase();
  const shop = await startShop({ DATABASE_URL: url, PROCESSES: '2', LOG_LEVEL: 'warn' });
  const look = async () => (await fetch(`${shop.origin}/metrics`)).text();
  await until(
    async () => /http_request_seconds_count\{[^}]*route="\/health\/ready",status="200"\} /.test(await look()),
    'a request to be counted',
  );
  const text = await look();
  const lateness = [...text.matchAll(/^nodejs_eventloop_lag_p99_seconds\{worker="(\d+)"\} \S+$/gm)].map(([, worker]) => worker);
  expect(new Set(lateness).size).toBe(2);
  for (const name of ['vitrina_http_requests_under_way', 'vitrina_http_requests_shed_total', 'nodejs_active_resources_total'])
    expect(text).toContain(`# TYPE ${name} `);
});

it('while the provider is not there yet, being asked for health is no news', async () => {
  const shop = await startShop({ DATABASE_URL: (await filledDatabase()).url, LOG_LEVEL: 'info' });
  expect(shop.lines.filter((line) => line.startsWith('{') && line.includes('/health/'))).toEqual([]);
});
