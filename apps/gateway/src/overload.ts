import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyForm, busyPage, busyPageSecurity, retryAfter } from './busy-page.ts';
import { type EventLoop, watchEventLoop } from './load.ts';
import type { RequestMetrics } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Turned away before anything was done for it. */
    isShed: boolean;
  }
}

/** Milliseconds by which the event loop may be late before requests are turned away. */
export const latestDelay = 500;
/** Requests that one process has under way at most. */
export const mostUnderWay = 500;

interface OverloadOptions {
  /** Paths that are answered whatever the load: health, metrics, files. */
  exempt: RegExp;
  metrics?: RequestMetrics | undefined;
  eventLoop?: EventLoop | undefined;
}

/**
 * Load shedding: a process that is late, or has too much to do already, answers 503 at once, so that those it has let in
 * get their answers. Nothing has been carried out for who is turned away.
 */
export function addOverload(app: FastifyInstance, { exempt, metrics, eventLoop = watchEventLoop() }: OverloadOptions): void {
  let underWay = 0;
  let isShedding = false;
  app.decorateRequest('isShed', false);
  app.addHook('onClose', async () => eventLoop.stop());
  metrics?.underWay(() => underWay);

  const reason = () => (eventLoop.delay() > latestDelay ? 'late' : underWay >= mostUnderWay ? 'full' : undefined);
  const leave = () => {
    underWay -= 1;
  };
  const tell = (request: FastifyRequest, why: string | undefined) => {
    if (isShedding === (why !== undefined)) return;
    isShedding = why !== undefined;
    if (isShedding)
      request.log.warn({ reason: why, underWay, delay: Math.round(eventLoop.delay()) }, 'overloaded: requests are turned away');
    else request.log.info({ underWay }, 'no longer overloaded');
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (exempt.test(request.url)) return done();
    const why = reason();
    tell(request, why);
    if (why !== undefined) {
      request.isShed = true;
      metrics?.shed(why);
      turnAway(request, reply);
      return;
    }
    underWay += 1;
    // Also when the client goes away before it has its answer.
    reply.raw.once('close', leave);
    done();
  });
}

function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
  if (/^\/graphql(?:[/?]|$)/.test(request.url)) {
    // Nothing was carried out and coming back later helps: what this code tells a client to do.
    const error = { message: 'Too many requests at the moment.', extensions: { code: 'RATE_LIMITED' } };
    reply.type('application/json; charset=utf-8').send({ errors: [error] });
  } else if (request.headers.accept?.includes('text/html') === true) {
    reply.header('content-security-policy', busyPageSecurity).type('text/html; charset=utf-8');
    reply.send(request.method === 'GET' || request.method === 'HEAD' ? busyPage : busyForm);
  } else {
    reply.type('text/plain; charset=utf-8').send('Сейчас очень много покупателей. Попробуйте ещё раз через несколько секунд.');
  }
}
