import { type ErrorCode, errorCodes } from '@vitrina/graphql/base/errors.ts';
import type { Application } from '@vitrina/graphql/context/application.ts';
import { cookieNames } from '@vitrina/graphql/context/cookies.ts';
import { readCookies } from '@vitrina/services/contract/cookies.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Applications, appKeyHeader } from './applications.ts';
import { clientOf } from './client-address.ts';
import type { Count, Counters } from './counters.ts';

/** Requests a minute from one address, behind which there may be many shoppers; a page of the shop asks for none by itself. */
const ofAddress = { name: 'address', points: 1_200, seconds: 60 } as const;
/** Requests a minute of one session, from wherever. */
const ofShopper = { name: 'shopper', points: 600, seconds: 60 } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** The application that asks; undefined for everybody else. */
    application: Application | undefined;
  }
}

interface RateOptions {
  counters: Counters;
  applications: Pick<Applications, 'find'>;
  countError(code: string): void;
}

/**
 * Limits requests by application, or else by address and by session; says in each answer how many are left. A wrong key is an
 * error and not somebody unknown, who would wonder why the budget is another; it counts for the address that tries it.
 */
export function addRateLimit(app: FastifyInstance, { counters, applications, countError }: RateOptions): void {
  async function countsOf(request: FastifyRequest): Promise<Count[]> {
    if (request.application !== undefined) {
      const { name, perMinute } = request.application;
      return [await counters.count({ name: 'application', points: perMinute, seconds: 60, isPublic: true }, name)];
    }
    const address = await counters.count(ofAddress, clientOf(request.ip));
    const session = sessionOf(request);
    // Who is refused anyway may write whatever session comes to mind: each would be kept for a minute.
    return session === undefined || address.isOver ? [address] : [address, await counters.count(ofShopper, session)];
  }

  function refuse(reply: FastifyReply, status: number, code: ErrorCode, message: string, retryAfter?: number): FastifyReply {
    countError(code);
    const extensions = { code, ...(retryAfter !== undefined && { retryAfter }) };
    return reply.code(status).send({ errors: [{ message, extensions }] });
  }

  app.decorateRequest('application', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/graphql/assets/')) return;
    const key = request.headers[appKeyHeader];
    const application = typeof key === 'string' ? applications.find(key) : undefined;
    request.application = application;
    const nearest = fewest(await countsOf(request));
    reply
      .header('ratelimit-limit', nearest.limit)
      .header('ratelimit-remaining', nearest.remaining)
      .header('ratelimit-reset', nearest.resetAfter);
    if (nearest.isOver) {
      reply.header('retry-after', nearest.resetAfter);
      return refuse(reply, 429, 'RATE_LIMITED', errorCodes.RATE_LIMITED, nearest.resetAfter);
    }
    if (key !== undefined && application === undefined) return refuse(reply, 401, 'UNAUTHENTICATED', 'No application has this key.');
  });
}

/** What is nearest to being used up. */
function fewest([first, ...others]: readonly Count[]): Count {
  if (first === undefined) throw new Error('A request is always counted.');
  return others.reduce(
    (tightest, count) => (count.isOver || (!tightest.isOver && count.remaining < tightest.remaining) ? count : tightest),
    first,
  );
}

/** What tells a session from others for a minute: its token, which is renewed far less often. */
function sessionOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization !== undefined) return headers.authorization;
  const cookies = readCookies(headers.cookie);
  return cookies.get(cookieNames.accessToken) || cookies.get(cookieNames.refreshToken) || undefined;
}
