import { type RedisServer, sharing, startRedis } from '@vitrina/services/testing/redis.ts';
import { atTheEnd } from './house.ts';

export { type RedisServer, sharing };

/** A Redis of this test's own, ended with it. */
export async function startOwnRedis(): Promise<RedisServer> {
  const redis = await startRedis();
  atTheEnd(() => redis.kill());
  return redis;
}
