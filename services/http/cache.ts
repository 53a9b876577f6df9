import type { Lifetime } from '../contract/endpoint.ts';
import type { CacheLookup, Fetch } from './cache-lookup.ts';
import { createFetchThrough } from './fetch-through.ts';
import { createFreshness } from './freshness.ts';
import { createInFlight } from './in-flight.ts';
import type { Logger } from './logger.ts';
import { createMemory, readEntry } from './memory.ts';
import type { Plan } from './plan.ts';
import type { SharedStore } from './redis.ts';
import type { RedisPlace } from './redis-connection.ts';
import { createTags } from './tags.ts';

/** What the memory of one process holds at most; bytes are of JSON, of which the values take a few times as much. */
const memoryLimits = { entries: 20_000, bytes: 32 * 1024 * 1024 };

/**
 * Two levels, memory and Redis. An expired entry is served while one refresh is under way, and while the provider is away;
 * a dropped one is served only while the provider is away. However many ask at once, one fetches.
 */
export interface Cache {
  /** A fresh entry in memory costs a look into a map. */
  getFresh(key: string, lifetime: Lifetime, plan: Plan): { value: unknown } | undefined;
  read(key: string, lifetime: Lifetime, fetch: Fetch): Promise<CacheLookup>;
  dropTag(tag: string): Promise<void>;
  /** Of the memory. */
  size(): { entries: number; bytes: number };
  close(): void;
}

interface Options {
  logger: Logger;
  store?: SharedStore | undefined;
  redis?: RedisPlace | undefined;
  /** Every tag that a lifetime names. */
  knownTags: readonly string[];
  onDrop: (tag: string) => void;
}

export function createCache({ logger, store, redis, knownTags, onDrop }: Options): Cache {
  const memory = createMemory(memoryLimits);
  const tags = createTags({ store, redis, logger, known: knownTags, onDrop });
  const { isFresh, isPrompt } = createFreshness(tags);
  const fetchThrough = createFetchThrough({ memory, tags, store });
  const inFlight = createInFlight<CacheLookup>();

  return {
    getFresh(key, lifetime, plan) {
      const entry = memory.get(key);
      return entry !== undefined && isFresh(entry, lifetime) ? readEntry(entry, plan) : undefined;
    },
    async read(key, lifetime, fetch) {
      const now = Date.now();
      const entry = memory.get(key);
      const old = entry !== undefined && now < entry.staleUntil ? entry : undefined;
      const running = inFlight.get(key);
      if (old !== undefined && (now < old.retryAt || isPrompt(old, lifetime))) {
        if (now >= old.retryAt && running === undefined) void inFlight.start(key, () => fetchThrough(key, lifetime, fetch, old));
        return { value: readEntry(old, fetch.plan).value, state: 'stale', source: 'memory' };
      }
      if (running === undefined) return inFlight.start(key, () => fetchThrough(key, lifetime, fetch, old));
      const lookup = await running;
      return lookup.source === 'provider' ? { ...lookup, source: 'coalesced' } : lookup;
    },
    dropTag: (tag) => tags.drop(tag),
    size: memory.size,
    close: () => tags.close(),
  };
}
