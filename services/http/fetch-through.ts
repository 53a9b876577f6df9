import type { Lifetime } from '../contract/endpoint.ts';
import { copyForCache } from './answer.ts';
import type { CacheLookup, Fetch } from './cache-lookup.ts';
import { createFreshness } from './freshness.ts';
import { type Entry, type Memory, readEntry } from './memory.ts';
import { isDefinitive } from './provider-error.ts';
import type { SharedStore } from './redis.ts';
import { answerName, parseEntry, shapeOf, writeEntry } from './redis-level.ts';
import { singleFlight } from './single-flight.ts';
import type { Tags } from './tags.ts';

/** A lifetime is shortened by up to this share, so that entries made together do not end together. */
const jitter = 0.1;
/** Milliseconds after a failed refresh during which nobody tries again. */
const backoff = 3_000;
/** Of its deadline, what a process waits for another one's answer before it asks by itself. */
const waitShare = 1 / 3;
/** Milliseconds by which a lock outlives the deadline of its holder. */
const holdMargin = 500;

interface Parts {
  memory: Memory;
  tags: Tags;
  store?: SharedStore | undefined;
}

/** One thing that is wanted: what, for how long, and how it is got. */
interface CacheRequest {
  key: string;
  /** Where it lies in Redis. */
  place: string;
  lifetime: Lifetime;
  fetch: Fetch;
  /** The moment (`performance.now()`) after which it is of no use. */
  end: number;
}

interface FetchResult {
  entry: Entry;
  value: unknown;
  /** Another process has fetched it. */
  isFound: boolean;
}

type FetchThrough = (key: string, lifetime: Lifetime, fetch: Fetch, old: Entry | undefined) => Promise<CacheLookup>;

/** Gets what memory has not, or has no longer: out of Redis, or from the provider for all processes at once. */
export function createFetchThrough({ memory, tags, store }: Parts): FetchThrough {
  const { isFresh, isPrompt } = createFreshness(tags);

  /** The entry in Redis if it may be served at all, with what Redis knows of its tags. */
  const readLevel = ({ lifetime }: CacheRequest, text: string | null, moments: readonly (string | null)[]): Entry | undefined => {
    tags.learn(lifetime.tags, moments);
    const entry = parseEntry(text);
    return entry !== undefined && Date.now() < entry.staleUntil ? entry : undefined;
  };
  const look = async (request: CacheRequest): Promise<Entry | undefined> => {
    const { place, lifetime } = request;
    const values = await store?.run((redis) => Promise.all([redis.get(place), redis.mget(...tags.keys(lifetime.tags))]));
    return values === undefined ? undefined : readLevel(request, ...values);
  };

  const fetchEntry = async ({ lifetime, fetch, end }: CacheRequest): Promise<FetchResult> => {
    const madeAt = tags.moment();
    const { value, raw } = await fetch.run(end);
    const freshUntil = Date.now() + Math.round(lifetime.maxAge * 1000 * (1 - Math.random() * jitter));
    const staleUntil = freshUntil + lifetime.staleIfError * 1000;
    const entry = {
      value: undefined,
      raw: copyForCache(fetch.plan, raw),
      bytes: raw.body.length,
      madeAt,
      freshUntil,
      staleUntil,
      retryAt: 0,
    };
    return { entry, value, isFound: false };
  };
  const fetchOnce = (request: CacheRequest): Promise<FetchResult> => {
    if (store === undefined) return fetchEntry(request);
    const { place, lifetime } = request;
    const { deadline } = request.fetch.plan.endpoint;
    return singleFlight<FetchResult>(store, {
      lock: `${place}:lock`,
      hold: deadline + holdMargin,
      waitTimeout: deadline * waitShare,
      key: place,
      beside: tags.keys(lifetime.tags),
      read(text, moments) {
        const entry = readLevel(request, text, moments);
        return entry !== undefined && isFresh(entry, lifetime) ? { entry, value: entry.value, isFound: true } : undefined;
      },
      work: () => fetchEntry(request),
      leave: ({ entry, value }) => ({ text: writeEntry(value, entry), milliseconds: entry.staleUntil - Date.now() }),
    });
  };

  /** When the provider does not answer, what was there before does; when it says that there is no such thing, that is gone as well. */
  const serveStale = ({ key, place, fetch }: CacheRequest, old: Entry | undefined, error: unknown): CacheLookup => {
    if (isDefinitive(error)) {
      memory.delete(key);
      void store?.run((redis) => redis.del(place));
      throw error;
    }
    if (old === undefined) throw error;
    const staleEntry = { ...readEntry(old, fetch.plan), retryAt: Date.now() + backoff };
    memory.set(key, staleEntry);
    return { value: staleEntry.value, state: 'stale', source: 'memory' };
  };

  return async (key, lifetime, fetch, memoryEntry) => {
    const place = store === undefined ? '' : store.key(answerName(key, shapeOf(fetch.plan)));
    const request = { key, place, lifetime, fetch, end: performance.now() + fetch.plan.endpoint.deadline };
    const redisEntry = store === undefined ? undefined : await look(request);
    if (redisEntry !== undefined && (isFresh(redisEntry, lifetime) || (memoryEntry === undefined && isPrompt(redisEntry, lifetime)))) {
      // When it is stale, the next one who asks finds it in memory and begins the refresh.
      memory.set(key, redisEntry);
      return { value: redisEntry.value, state: isFresh(redisEntry, lifetime) ? 'hit' : 'stale', source: 'redis' };
    }
    try {
      const { entry, value, isFound } = await fetchOnce(request);
      memory.set(key, entry);
      return { value, state: isFound ? 'hit' : 'miss', source: isFound ? 'redis' : 'provider' };
    } catch (error) {
      return serveStale(request, newer(memoryEntry, redisEntry), error);
    }
  };
}

function newer(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.madeAt >= other.madeAt ? one : other;
}
