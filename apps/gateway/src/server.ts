import { originForm } from '@vitrina/graphql/base/engine.ts';
import { takeArrivals } from '@vitrina/services/process/take-arrivals.ts';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { EventLoop } from './load.ts';
import { loggerOptions, type OnFailure } from './log.ts';
import { addOverload } from './overload.ts';
import { refuseMalformed } from './request-line.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { addRequestSpans } from './request-spans.ts';
import { patternOf } from './route-pattern.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { traceHeader, traceOf } from './trace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may arrive, or be given, which takes longer than anything else. */
    takesFile?: boolean;
    givesFile?: boolean;
  }
}

interface ServerOptions {
  logLevel: string;
  /** `TRUSTED_PROXIES`: whose word on a client's address, scheme and host is believed. */
  trustedProxies: readonly string[];
  onFailure?: OnFailure;
  /** Where the log goes; standard output, unless it is made readable first. */
  logStream?: NodeJS.WritableStream | undefined;
  metrics?: RequestMetrics;
  /** Whether a part of the process is still to come. */
  isStarting?: () => boolean;
  /** `DEADLINE_FACTOR` */
  deadlineFactor?: number;
  /** Whether a graceful stop has begun. */
  isDraining?: () => boolean;
  /** Another one in tests. */
  eventLoop?: EventLoop;
  /** Milliseconds in which a request has to have arrived with its body, and with a file. */
  maxArrivalTime?: number;
  maxFileTime?: number;
  /** Milliseconds in which an answer that is no file has to have been taken, and without a byte either way for any connection. */
  maxResponseTime?: number;
  maxIdleTime?: number;
}

/** Asked for so often that they are told of only when something is wrong; they are cheap, and never turned away. */
const quiet = /^\/(?:health|metrics|assets|media|graphql\/assets)(?:[/?]|$)/;
/** Whose 503 is an answer like any other. */
const health = /^\/health(?:[/?]|$)/;

/** The path alone: what a visitor searched for, and every key in a query, stays out of the log. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** Routes whose path holds a secret are logged by their pattern. */
function loggedPath(request: FastifyRequest): string {
  const route = request.routeOptions.url;
  return route === undefined || route === '/*' ? pathOf(request) : route;
}

/** The HTTP server, before anything is put on it: log, trace, security headers, last word on errors. */
export function createServer(options: ServerOptions): FastifyInstance {
  const {
    logLevel,
    logStream,
    trustedProxies,
    onFailure,
    metrics,
    isStarting,
    eventLoop,
    deadlineFactor,
    maxArrivalTime = 10_000,
    maxFileTime = 60_000,
  } = options;
  const { isDraining = () => false, maxResponseTime = 60_000, maxIdleTime = 90_000 } = options;
  const app = Fastify({
    logger: loggerOptions(logLevel, onFailure, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    requestIdHeader: false,
    genReqId: (request) => traceOf(request.headers[traceHeader]),
    trustProxy: [...trustedProxies],
    bodyLimit: 1024 * 1024,
    // The screens are loaded as a plugin; on a machine that does much else that may take long, and is no failure.
    pluginTimeout: 0,
    // A slow client must not hold a connection for ever. Node takes the longer of the two, and looks now and then only.
    requestTimeout: Math.max(maxFileTime, maxArrivalTime),
    connectionTimeout: maxIdleTime,
    http: { headersTimeout: maxArrivalTime, connectionsCheckingInterval: maxArrivalTime / 5 },
    forceCloseConnections: 'idle',
    // What was let in is served to the end, also in the last moment.
    return503OnClosing: false,
    rewriteUrl: originForm,
    routerOptions: { maxParamLength: 300 },
  });

  addRequestSpans(app);
  addSecurityHeaders(app);
  endConnectionsOnStop(app, isDraining);
  // Here and below without promises: each of them costs every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(traceHeader, request.id);
    done();
  });
  refuseMalformed(app);
  endLateArrivals(app, maxArrivalTime);
  endLateTakers(app, maxResponseTime);
  addOverload(app, { exempt: quiet, metrics, isStarting, eventLoop, deadlineFactor });
  app.addHook('onResponse', (request, reply, done) => {
    const { application } = request;
    const fields = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(application !== undefined && { application: application.name }),
    };
    metrics?.countAnswer(request.method, patternOf(request) ?? 'none', reply.statusCode, reply.elapsedTime);
    if (application !== undefined) metrics?.countAnswerTo(application.name, reply.statusCode);
    if (health.test(request.url) || request.isShed) request.log.debug(fields, 'request');
    else if (reply.statusCode >= 500) request.log.warn(fields, 'request');
    else if (quiet.test(request.url)) request.log.debug(fields, 'request');
    else request.log.info(fields, 'request');
    done();
  });

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed');
    }
    const message = status >= 500 ? 'Something went wrong.' : error.message;
    return reply
      .code(status)
      .send({ status, code: status >= 500 ? 'internal' : (error.code ?? 'bad_request'), message, traceId: request.id });
  });
  return app;
}

/** Node has one time for every request, which is that of a file: whatever else has not arrived in its own is given up. */
function endLateArrivals(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.complete && routeOptions.config.takesFile !== true) {
      const timer = setTimeout(() => {
        if (!raw.complete && raw.socket.writable) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      }, milliseconds);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** An answer is held in memory, and takes a place, until it has been taken: who reads it byte by byte may not fill the process with answers. */
function endLateTakers(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onSend', (request, { raw }, _payload, done) => {
    if (!quiet.test(request.url) && request.routeOptions.config.givesFile !== true && !raw.destroyed) {
      const timer = setTimeout(() => raw.destroy(), milliseconds).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/**
 * From the beginning of a stop each answer ends its connection: a client that kept one would hold the stop up, or send its next
 * request at the very moment in which the idle connection is closed, and be reset.
 */
function endConnectionsOnStop(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await takeArrivals(app.server);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done();
  });
}
