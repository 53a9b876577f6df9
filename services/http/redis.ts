import { Redis, ReplyError } from 'ioredis';
import type { Logger } from './logger.ts';

/** Milliseconds that anything asked of Redis may take. */
const patience = 200;
/** Milliseconds during which Redis is left alone after it has not answered. */
const rest = 2_000;

/** What Redis gives when it is there; everything that uses it has a way without it. */
export interface SharedStore {
  /**
   * `undefined` when Redis is away, which costs at most one short wait, and then nothing for a while; or when it refuses this one
   * command (`WRONGTYPE`, `OOM`), which says nothing of others.
   */
  ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  /** Told each time Redis is there: at first, and after it was away. */
  whenThere(listener: () => void): void;
  close(): void;
}

/**
 * A connection that gives up at once and queues nothing: with Redis away, frozen or slow, one of all who ask waits once,
 * and nobody asks again until it has rested.
 */
export function openSharedStore(url: string, logger: Logger): SharedStore {
  const redis = connect(url);
  const listeners: (() => void)[] = [];
  let restsUntil = 0;
  let isAway = false;
  /** Kinds of refusals that have been said. */
  const said = new Set<string>();
  const away = (reason: string) => {
    restsUntil = performance.now() + rest;
    if (!isAway) logger.warn({ reason }, 'Redis is away; everybody goes on without it');
    isAway = true;
  };
  const there = () => {
    restsUntil = 0;
    logger.info({}, isAway ? 'Redis is back' : 'Redis is there');
    isAway = false;
    for (const listener of listeners) listener();
  };
  const answered = () => {
    if (isAway && performance.now() >= restsUntil) there();
  };
  /** The kind only: a refusal may name a key, or the words of a script. */
  const refused = ({ message }: Error) => {
    const kind = /^[A-Z]+\b/.exec(message)?.[0] ?? 'ERR';
    if (!said.has(kind)) logger.warn({ kind }, 'Redis refuses a command');
    said.add(kind);
  };
  redis.on('error', (error) => away(error.message));
  redis.on('ready', there);

  return {
    whenThere: (listener) => void listeners.push(listener),
    async ask(work) {
      if (redis.status !== 'ready' || performance.now() < restsUntil) return undefined;
      try {
        const answer = await inTime(work(redis));
        answered();
        return answer;
      } catch (error) {
        if (isRefusal(error)) {
          answered();
          refused(error);
        } else away(error instanceof Error ? error.message : 'unknown');
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Listens on one channel for as long as it lives, and says when it hears again after a break (and at first). */
export function subscribe(url: string, channel: string, heard: (text: string) => void, listening: () => void): () => void {
  const redis = connect(url);
  // The other connection has said it.
  redis.on('error', () => undefined);
  redis.on('ready', () => {
    redis.subscribe(channel).then(listening, () => undefined);
  });
  redis.on('message', (from, text) => {
    if (from === channel) heard(text);
  });
  return () => redis.disconnect();
}

function connect(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
}

// The library does not say of what type its class is.
const isRefusal = (error: unknown): error is Error => error instanceof ReplyError;

/** Time in which this process itself was too busy to read does not count: an answer that has arrived is read first. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = () => setImmediate(() => setImmediate(() => reject(new Error(`No answer within ${patience} ms.`))));
  const timer = setTimeout(late, patience);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
