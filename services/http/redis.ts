import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/**
 * A connection that gives up at once: with Redis away, frozen or slow a look-up costs at most one short wait, and
 * nothing is queued for later.
 */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 200,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ reason: error.message }, 'Redis is away; the cache goes on in memory');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info({}, 'Redis is back');
    isAway = false;
  });
  return redis;
}
