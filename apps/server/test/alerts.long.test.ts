import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appKey, basketOf, order, prepaidOrder, productWith, startPayment } from './buyer.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy-server.ts';
import {
  execute,
  type FilledDatabase,
  filledDatabase,
  hasty,
  type Listening,
  type StartedShop,
  startProvider,
  startShop,
} from './full-stack.ts';
import { type Prometheus, repeatUntilStopped, startPrometheus } from './prometheus.ts';
import { type RedisServer, startOwnRedis } from './redis.ts';
import { listing } from './screens.ts';
import { until } from './until.ts';

let database: FilledDatabase;
let proxy: FaultProxy;
let redis: RedisServer;
let provider: Listening;
let shop: StartedShop;
let prometheus: Prometheus;
let endVisits: () => Promise<void>;
const table: string[] = [];

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

beforeAll(async () => {
  database = await filledDatabase();
  redis = await startOwnRedis();
  provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  proxy = await openFaultProxy(provider.origin);
  const settings = { APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn', NODE_ENV: 'test' };
  shop = await startShop({ PROVIDER_API_URL: proxy.origin, REDIS_URL: redis.url, ...settings, ...hasty });
  prometheus = await startPrometheus({ shop: shop.origin, provider: provider.origin });
  endVisits = visits();
});
afterAll(async () => {
  await endVisits?.();
  await proxy?.close();
  writeFileSync('test-results/alerts.md', ['| fault | alert | seconds |', '|---|---|---|', ...table, ''].join('\n'));
});

/** Waits until these alerts fire. */
async function fires(fault: string, ...alerts: string[]): Promise<void> {
  const began = performance.now();
  for (const alert of alerts) {
    await until(async () => (await prometheus.firing()).includes(alert), `${alert} to fire`);
    table.push(`| ${fault} | ${alert} | ${((performance.now() - began) / 1000).toFixed(1)} |`);
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
  const folder = new URL('../../../docker/observability/grafana/dashboards/', import.meta.url);
  const boards = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const panels: { title: string; targets: { expr: string }[] }[] = boards.flatMap(({ panels: all }) => all);
  const empty: string[] = [];
  for (const { title, targets } of panels) {
    // The hour is a minute here.
    for (const { expr } of targets) if ((await prometheus.series(expr.replaceAll('[5m]', '[60s]'))) === 0) empty.push(`${title}: ${expr}`);
  }
  expect(empty).toEqual([]);
});

it('Redis does not answer', async () => {
  redis.freeze();
  await fires('Redis does not answer', 'RedisGone');
  redis.thaw();
  await isQuiet();
});

it('the bank is not heard, and a refund is refused', async () => {
  const [payment] = await database.sql<{ id: number; order: number }>('select id, order_id as "order" from payments limit 1');
  await database.sql(`insert into acquirer_notifications (token, status, attempts, due_at)
    select token, 'paid', 30, now() + interval '1 hour' from acquirer_operations where payment_id = ${payment?.id}`);
  await database.sql(`insert into refunds (order_id, payment_id, key, reason, sum, status)
    values (${payment?.order}, ${payment?.id}, 'trial', 'cancelled', 100, 'failed')`);
  await fires('the bank is not heard', 'PaymentsStuck');
  await fires('a refund is refused', 'RefundsStuck');
  await database.sql('delete from acquirer_notifications where attempts = 30');
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
  await database.holding('lock table products in access exclusive mode', async () => {
    const many = Array.from({ length: 40 }, () =>
      repeatUntilStopped(() => fetch(`${provider.origin}/v3/products/${Math.ceil(Math.random() * 1e9)}`)),
    );
    await fires('the database is slow', 'DatabaseConnectionsUsedUp');
    for (const end of many) void end();
  });
  await until(async () => (await prometheus.firing()).includes('DatabaseSlow'), 'DatabaseSlow to fire');
  table.push('| the database is slow | DatabaseSlow | |');
  await isQuiet();
});

it('pages are slow', async () => {
  proxy.break(/^\/v3\/products\/(?:search|category)/, 'slow');
  await fires('a call does not answer', 'PagesSlow');
  proxy.mend();
  await isQuiet();
});

it('the provider is away', async () => {
  proxy.break(/^\//, 'reset');
  await fires('the provider is away', 'ProviderAway', 'BreakerOpen', 'PagesFail', 'BudgetBurnsFast');
  proxy.mend();
  await until(async () => !(await prometheus.firing()).includes('ProviderAway'), 'the provider to be back');
});

it('the shop does not answer', async () => {
  await endVisits();
  await shop.stop();
  await fires('the shop does not answer', 'ShopDown');
});
