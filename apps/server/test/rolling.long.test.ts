import { execFileSync } from 'node:child_process';
import { checkOut, run as runRevision } from '@vitrina/provider/src/relevance/revision.ts';
import { expect, it } from 'vitest';
import { type Balancer, openBalancer } from './balancer.ts';
import { appKey, basketOf, order, productWith } from './buyer.ts';
import {
  atTheEnd,
  type FilledDatabase,
  filledDatabase,
  freePort,
  isReady,
  type Listening,
  startProvider,
  startShop,
  temporaryFolder,
} from './full-stack.ts';
import { run } from './process.ts';
import { repeatUntilStopped } from './prometheus.ts';
import { sharing, startOwnRedis } from './redis.ts';
import { listing } from './screens.ts';
import { until } from './until.ts';

/** The last release; before there is one, these very sources. */
function lastRelease(): string | undefined {
  const [tag] = execFileSync('git', ['tag', '--list', 'v*', '--sort=-version:refname'], { encoding: 'utf8' }).trim().split('\n');
  return tag === '' ? undefined : tag;
}

/** A provider of a revision on the database; the newer one has brought its tables up to date before. */
async function providerOf(folder: string, { url }: FilledDatabase) {
  const provider = await runRevision(folder, await temporaryFolder(), url);
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await provider.stop();
    isRunning = false;
  };
  atTheEnd(stop);
  return { origin: provider.origin, stop };
}

async function sources(revision: string | undefined): Promise<string> {
  const { folder, remove } = await checkOut(revision);
  atTheEnd(remove);
  return folder;
}

const settings = { APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn', SESSION_SECRET: 'of-a-rolling-change'.repeat(2) };

/** What a client may never see while something is changed. */
function visitsOf({ origin }: { origin: string }, product: number): { faults: string[]; count(): number; end(): Promise<void> } {
  const faults: string[] = [];
  let visits = 0;
  const ends = [0, 1, 2, 3].map((visitor) =>
    repeatUntilStopped(async () => {
      visits += 1;
      const headers = { 'x-forwarded-for': `10.${visitor}.${Math.floor(visits / 250) % 250}.${visits % 250}` };
      try {
        if (visits % 5 === 0)
          await order({ origin }, await basketOf({ origin }, product)).then(({ errors }) => errors && faults.push(JSON.stringify(errors)));
        else {
          const path = ['/', listing, `${listing}?sort=price&price_from=${visits}`, `/search?q=${visits}`, '/cart'][visits % 5] ?? '/';
          const answer = await fetch(origin + path, { headers });
          const text = await answer.text();
          if (answer.status >= 500) faults.push(`${path}: ${answer.status} ${text.slice(0, 100)}`);
        }
      } catch (error) {
        faults.push(error instanceof Error ? `${error.message} ${error.cause}` : String(error));
      }
    }),
  );
  return { faults, count: () => visits, end: async () => void (await Promise.all(ends.map((end) => end()))) };
}

/** As an upgrade does it: the new one is there before the old one goes. */
async function replace(
  balancer: Balancer,
  old: { origin: string; stop(): Promise<unknown> },
  start: () => Promise<Listening>,
): Promise<Listening> {
  const next = await start();
  await until(() => isReady(next.origin), 'the new one to be ready');
  // It looks at once: the old one does not go before it knows the new one.
  await balancer.add(next.origin);
  await old.stop();
  balancer.remove(old.origin);
  return next;
}

it('provider first, then the shop, and back again: nobody meets an error', async () => {
  const [database, redis, providers, shops] = [await filledDatabase(), await startOwnRedis(), await openBalancer(), await openBalancer()];
  const old = await providerOf(await sources(lastRelease()), database);
  await providers.add(old.origin);
  const shopEnv = { ...settings, ...sharing(redis), PROVIDER_API_URL: providers.origin, PROCESSES: '2', WARM_UP: '1' };
  let shop = await startShop(shopEnv);
  await shops.add(shop.origin);
  const visits = visitsOf(shops, await productWith(database, 100_000));

  const startOwn = () => startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', DEMO: '0' });
  // A balancer forgets the provider before it goes (`preStop`).
  const stopOf = (one: { origin: string; stop(): Promise<unknown> }) => ({
    origin: one.origin,
    async stop() {
      providers.remove(one.origin);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      return one.stop();
    },
  });
  const provider = await replace(providers, stopOf(old), startOwn);
  const first = shop;
  shop = (await replace(shops, first, () => startShop(shopEnv))) as typeof shop;
  const second = shop;
  await replace(shops, second, () => startShop(shopEnv));
  await replace(providers, stopOf(provider), startOwn);

  await visits.end();
  expect(visits.faults).toEqual([]);
  expect(visits.count()).toBeGreaterThan(100);
});

/** A gateway of a revision. */
async function gatewayOf(folder: string, provider: string): Promise<{ origin: string }> {
  const port = String(await freePort());
  const env = { ...settings, PORT: port, PROVIDER_API_URL: provider, DATA_DIR: await temporaryFolder() };
  run('gateway/src/main.ts', env, [], folder);
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/health/live`)).ok, 'the gateway to answer');
  return { origin };
}

it.each(['the last shop before this provider', 'this shop before the last provider'])('%s: an order is made', async (which) => {
  const database = await filledDatabase();
  const [last, here] = [await sources(lastRelease()), await sources(undefined)];
  const current = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', DEMO: '0' });
  const isLastShop = which.startsWith('the last shop');
  // The tables are this provider's in both cases: it goes first.
  const provider = isLastShop ? current : await providerOf(last, database);
  const shop = await gatewayOf(isLastShop ? last : here, provider.origin);
  const { data, errors } = await order(shop, await basketOf(shop, await productWith(database, 10)));
  expect(errors).toBeUndefined();
  expect(data?.orderCreate?.orders).toHaveLength(1);
});
