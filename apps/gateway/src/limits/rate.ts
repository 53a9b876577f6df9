import fastifyRateLimit from '@fastify/rate-limit';
import { connectRedis } from '@vitrina/graphql/engine.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests a minute from one address; a page of the shop asks for none of them by itself. */
const perMinute = 1_200;

/** By this header another application shows its key (`APP_KEYS`) and gets its own budget. */
export const appKeyHeader = 'x-app-key';

interface RateOptions {
  redisUrl: string | undefined;
  /** Requests a minute by key. */
  appKeys: ReadonlyMap<string, number>;
}

/** Limits `/graphql` by application or by address; shared between processes when there is Redis, and open when it is away. */
export async function addRateLimit(app: FastifyInstance, { redisUrl, appKeys }: RateOptions): Promise<void> {
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, app.log);
  if (redis !== undefined) app.addHook('onClose', async () => redis.disconnect());
  const budgetOf = (request: FastifyRequest): number | undefined => {
    const key = request.headers[appKeyHeader];
    return typeof key === 'string' ? appKeys.get(key) : undefined;
  };
  await app.register(fastifyRateLimit, {
    global: true,
    max: (request) => budgetOf(request) ?? perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => (budgetOf(request) === undefined ? request.ip : `app:${String(request.headers[appKeyHeader])}`),
    allowList: (request) => request.url.startsWith('/graphql/assets/'),
    skipOnError: true,
    nameSpace: 'vitrina:rate:',
    enableDraftSpec: true,
    ...(redis && { redis }),
  });
}
