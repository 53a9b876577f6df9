import { expect } from 'vitest';
import { asId } from '../contract/wire.ts';
import type { Caller, Provider } from '../http/calls.ts';
import type { Logger } from '../http/logger.ts';
import { createProvider } from '../http/provider.ts';
import type { ProviderError } from '../http/provider-error.ts';
import type { RedisPlace } from '../http/redis-connection.ts';
import { json, startUpstream, type Upstream } from './upstream.ts';

/** A guest of the default city with ten seconds. */
export const callerOf = (over: Partial<Caller> = {}): Caller => ({
  traceId: 'trace-1',
  cityId: asId(1),
  branch: 'A',
  applicationType: 'psb',
  basketId: undefined,
  orderKeys: [],
  repairKeys: [],
  bearer: undefined,
  refreshToken: undefined,
  employeeToken: undefined,
  clientAddress: undefined,
  signal: () => new AbortController().signal,
  deadline: performance.now() + 10_000,
  ...over,
});

/** Keeps every line, for a look at what stands in the log. */
export function createRecordingLogger(): { logger: Logger; lines: string[]; waitForLine(message: string): Promise<void> } {
  const lines: string[] = [];
  const waiting: { message: string; resolve: () => void }[] = [];
  const write = (fields: object, message: string) => {
    lines.push(`${message} ${JSON.stringify(fields)}`);
    for (const one of waiting) if (one.message === message) one.resolve();
  };
  return {
    logger: { debug: write, info: write, warn: write, error: write },
    lines,
    waitForLine(message) {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (lines.some((line) => line.startsWith(message))) resolve();
      else waiting.push({ message, resolve });
      return promise;
    },
  };
}

export interface Engine {
  provider: Provider;
  lines: string[];
  /** When its Redis answers. */
  waitForRedis(): Promise<void>;
}

/** An engine as one process has it. */
export function openEngine(origin: string, redis?: RedisPlace): Engine {
  const { logger, lines, waitForLine } = createRecordingLogger();
  const provider = createProvider({ origin, redis, logger });
  return { provider, lines, waitForRedis: () => waitForLine('Redis is there') };
}

/** An engine over a provider of this test's own, which answers every call as `search.placeholders` until it is told otherwise. */
export async function openOverUpstream(): Promise<Engine & { upstream: Upstream; close(): Promise<void> }> {
  const upstream = await startUpstream((_, response) => json(response, ['Найти']));
  const engine = openEngine(upstream.origin);
  const close = async () => {
    await engine.provider.close();
    await upstream.close();
  };
  return { ...engine, upstream, close };
}

/** What a call that must not succeed has failed with. */
export const failure = (call: Promise<unknown>): Promise<ProviderError> =>
  call.then(
    () => expect.fail('The call succeeded.'),
    (error: ProviderError) => error,
  );

/** A brand as it comes over the wire. */
export const brand = (id: number) => ({ id, code: `b${id}`, name: `Brand ${id}`, image: `/media/brands/b${id}.svg`, products_count: 3 });

export const emptyBasket = {
  id: 'b',
  revision: 0,
  items: [],
  orders: [],
  quantity: 0,
  sum: 0,
  discount: 0,
  total_sum: 0,
  promocode: null,
  changes: [],
};

/** The value of one series in a text of Prometheus; 0 when it is not there. */
export async function seriesValue(provider: Provider, series: string): Promise<number> {
  const line = (await provider.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}
