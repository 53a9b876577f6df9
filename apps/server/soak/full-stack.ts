import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultProxy, openFaultProxy } from '../test/fault-proxy-server.ts';
import { childrenOf, type Running, run, stopAll } from '../test/process.ts';
import { until } from '../test/until.ts';
import type { Redis } from './fault-phases.ts';
import { startRedis } from './redis.ts';

export interface FullStack {
  readonly shop: Running & { readonly origin: string };
  readonly proxy: FaultProxy;
  readonly redis: Redis | undefined;
  /** Ids of the processes that answer, the oldest first. */
  answering(): number[];
  close(): Promise<void>;
}

const collector = new URL('collect.ts', import.meta.url).href;

/** The shop in production, the reference provider behind a proxy that can spoil its answers, and a Redis where there is one. */
export async function openFullStack(processes: number): Promise<FullStack> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-soak-'));
  const [shopPort = 0, providerPort = 0, redisPort = 0] = await freePorts(3);
  const redis = await startRedis(redisPort);
  const provider = run('provider/src/main.ts', {
    PROVIDER_PORT: `${providerPort}`,
    DATA_DIR: join(folder, 'provider'),
    LOG_LEVEL: 'error',
  });
  const proxy = await openFaultProxy(`http://127.0.0.1:${providerPort}`);
  const origin = `http://127.0.0.1:${shopPort}`;
  await ready(provider, `http://127.0.0.1:${providerPort}`);
  const shop = run('server/src/main.ts', {
    PORT: `${shopPort}`,
    PROVIDER_API_URL: proxy.origin,
    DATA_DIR: join(folder, 'shop'),
    PROCESSES: `${processes}`,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${collector}`,
    ...(redis && { REDIS_URL: redis.url }),
  });
  await ready(shop, origin);
  return {
    shop: { ...shop, origin },
    proxy,
    redis,
    answering: () => (processes === 1 ? [shop.pid] : childrenOf(shop.pid)),
    async close() {
      await stopAll();
      await proxy.close();
      await redis?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(process_: Running, origin: string): Promise<void> {
  const early = process_.ended.then((ending) => {
    throw new Error(`Ended before it was ready: ${JSON.stringify(ending)}\n${process_.lines.slice(-10).join('\n')}`);
  });
  await Promise.race([until(async () => (await fetch(`${origin}/health/ready`)).ok, `${origin} to be ready`, 180_000), early]);
}

/** Ports of the loopback that nobody listens on, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
