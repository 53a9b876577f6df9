import { type RedisServer, redisEnvironment, startRedis } from '@vitrina/services/testing/redis.ts';
import { atTheEnd } from './full-stack.ts';

export { type RedisServer, redisEnvironment as sharing };

/** A Redis of this test's own, ended with it. */
export async function startOwnRedis(): Promise<RedisServer> {
  const redis = await startRedis();
  atTheEnd(() => redis.kill());
  return redis;
}
