import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyForm, busyPage, busyPageSecurity, retryAfter } from './busy-page.ts';
import { createInFlightRequests } from './in-flight-requests.ts';
import { clientOf } from './limits/client-address.ts';
import { type EventLoop, watchEventLoop } from './load.ts';
import type { RequestMetrics } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Turned away before anything was done for it. */
    isShed: boolean;
    /** Called when all of its body is there; undefined where none was to come. */
    onBodyArrived: (() => void) | undefined;
  }
}

/** Milliseconds by which the event loop may be late before requests are turned away, unless `deadlineFactor` allows more. */
export const latestDelay = 500;

/** Why somebody is turned away: the process is late, it is full, or the client has most of it already. */
type ShedReason = 'late' | 'full' | 'greedy';

interface OverloadOptions {
  /** Paths that are answered whatever the load: health, metrics, files. */
  exempt: RegExp;
  metrics?: RequestMetrics | undefined;
  /** Whether the process is late because it is starting: compiling its first pages is no overload. */
  isStarting?: (() => boolean) | undefined;
  eventLoop?: EventLoop | undefined;
  /** `DEADLINE_FACTOR` */
  deadlineFactor?: number | undefined;
}

/**
 * Load shedding: a process that is late, or has too much to do already, answers 503 at once, so that those it has let in
 * get their answers. Nothing has been carried out for who is turned away. A request is under way from when it has arrived
 * with its body: one that is sent byte by byte takes nobody's place.
 */
export function addOverload(
  app: FastifyInstance,
  { exempt, metrics, isStarting = () => false, eventLoop = watchEventLoop(), deadlineFactor = 1 }: OverloadOptions,
): void {
  const inFlight = createInFlightRequests();
  let isShedding = false;
  app.decorateRequest('isShed', false);
  app.decorateRequest('onBodyArrived', undefined);
  app.addHook('onClose', async () => eventLoop.stop());
  metrics?.underWay(() => inFlight.count);

  const logShedding = (request: FastifyRequest, reason: ShedReason | undefined) => {
    // One client alone says nothing of the process.
    if (reason === 'greedy' || isShedding === (reason !== undefined)) return;
    isShedding = reason !== undefined;
    const count = inFlight.count;
    if (isShedding)
      request.log.warn({ reason, underWay: count, delay: Math.round(eventLoop.delay()) }, 'overloaded: requests are turned away');
    else request.log.info({ underWay: count }, 'no longer overloaded');
  };
  const isTurnedAway = (request: FastifyRequest, reply: FastifyReply, reason: ShedReason | undefined): boolean => {
    logShedding(request, reason);
    if (reason === undefined) return false;
    request.isShed = true;
    metrics?.shed(reason, wantedBy(request));
    turnAway(request, reply);
    return true;
  };

  const admit = (request: FastifyRequest, reply: FastifyReply): ShedReason | undefined => {
    if (!hasBody(request)) return undefined;
    request.onBodyArrived = inFlight.arrive(clientOf(request.ip));
    if (request.onBodyArrived === undefined) return 'greedy';
    reply.raw.once('close', request.onBodyArrived);
    return undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (exempt.test(request.url)) return done();
    const isLate = eventLoop.delay() > latestDelay * deadlineFactor && !isStarting();
    const reason = isLate ? 'late' : (inFlight.shedReason(() => clientOf(request.ip)) ?? admit(request, reply));
    if (!isTurnedAway(request, reply, reason)) done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    request.onBodyArrived?.();
    // Who has gone in the meantime will not go once more.
    if (exempt.test(request.url) || reply.raw.destroyed) return done();
    const client = clientOf(request.ip);
    const reason = inFlight.shedReason(() => client);
    if (reason !== undefined) {
      isTurnedAway(request, reply, reason);
      return;
    }
    // Also when the client goes away before it has its answer.
    reply.raw.once('close', inFlight.enter(client));
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Whose failures are JSON with a code; what of it a browser opens by itself is told to a person. */
const ofGraphql = /^\/graphql(?:[/?]|$)/;
const ofFiles = /^\/(?:uploads|documents)(?:[/?]|$)/;

const wantedBy = ({ url }: FastifyRequest) => (ofGraphql.test(url) ? 'operation' : ofFiles.test(url) ? 'file' : 'page');

function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
  const isBrowser = request.headers.accept?.includes('text/html') === true;
  if (ofGraphql.test(request.url) || (ofFiles.test(request.url) && !isBrowser)) {
    // Nothing was carried out and coming back later helps: what this code tells a client to do.
    const error = { message: 'Too many requests at the moment.', extensions: { code: 'RATE_LIMITED', retryAfter } };
    reply.type('application/json; charset=utf-8').send({ errors: [error] });
  } else if (isBrowser) {
    reply.header('content-security-policy', busyPageSecurity).type('text/html; charset=utf-8');
    reply.send(request.method === 'GET' || request.method === 'HEAD' ? busyPage : busyForm);
  } else {
    reply.type('text/plain; charset=utf-8').send('Сейчас очень много покупателей. Попробуйте ещё раз через несколько секунд.');
  }
}
