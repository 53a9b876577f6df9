import { expect, it } from 'vitest';
import { startShop } from './house.ts';
import { sharedProvider } from './shared-provider.ts';
import { endsWell, type Stopping, underLoad } from './stopping.ts';
import { until } from './until.ts';

it.each<Stopping>([
  { count: 1, told: 'twice' },
  { count: 2, told: 'with its whole group' },
])(underLoad, endsWell);

it('with PROCESSES=2 the figures are those of both: lateness of the event loop, requests by route and status', async () => {
  const { url } = (await sharedProvider()).database;
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
  const shop = await startShop({ DATABASE_URL: (await sharedProvider()).database.url, LOG_LEVEL: 'info' });
  expect(shop.lines.filter((line) => line.startsWith('{') && line.includes('/health/'))).toEqual([]);
});
