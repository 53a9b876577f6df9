import type { redisBusDriver } from 'bentocache/drivers/redis';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { connectRedis } from './redis.ts';

type BusDriver = ReturnType<typeof redisBusDriver>;
type Transport = ReturnType<BusDriver['factory']>;

/**
 * Tells the other processes which entries have changed. The library's own transport queues and waits while Redis is
 * away; this one never waits: a message that is lost costs an entry its last moments, a request that hangs costs more.
 */
export function createBus(url: string, logger: Logger): BusDriver {
  return { options: { retryQueue: { enabled: false } }, factory: () => createTransport(url, logger) };
}

function createTransport(url: string, logger: Logger): Transport {
  const publisher = connectRedis(url, logger);
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (attempt) => Math.min(attempt * 200, 5_000) });
  subscriber.on('error', () => undefined);
  let id = '';

  const transport: Transport = {
    setId(given) {
      id = given;
      return transport;
    },
    async publish(channel, message) {
      publisher.publish(channel, JSON.stringify({ from: id, message })).catch(() => undefined);
    },
    async subscribe(channel, handler) {
      subscriber.on('message', (received, text) => {
        const read = received === channel ? parse(text) : undefined;
        if (read !== undefined && read.from !== id) void Promise.resolve(handler(read.message)).catch(() => undefined);
      });
      // Waits in the queue until Redis is there, and is renewed by the connection itself after a break.
      subscriber.subscribe(channel).catch(() => undefined);
    },
    async unsubscribe(channel) {
      subscriber.unsubscribe(channel).catch(() => undefined);
    },
    onReconnect(callback) {
      subscriber.on('reconnecting', callback);
    },
    async disconnect() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
  return transport;
}

function parse(text: string): { from: string; message: never } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
