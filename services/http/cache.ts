import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import type { Lifetime } from '../contract/endpoint.ts';
import { createBus } from './bus.ts';
import { ProviderError } from './errors.ts';
import type { Logger } from './logger.ts';
import { connectRedis } from './redis.ts';

/** Entries in the memory of one process. */
const mostEntries = 20_000;
/** A lifetime is shortened by up to this share, so that entries made together do not end together. */
const jitter = 0.1;
/** Milliseconds after a failed refresh during which nobody tries again. */
const backoff = 3_000;

export interface Looked<T> {
  value: T;
  state: 'hit' | 'stale' | 'miss';
  layer: 'memory' | 'redis' | 'provider';
}

/** Two levels, memory and Redis. An expired entry is served while one refresh is under way, and while the provider is away. */
export interface Cache {
  read<T>(key: string, lifetime: Lifetime, fetch: () => Promise<T>): Promise<Looked<T>>;
  dropTag(tag: string): Promise<void>;
  close(): Promise<void>;
}

interface Hit {
  layer: 'l1' | 'l2';
  graced: boolean;
}

export function createCache(logger: Logger, redisUrl?: string): Cache {
  const emitter = new EventEmitter();
  // The library says a hit by an event only; the store tells which of the reads under way it belongs to.
  const reads = new AsyncLocalStorage<{ hit?: Hit }>();
  emitter.on('cache:hit', (hit: Hit) => {
    const read = reads.getStore();
    if (read !== undefined) read.hit = hit;
  });
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, logger);
  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: mostEntries, serialize: false }));
  const store =
    redis === undefined || redisUrl === undefined
      ? memory
      : memory.useL2Layer(redisDriver({ connection: redis })).useBus(createBus(redisUrl, logger));
  const bento = new BentoCache({
    default: 'answers',
    stores: { answers: store },
    prefix: 'vitrina',
    emitter,
    suppressL2Errors: true,
    l2CircuitBreakerDuration: '2s',
    graceBackoff: backoff,
    // An entry that has expired is answered at once and refreshed behind the answer.
    timeout: 0,
  });

  return {
    async read(key, lifetime, fetch) {
      const read: { hit?: Hit } = {};
      const factory = async () => {
        try {
          return await fetch();
        } catch (error) {
          // The provider means it: what was there is gone, and the old answer with it.
          if (error instanceof ProviderError && error.kind === 'refused') await bento.delete({ key });
          throw error;
        }
      };
      try {
        const value = await reads.run(read, () =>
          bento.getOrSet({
            key,
            ttl: Math.round(lifetime.fresh * 1000 * (1 - Math.random() * jitter)),
            grace: lifetime.stale * 1000,
            tags: [...lifetime.tags],
            factory,
          }),
        );
        if (read.hit === undefined) return { value, state: 'miss', layer: 'provider' };
        return { value, state: read.hit.graced ? 'stale' : 'hit', layer: read.hit.layer === 'l1' ? 'memory' : 'redis' };
      } catch (error) {
        throw error instanceof Error && error.cause instanceof ProviderError ? error.cause : error;
      }
    },
    async dropTag(tag) {
      await bento.deleteByTag({ tags: [tag] });
    },
    async close() {
      // The library says goodbye and waits for the answer; a frozen Redis gives none.
      await Promise.race([bento.disconnectAll().catch(() => undefined), sleep(500)]);
      redis?.disconnect();
    },
  };
}
