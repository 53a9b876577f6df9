import { busyPageSecurity, tooOftenForm, tooOftenPage } from '@vitrina/gateway/src/busy-page.ts';
import { clientOf } from '@vitrina/gateway/src/limits/client-address.ts';
import type { Counters } from '@vitrina/gateway/src/limits/counters.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Pages a minute of one address (ours): fifty a second, behind which there may be a whole town that shares it. */
export const pages = { name: 'pages', points: 3_000, seconds: 60 } as const;
/** Forms among them: what is sent costs more than what is looked at. */
export const forms = { name: 'forms', points: 1_200, seconds: 60 } as const;

interface PageLimitOptions {
  counters: Counters;
  countError(code: 'RATE_LIMITED'): void;
}

/** Counts what the screens of a scope are asked for by address. Files, which are known by their own routes, are not counted. */
export function addPageLimit(screens: FastifyInstance, { counters, countError }: PageLimitOptions): void {
  screens.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (url !== '/*' && config.takesFile !== true) return;
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    const client = clientOf(request.ip);
    const counts = await Promise.all([pages, ...(isForm ? [forms] : [])].map((tries) => counters.count(tries, client)));
    const over = counts.find(({ isOver }) => isOver);
    if (over === undefined) return;
    countError('RATE_LIMITED');
    reply.code(429).header('retry-after', over.resetAfter).header('cache-control', 'no-store');
    return refuse(reply, isForm, request.headers.accept?.includes('text/html') === true);
  });
}

function refuse(reply: FastifyReply, isForm: boolean, isBrowser: boolean): FastifyReply {
  if (!isBrowser) return reply.type('text/plain; charset=utf-8').send('Слишком много запросов. Попробуйте ещё раз через минуту.');
  return reply
    .header('content-security-policy', busyPageSecurity)
    .type('text/html; charset=utf-8')
    .send(isForm ? tooOftenForm : tooOftenPage);
}
