import { Cluster, ReplyError } from 'ioredis';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { connect, type RedisClient, type RedisPlace } from './redis-connection.ts';

/** Milliseconds during which Redis is left alone after it has not answered. */
const rest = 2_000;

/** What Redis gives when it is there; everything that uses it has a way without it. */
export interface SharedStore {
  /**
   * `undefined` when Redis is away, which costs at most one short wait, and then nothing for a while; or when it refuses this one
   * command (`WRONGTYPE`, `OOM`), which says nothing of others.
   */
  run<T>(work: (redis: RedisClient) => Promise<T>): Promise<T | undefined>;
  /**
   * The name of a key as it stands in Redis. In a cluster keys live together where the part in braces is the same: commands of
   * several keys, and messages of several commands, are for those only.
   */
  key(name: string): string;
  /** Told each time Redis is there: at first, and after it was away. */
  onReady(listener: () => void): void;
  close(): void;
}

/**
 * A connection that gives up at once and queues nothing: with Redis away, frozen or slow, one of all who ask waits once,
 * and nobody asks again until it has rested.
 */
export function openSharedStore(place: RedisPlace, logger: Logger, metrics?: Metrics['redis']): SharedStore {
  const redis = connect(place);
  const listeners: (() => void)[] = [];
  let restsUntil = 0;
  let isAway = false;
  /** Kinds of refusals that have been said. */
  const reportedKinds = new Set<string>();
  const markAway = (reason: string) => {
    restsUntil = performance.now() + rest;
    if (!isAway) logger.warn({ reason }, 'Redis is away; everybody goes on without it');
    isAway = true;
  };
  const markReady = () => {
    restsUntil = 0;
    logger.info({}, isAway ? 'Redis is back' : 'Redis is there');
    isAway = false;
    for (const listener of listeners) listener();
  };
  const markAnswered = () => {
    if (isAway && performance.now() >= restsUntil) markReady();
  };
  /** The kind only: a refusal may name a key, or the words of a script. */
  const reportRefusal = ({ message }: Error) => {
    const kind = /^[A-Z]+\b/.exec(message)?.[0] ?? 'ERR';
    if (!reportedKinds.has(kind)) logger.warn({ kind }, 'Redis refuses a command');
    reportedKinds.add(kind);
  };
  redis.on('error', (error: Error) => markAway(error.message));
  redis.on('ready', () => {
    metrics?.connected();
    markReady();
  });

  return {
    key: (name) => place.prefix + name,
    onReady: (listener) => void listeners.push(listener),
    async run(work) {
      const began = performance.now();
      if (redis.status !== 'ready' || began < restsUntil) {
        metrics?.fallback();
        return undefined;
      }
      try {
        const answer = await inTime(work(redis), place.timeout);
        metrics?.asked('answered', performance.now() - began);
        markAnswered();
        return answer;
      } catch (error) {
        metrics?.asked(isRefusal(error) ? 'refused' : 'away', performance.now() - began);
        if (isRefusal(error)) {
          markAnswered();
          reportRefusal(error);
        } else {
          metrics?.fallback();
          markAway(error instanceof Error ? error.message : 'unknown');
        }
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Listens on one channel for as long as it lives, and says when it hears again after a break (and at first). */
export function subscribe(place: RedisPlace, name: string, onMessage: (text: string) => void, onSubscribed: () => void): () => void {
  const channel = place.prefix + name;
  const redis = connect(place);
  // The other connection has said it.
  redis.on('error', () => undefined);
  redis.on('ready', () => {
    redis.subscribe(channel).then(onSubscribed, () => undefined);
  });
  redis.on('message', (from: string, text: string) => {
    if (from === channel) onMessage(text);
  });
  // A cluster listens at one of its nodes and moves on by itself: what was said while it did is asked for.
  if (redis instanceof Cluster) redis.on('-node', onSubscribed);
  return () => redis.disconnect();
}

// The library does not say of what type its class is.
const isRefusal = (error: unknown): error is Error => error instanceof ReplyError;

/** Time in which this process itself was too busy to read does not count: an answer that has arrived is read first. */
function inTime<T>(answer: Promise<T>, timeout: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = () => setImmediate(() => setImmediate(() => reject(new Error(`No answer within ${timeout} ms.`))));
  const timer = setTimeout(late, timeout);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
