/** A Redis of a test's own, for the rooms above, which do not see the engine. */

export {
  freePort,
  placeAt,
  type RedisServer,
  redisEnvironment as sharing,
  startRedis,
  withShortTimeout as hasty,
} from '@vitrina/services/testing/redis.ts';
export { startCluster } from '@vitrina/services/testing/redis-kinds.ts';
