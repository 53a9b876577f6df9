import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedStore } from './redis.ts';
import type { RedisClient } from './redis-connection.ts';

/** Something that many processes want done, and that one of them does for all. */
export interface Flight<T> {
  /** Names what is to be done; lives where `key` does. */
  lock: string;
  /** Milliseconds after which the lock of a process that has died is free again. */
  hold: number;
  /** Milliseconds after which whoever waits does it by itself. */
  waitTimeout: number;
  /** Where an outcome is to be found, and how it is read; `undefined` when it is not there. */
  key: string;
  read(text: string | null, beside: readonly (string | null)[]): T | undefined;
  /** What is read together with it; these live together, but not with the others. */
  beside?: readonly string[];
  work(): Promise<T>;
  /** What to leave there for the others. */
  leave(outcome: T): { text: string; milliseconds: number };
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
  const until = performance.now() + flight.waitTimeout;
  for (let pause = pauses.first; ; pause = Math.min(pause * 1.5, pauses.longest)) {
    const lockAttempt = await store.run((redis) => lockAndLook(redis, flight, token));
    if (lockAttempt === undefined) return flight.work();
    const there = flight.read(lockAttempt.text, lockAttempt.beside);
    if (there !== undefined) {
      if (lockAttempt.isMine) void store.run((redis) => redis.eval(release, 1, flight.lock, token));
      return there;
    }
    if (lockAttempt.isMine) return workForAll(store, flight, token);
    const timeLeft = until - performance.now();
    if (timeLeft <= 0) return flight.work();
    await sleep(Math.min(timeLeft, pause * (0.5 + Math.random())));
  }
}

async function workForAll<T>(store: SharedStore, flight: Flight<T>, token: string): Promise<T> {
  try {
    const outcome = await flight.work();
    const { text, milliseconds } = flight.leave(outcome);
    // One message, so that nobody finds the lock free and the outcome missing; whoever asked here need not wait for it.
    void store.run((redis) => redis.pipeline().set(flight.key, text, 'PX', milliseconds).eval(release, 1, flight.lock, token).exec());
    return outcome;
  } catch (error) {
    void store.run((redis) => redis.eval(release, 1, flight.lock, token));
    throw error;
  }
}

interface LockAttempt {
  isMine: boolean;
  text: string | null;
  beside: (string | null)[];
}

/** The lock and the outcome in one message: it may have become free because the outcome has just been left. */
async function lockAndLook<T>(redis: RedisClient, { lock, key, hold, beside = [] }: Flight<T>, token: string): Promise<LockAttempt> {
  const [answers, values] = await Promise.all([
    redis.pipeline().set(lock, token, 'PX', hold, 'NX').get(key).exec(),
    beside.length === 0 ? [] : redis.mget(...beside),
  ]);
  const [lockReply, valueReply] = answers ?? [];
  const error = lockReply?.[0] ?? valueReply?.[0];
  if (error) throw error;
  // GET answers a text or null; ioredis says `unknown` of every pipelined answer.
  return { isMine: lockReply?.[1] === 'OK', text: (valueReply?.[1] ?? null) as string | null, beside: values };
}
