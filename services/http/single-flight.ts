import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { SharedStore } from './redis.ts';

/** Something that many processes want done, and that one of them does for all. */
export interface Flight<T> {
  /** Names what is to be done. */
  lock: string;
  /** Milliseconds after which the lock of a process that has died is free again. */
  hold: number;
  /** Milliseconds after which whoever waits does it by itself. */
  patience: number;
  /** Where an outcome is to be found, and how it is read; `undefined` when it is not there. */
  keys: readonly string[];
  read(values: readonly (string | null)[]): T | undefined;
  work(): Promise<T>;
  /** What to leave there for the others. */
  leave(outcome: T): { key: string; text: string; milliseconds: number };
}

/** Milliseconds between two looks of one who waits: the first pause and the longest. */
const pauses = { first: 10, longest: 100 };

/** A lock is released by the one who holds it: when it has run out, it may be somebody else's. */
const release = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Does the work once for all processes that share a Redis: one takes the lock, the others wait for what it leaves. When the
 * one fails, the next takes its place. Without Redis everybody does it.
 */
export async function singleFlight<T>(store: SharedStore, flight: Flight<T>): Promise<T> {
  const token = randomUUID();
  const until = performance.now() + flight.patience;
  for (let pause = pauses.first; ; pause = Math.min(pause * 1.5, pauses.longest)) {
    const tried = await store.ask((redis) => lockAndLook(redis, flight, token));
    if (tried === undefined) return flight.work();
    const there = flight.read(tried.values);
    if (there !== undefined) {
      if (tried.isMine) void store.ask((redis) => redis.eval(release, 1, flight.lock, token));
      return there;
    }
    if (tried.isMine) return workForAll(store, flight, token);
    const left = until - performance.now();
    if (left <= 0) return flight.work();
    await sleep(Math.min(left, pause * (0.5 + Math.random())));
  }
}

async function workForAll<T>(store: SharedStore, flight: Flight<T>, token: string): Promise<T> {
  try {
    const outcome = await flight.work();
    const { key, text, milliseconds } = flight.leave(outcome);
    // One message, so that nobody finds the lock free and the outcome missing; whoever asked here need not wait for it.
    void store.ask((redis) => redis.pipeline().set(key, text, 'PX', milliseconds).eval(release, 1, flight.lock, token).exec());
    return outcome;
  } catch (error) {
    void store.ask((redis) => redis.eval(release, 1, flight.lock, token));
    throw error;
  }
}

/** One message: the lock may have become free because the outcome has just been left. */
async function lockAndLook<T>(redis: Redis, flight: Flight<T>, token: string): Promise<{ isMine: boolean; values: (string | null)[] }> {
  const answers = await redis
    .pipeline()
    .set(flight.lock, token, 'PX', flight.hold, 'NX')
    .mget(...flight.keys)
    .exec();
  const [locked, looked] = answers ?? [];
  const error = locked?.[0] ?? looked?.[0];
  if (error) throw error;
  // MGET answers a list of texts and nulls; ioredis says `unknown` of every pipelined answer.
  return { isMine: locked?.[1] === 'OK', values: (looked?.[1] ?? []) as (string | null)[] };
}
