import { openSharedStore, type RedisPlace } from '@vitrina/graphql/base/engine.ts';
import type { FastifyBaseLogger } from 'fastify';

/** Pages of the screens that another process may have made; without Redis each process makes its own. */
export interface SharedPages {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, page: Buffer, milliseconds: number): Promise<void>;
  close(): void;
}

export function openSharedPages(redis: RedisPlace | undefined, log: FastifyBaseLogger): SharedPages | undefined {
  if (redis === undefined) return undefined;
  const store = openSharedStore(redis, log);
  const nameOf = (key: string) => store.key(`page:${key}`);
  return {
    get: async (key) => (await store.run((redis) => redis.getBuffer(nameOf(key)))) ?? undefined,
    set: async (key, page, milliseconds) => void (await store.run((redis) => redis.set(nameOf(key), page, 'PX', milliseconds))),
    close: store.close,
  };
}
