import { hash } from 'node:crypto';
import { openSharedStore, type RedisPlace } from '@vitrina/graphql/base/engine.ts';
import type { Limit } from '@vitrina/graphql/base/limit.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** What is counted: so many tries within so many seconds, under this name. */
export interface Tries extends Pick<Limit, 'name' | 'points' | 'seconds'> {
  /** The key is no person's and no secret, so it need not be hidden. */
  readonly isPublic?: boolean;
}

export interface Count {
  readonly isOver: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until it is counted anew. */
  readonly resetAfter: number;
}

/** Counts tries by key: in Redis for all processes together, in memory as long as Redis is away or where there is none. */
export interface Counters {
  count(tries: Tries, key: string): Promise<Count>;
  /** How many there have been, without one more. */
  look(tries: Tries, key: string): Promise<Count>;
  close(): void;
}

/** The limiters of one kind of tries; the shared one is made when Redis is first there. */
interface Limiters {
  readonly localLimiter: RateLimiterMemory;
  sharedLimiter?: RateLimiterRedis;
}

export function createCounters(redis: RedisPlace | undefined, log: FastifyBaseLogger): Counters {
  const store = redis === undefined ? undefined : openSharedStore(redis, log);
  const limitersByName = new Map<string, Limiters>();

  type LimiterOperation = (limiter: RateLimiterAbstract, key: string, limit: number) => Promise<Count>;

  async function runOnLimiter(tries: Tries, key: string, runOperation: LimiterOperation): Promise<Count> {
    const { name, points, seconds, isPublic = false } = tries;
    const prefix = `rate:${name}`;
    const options = { points, duration: seconds, keyPrefix: store?.key(prefix) ?? prefix };
    const id = `${name} ${points} ${seconds}`;
    const limiters = limitersByName.get(id) ?? { localLimiter: new RateLimiterMemory(options) };
    limitersByName.set(id, limiters);
    // Addresses and logins are a person's: nothing keeps them as they are.
    const hidden = isPublic ? key : hash('sha256', key, 'base64url');
    const sharedCount = await store?.run((redis) => {
      // Who has used up everything is refused from memory and costs Redis nothing.
      limiters.sharedLimiter ??= new RateLimiterRedis({ ...options, storeClient: redis, inMemoryBlockOnConsumed: points });
      return runOperation(limiters.sharedLimiter, hidden, points);
    });
    return sharedCount ?? runOperation(limiters.localLimiter, hidden, points);
  }

  return {
    count: (tries, key) => runOnLimiter(tries, key, consume),
    look: (tries, key) => runOnLimiter(tries, key, read),
    close: () => store?.close(),
  };
}

async function read(limiter: RateLimiterAbstract, key: string, limit: number): Promise<Count> {
  const limiterResult = await limiter.get(key);
  if (limiterResult === null) return { isOver: false, limit, remaining: limit, resetAfter: 1 };
  return countOf(limiterResult, limit, limiterResult.remainingPoints <= 0);
}

async function consume(limiter: RateLimiterAbstract, key: string, limit: number): Promise<Count> {
  try {
    return countOf(await limiter.consume(key), limit, false);
  } catch (error) {
    if (error instanceof RateLimiterRes) return countOf(error, limit, true);
    throw error;
  }
}

function countOf({ remainingPoints, msBeforeNext }: RateLimiterRes, limit: number, isOver: boolean): Count {
  return { isOver, limit, remaining: isOver ? 0 : remainingPoints, resetAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
