import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { RedisPlace } from '../http/redis-connection.ts';
import { waitTimeout } from './limits.ts';

/** Milliseconds: what is about sharing must not fail because a busy machine has kept Redis waiting. */
export const patientTimeout = 10_000;

/** One server, under the usual prefix, waited for patiently. */
export const placeAt = (url: string): RedisPlace => ({ urls: [url], prefix: 'vitrina:', kind: 'single', timeout: patientTimeout });

/** Given up as soon as in life: for what is about a Redis that answers nobody. */
export const withShortTimeout = (place: RedisPlace): RedisPlace => ({ ...place, timeout: 200 });

/** Of a process that shares this Redis with others. */
export const redisEnvironment = ({ url }: { url: string }) => ({ REDIS_URL: url, REDIS_TIMEOUT: String(patientTimeout) });

export interface RedisServer {
  url: string;
  place: RedisPlace;
  /** Takes no signals any more but answers nobody: what a hung machine looks like. */
  freeze(): void;
  thaw(): void;
  /** Every key with its value, as texts. */
  contents(): Promise<string[]>;
  kill(): Promise<void>;
}

interface ServerOptions {
  /** As they stand on the command line. */
  options?: readonly string[];
  isEncrypted?: boolean;
}

export const program = (): string => process.env.REDIS_SERVER_PATH ?? 'redis-server';

/** A Redis of this test's own, on a free port or a known one; ended by its process id. */
export async function startRedis(knownPort?: number, { options = [], isEncrypted = false }: ServerOptions = {}): Promise<RedisServer> {
  const port = knownPort ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-redis-'));
  const ports = isEncrypted ? ['--port', '0', '--tls-port', String(port)] : ['--port', String(port)];
  const child = spawn(program(), [...ports, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...options], { stdio: 'ignore' });
  const url = `${isEncrypted ? 'rediss' : 'redis'}://127.0.0.1:${port}`;
  await waitForStart(child, url);
  return {
    url,
    place: placeAt(url),
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    contents: () => contentsOf(url),
    async kill() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      if (child.kill('SIGKILL')) await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForStart(child: ChildProcess, url: string): Promise<void> {
  const missing = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error('These tests need redis-server: apt-get install redis-server, or REDIS_SERVER_PATH.')));
  });
  await Promise.race([missing, waitForAnswer(url)]);
}

export async function waitForAnswer(url: string): Promise<void> {
  for (const end = performance.now() + waitTimeout; performance.now() < end; ) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      await redis.ping();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      redis.disconnect();
    }
  }
  throw new Error(`redis-server did not answer within ${waitTimeout / 1_000} seconds.`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function contentsOf(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    return await Promise.all((await redis.keys('*')).map(async (key) => `${key} ${await readValue(redis, key)}`));
  } finally {
    redis.disconnect();
  }
}

async function readValue(redis: Redis, key: string): Promise<string> {
  const type = await redis.type(key);
  if (type === 'string') return String(await redis.get(key));
  if (type === 'hash') return JSON.stringify(await redis.hgetall(key));
  if (type === 'set') return JSON.stringify(await redis.smembers(key));
  if (type === 'zset') return JSON.stringify(await redis.zrange(key, 0, -1));
  if (type === 'list') return JSON.stringify(await redis.lrange(key, 0, -1));
  // It has ended in between.
  if (type === 'none') return '';
  throw new Error(`Nobody has said how to read a ${type}.`);
}
