import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { maxInFlight } from '@vitrina/gateway/src/in-flight-requests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appKey, basketOf, order, prepaidOrder, productWith, startPayment } from './buyer.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy-server.ts';
import {
  atTheEnd,
  execute,
  type FilledDatabase,
  filledDatabase,
  type Listening,
  type StartedShop,
  startProvider,
  startShop,
} from './full-stack.ts';
import { observability, type Prometheus, repeatUntilStopped, startPrometheus } from './prometheus.ts';
import { type RedisServer, startOwnRedis } from './redis.ts';
import { listing, unseenProducts } from './screens.ts';
import { until } from './until.ts';

let database: FilledDatabase;
let proxy: FaultProxy;
let redis: RedisServer;
let provider: Listening;
let shop: StartedShop;
let prometheus: Prometheus;
let endVisits: () => Promise<void>;
let isDiskFull = false;
const table: string[] = [];
const firedAlerts = new Set<string>();

/** Nothing is late because it is cold or the machine does much else; what does not answer is given up while the test looks on. */
const calm = { WARM_UP: '1', DEADLINE_FACTOR: '3' };

/** Pages that everybody knows and such as nobody has asked for yet. */
function visits(): () => Promise<void> {
  let visit = 0;
  return repeatUntilStopped(async () => {
    visit += 1;
    const paths = ['/', listing, `${listing}?sort=price&price_from=${visit}`, `/search?q=${encodeURIComponent(`телефон ${visit}`)}`];
    // Each is somebody else: what one visitor meets closes nothing for the others.
    const headers = { 'x-forwarded-for': `10.0.${Math.floor(visit / 250) % 250}.${visit % 250}` };
    await (await fetch(`${shop.origin}${paths[visit % paths.length]}`, { headers })).text();
  });
}

/** The shop's figures as Prometheus reads them: a test fills the disk here, since it may not fill this machine's. */
async function openMetrics(): Promise<string> {
  const server = createServer(async (_, outgoing) => {
    try {
      const answer = await fetch(`${shop.origin}/metrics`);
      const text = await answer.text();
      outgoing.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      outgoing.end(isDiskFull ? text.replaceAll(/^(vitrina_disk_free_bytes\S*) .*$/gm, '$1 1') : text);
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  database = await filledDatabase();
  redis = await startOwnRedis();
  provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  proxy = await openFaultProxy(provider.origin);
  const settings = { APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn', NODE_ENV: 'test' };
  shop = await startShop({ PROVIDER_API_URL: proxy.origin, REDIS_URL: redis.url, ...settings, ...calm });
  prometheus = await startPrometheus({ shop: await openMetrics(), provider: provider.origin });
  endVisits = visits();
});
afterAll(async () => {
  await endVisits?.();
  await proxy?.close();
  writeFileSync('test-results/alerts.md', ['| fault | alert | seconds | runbook |', '|---|---|---|---|', ...table, ''].join('\n'));
});

/** Waits until these alerts fire. */
async function fires(fault: string, ...alerts: string[]): Promise<void> {
  const began = performance.now();
  for (const alert of alerts) {
    await until(async () => (await prometheus.firing()).includes(alert), `${alert} to fire`);
    firedAlerts.add(alert);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    table.push(`| ${fault} | ${alert} | ${seconds} | docs/runbooks.md#${alert.toLowerCase()} |`);
  }
}
/** What burns a budget is told by its hours, and ends with them. */
const isQuiet = () => until(async () => (await prometheus.firing()).every((alert) => alert.startsWith('Budget')), 'all alerts to end');

it('an hour of quiet: nothing fires, and every panel has something to show', async () => {
  const product = await productWith(database, 10);
  const { orderKey, orders } = await prepaidOrder(shop, product);
  const { url } = (await startPayment(shop, { orderKey, orders })).data!.paymentStart!;
  await fetch(`${shop.origin}${url}`, { method: 'POST', body: new URLSearchParams({ outcome: 'declined' }), redirect: 'manual' });
  await execute(shop, 'mutation { sessionSignIn(input: { email: "nobody@vitrina.test", password: "wrong-password" }) { __typename } }');
  for (let second = 0; second < 60; second += 1) {
    expect(await prometheus.firing()).toEqual([]);
    await pause(1_000);
  }
  table.push('| an hour of quiet | none | | |');
  const folder = new URL('grafana/dashboards/', observability);
  const boards = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const panels: { title: string; targets: { expr: string }[] }[] = boards.flatMap(({ panels: all }) => all);
  const empty: string[] = [];
  for (const { title, targets } of panels) {
    // The hour is a minute here.
    for (const { expr } of targets) if ((await prometheus.series(expr.replaceAll('[5m]', '[60s]'))) === 0) empty.push(`${title}: ${expr}`);
  }
  expect(empty).toEqual([]);
});

it('a part of the pages fails', async () => {
  const { path } = (await unseenProducts(database))();
  proxy.break(/^\/v3\/products\/\d+$/, 'error');
  const endFailures = repeatUntilStopped(async () => (await fetch(shop.origin + path)).text());
  await fires('a part of the pages fails', 'PagesFail', 'BudgetBurnsFast', 'BudgetBurns');
  await endFailures();
  proxy.mend();
  await isQuiet();
});

it('many visitors while the provider is slow', async () => {
  let store = 900_000_000;
  proxy.break(/^\/v2\/stores\//, 'held');
  const visit = () => {
    store += 1;
    return execute(
      shop,
      `{ store(id: ${store}) { name } }`,
      {},
      { 'x-forwarded-for': `11.${(store >> 16) & 255}.${(store >> 8) & 255}.${store & 255}` },
    );
  };
  const endCrowd = repeatUntilStopped(() => Promise.all(Array.from({ length: maxInFlight + 20 }, visit)));
  await fires('many visitors, a slow provider', 'RequestsShed');
  proxy.mend();
  await endCrowd();
  await until(async () => (await visit()).errors === undefined, 'stores to be asked again');
  await isQuiet();
});

it('the disk is full', async () => {
  isDiskFull = true;
  await fires('the disk is full', 'DiskFull');
  isDiskFull = false;
  await isQuiet();
});

it('Redis does not answer', async () => {
  redis.freeze();
  await fires('Redis does not answer', 'RedisGone');
  redis.thaw();
  await isQuiet();
});

it('the bank is not heard, and a refund is refused', async () => {
  const [payment] = await database.sql<{ id: number; order: number }>('select id, order_id as "order" from payments limit 1');
  await database.sql(`insert into acquirer_notifications (token, status, created_at, due_at)
    select token, 'trial', now() - interval '1 hour', now() + interval '1 hour' from acquirer_operations where payment_id = ${payment?.id}`);
  await database.sql(`insert into refunds (order_id, payment_id, key, reason, sum, status)
    values (${payment?.order}, ${payment?.id}, 'trial', 'cancelled', 100, 'failed')`);
  await fires('the bank is not heard', 'PaymentsStuck');
  await fires('a refund is refused', 'RefundsStuck');
  await database.sql(`delete from acquirer_notifications where status = 'trial'`);
  await database.sql(`delete from refunds where key = 'trial'`);
  await isQuiet();
});

it('a job cannot do its work', async () => {
  await database.sql('alter table refunds rename to refunds_away');
  await fires('a job cannot do its work', 'JobLate');
  await database.sql('alter table refunds_away rename to refunds');
  await isQuiet();
});

it('a part of the provider answers otherwise than it declares', async () => {
  proxy.break(/\/products\/search$/, 'wrong');
  await fires('answers of another shape', 'ContractBroken');
  proxy.mend();
  await isQuiet();
});

it('orders fail', async () => {
  const product = await productWith(database, 10);
  proxy.break(/\/create-order$/, 'error');
  for (let tried = 0; tried < 4; tried += 1) await order(shop, await basketOf(shop, product));
  await fires('orders fail', 'OrdersFail');
  proxy.mend();
  await isQuiet();
});

it('the database is slow, and its connections are used up', async () => {
  const lock = 'lock table products in access exclusive mode';
  const endAll = Array.from({ length: 40 }, () =>
    repeatUntilStopped(() => fetch(`${provider.origin}/v3/products/${Math.ceil(Math.random() * 1e9)}`)),
  );
  await database.holding(lock, () => fires('the database is slow', 'DatabaseConnectionsUsedUp'));
  // What has waited for a lock is counted when it is over.
  const endLocking = repeatUntilStopped(() => database.holding(lock, () => pause(1_000)));
  await fires('slow statements come to their end', 'DatabaseSlow');
  await endLocking();
  await Promise.all(endAll.map((end) => end()));
  await isQuiet();
});

it('pages are slow', async () => {
  await endVisits();
  proxy.break(/^\/v3\/products\/\d+$/, 'slow');
  const opened: Promise<string>[] = [];
  const endOpening = repeatUntilStopped(async () => {
    // One client opens no breaker, behind which pages would be quick again; and some page comes to its end in each second.
    opened.push(fetch(`${shop.origin}${listing}/${900_000_000 + opened.length}`).then((answer) => answer.text()));
    await pause(500);
  });
  await fires('a call does not answer', 'PagesSlow');
  await endOpening();
  proxy.mend();
  await Promise.allSettled(opened);
  endVisits = visits();
  await isQuiet();
});

it('the provider is away', async () => {
  proxy.break(/^\//, 'reset');
  await fires('the provider is away', 'ProviderAway', 'BreakerOpen');
  proxy.mend();
  await until(async () => !(await prometheus.firing()).includes('ProviderAway'), 'the provider to be back');
});

it('the shop does not answer', async () => {
  await endVisits();
  await shop.stop();
  await fires('the shop does not answer', 'ShopDown');
});

it('each alert has fired in its fault', () => {
  const names = [...readFileSync(new URL('rules.yaml', observability), 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect([...firedAlerts].toSorted()).toEqual(names.toSorted());
});
