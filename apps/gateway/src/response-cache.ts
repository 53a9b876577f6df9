import { Lru } from '@vitrina/graphql/base/lru.ts';
import type { OperationResult } from './execute.ts';
import type { Cost } from './limits/budget.ts';

/** Seconds for which a response is served again without looking into the cache of calls; less where a call lives shorter. */
const maxSeconds = 5;
/** Responses cached, and keys remembered that have been requested once lately (up to twice as many). */
const maxEntries = 1_000;
/** Characters of a key, and of a response, that are worth caching. */
const maxKeyLength = 1_000;
const maxTextLength = 64 * 1024;

/** One answer as an object for the screens and as text for HTTP; nobody may change it. */
export interface CachedResponse {
  readonly data: NonNullable<OperationResult['data']>;
  readonly text: string;
  /** For an application, beside the data. */
  readonly cost: Cost;
}

/**
 * Whole responses that are the same for everybody, in front of everything else: they cost neither a context nor an execution. A response
 * is cached from the second request on, so that what is requested once evicts nothing; it outlives the data it was made from by
 * `maxSeconds` at most.
 */
export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  /** Where to put the response to what has been requested before; undefined for a key that is new. */
  place(key: string, seconds: number): ((answer: CachedResponse) => void) | undefined;
  clear(): void;
  size(): number;
}

interface Entry {
  readonly answer: CachedResponse;
  /** Milliseconds, by the clock given. */
  readonly until: number;
}

export function createResponseCache(now: () => number = () => performance.now()): ResponseCache {
  let entries = new Lru<string, Entry>(maxEntries);
  let firstRequests = createFirstRequests();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.until ? entry.answer : undefined;
    },
    place(key, seconds) {
      if (key.length > maxKeyLength) return undefined;
      if (!firstRequests.again(key) && entries.get(key) === undefined) return undefined;
      const of = entries;
      const until = now() + Math.min(seconds, maxSeconds) * 1000;
      return (answer) => {
        // Entries dropped in the meantime have taken this answer's reason with them.
        if (of === entries && answer.text.length <= maxTextLength) of.set(key, { answer: frozen(answer), until });
      };
    },
    size: () => entries.size,
    clear() {
      entries = new Lru(maxEntries);
      firstRequests = createFirstRequests();
    },
  };
}

/**
 * Notes a key, and says whether it has been requested before. In two sets, of which the older one is dropped as a whole: to evict one key
 * for each that comes would cost more than the rest of a look-up.
 */
function createFirstRequests(): { again(key: string): boolean } {
  let now = new Set<string>();
  let before = new Set<string>();
  return {
    again(key) {
      if (now.has(key)) return true;
      const isKnown = before.has(key);
      now.add(key);
      if (now.size >= maxEntries) {
        before = now;
        now = new Set();
      }
      return isKnown;
    },
  };
}

/** Frozen to its last part: the same object is given to everybody. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
