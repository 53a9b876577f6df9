import { expect } from 'vitest';
import { execute, isReady, startShop } from './full-stack.ts';
import { childrenOf, isAlive } from './process.ts';
import { sharedProvider } from './shared-provider.ts';
import { until } from './until.ts';

const underWay = async (origin: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return [...text.matchAll(/^vitrina_http_requests_under_way(?:\{[^}]*\})? (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
};

export interface Stopping {
  /** Processes of the shop. */
  count: number;
  /** How it is told to end. */
  told: 'once' | 'twice' | 'with its whole group';
}

export const underLoad = 'SIGTERM under load, PROCESSES=$count, told $told: whoever is let in is answered, then everything ends well';

export async function endsWell({ count, told }: Stopping): Promise<void> {
  const { proxy } = await sharedProvider();
  const shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROCESSES: String(count), LOG_LEVEL: 'warn' });
  const workers = childrenOf(shop.pid);
  expect(workers).toHaveLength(count === 1 ? 0 : count);
  // The first request of a process takes its time, and those held must not run out of theirs.
  await execute(shop, '{ store(id: 1) { name } }');
  proxy.break(/^\/v2\/stores\//, 'held');
  const visits = Array.from({ length: 40 }, (_, visit) => execute(shop, `{ store(id: ${900_000_000 + visit}) { name } }`));
  await until(async () => (await underWay(shop.origin)) >= 40 || proxy.faultCount >= 40, 'all of them to be under way');
  const signalled = { once: [shop.pid], twice: [shop.pid, shop.pid], 'with its whole group': [shop.pid, ...workers] };
  for (const pid of signalled[told]) process.kill(pid, 'SIGTERM');
  await until(async () => !(await isReady(shop.origin)), 'the shop to be not ready');
  // Until nobody is sent here any more, those who come are served.
  const live = () => fetch(`${shop.origin}/health/live`);
  expect((await live()).status).toBe(200);
  proxy.mend();
  // Within the deadline of a call, which the two seconds for balancers nearly fill: so what is held is let go before they are over.
  expect(await Promise.all(visits)).toEqual(visits.map(() => ({ data: { store: null } })));
  await until(
    () =>
      live().then(
        () => false,
        () => true,
      ),
    'nobody to be let in',
  );
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  expect(workers.filter(isAlive)).toEqual([]);
}
