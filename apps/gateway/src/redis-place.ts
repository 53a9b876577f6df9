import type { RedisPlace } from '@vitrina/graphql/base/engine.ts';
import type { Configuration } from './configuration.ts';

export type RedisConfiguration = Pick<
  Configuration,
  'REDIS_URL' | 'REDIS_PREFIX' | 'REDIS_TIMEOUT' | 'REDIS_SENTINEL' | 'REDIS_SENTINEL_PASSWORD' | 'REDIS_CLUSTER'
>;

/** Where Redis is by the configuration; undefined where there is none. */
export function redisPlaceOf(configuration: RedisConfiguration): RedisPlace | undefined {
  const { REDIS_URL: urls, REDIS_PREFIX: prefix, REDIS_TIMEOUT: timeout } = configuration;
  const { REDIS_SENTINEL: master, REDIS_SENTINEL_PASSWORD: sentinelPassword } = configuration;
  if (urls === undefined) return undefined;
  if (master !== undefined) return { urls, prefix, timeout, kind: 'sentinel', master, sentinelPassword };
  return { urls, prefix, timeout, kind: configuration.REDIS_CLUSTER ? 'cluster' : 'single' };
}
