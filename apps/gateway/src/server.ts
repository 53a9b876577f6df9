import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';
import { traceHeader, traceOf } from './trace.ts';

interface ServerOptions {
  logLevel: string;
  /** Told of what nobody has foreseen. */
  onFailure?: (error: unknown, traceId: string) => void;
}

/** Asked for so often that they are told of only when something is wrong. */
const quiet = /^\/(?:health|metrics|assets|media|graphql\/assets)(?:\/|$)/;

/** The path alone: what a visitor searched for, and every key in a query, stays out of the log. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** Routes whose path holds a secret are logged by their pattern. */
function loggedPath(request: FastifyRequest): string {
  const route = request.routeOptions.url;
  return route === undefined || route === '/*' ? pathOf(request) : route;
}

/** The HTTP server, before anything is put on it: log, trace, security headers, last word on errors. */
export function createServer({ logLevel, onFailure }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: {
      level: logLevel,
      base: null,
      formatters: { level: (level: string) => ({ level }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    requestIdHeader: false,
    genReqId: (request) => traceOf(request.headers[traceHeader]),
    // A balancer on this machine or in this network tells the client's address and scheme.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: 1024 * 1024,
    // A slow client must not hold a connection for ever.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });

  addSecurityHeaders(app);
  endConnectionsOnClose(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(traceHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(fields, 'request');
    else if (quiet.test(pathOf(request))) request.log.debug(fields, 'request');
    else request.log.info(fields, 'request');
  });

  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) {
      request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'request failed');
      onFailure?.(error, request.id);
    }
    const message = status >= 500 ? 'Something went wrong.' : error.message;
    return reply
      .code(status)
      .send({ status, code: status >= 500 ? 'internal' : (error.code ?? 'bad_request'), message, traceId: request.id });
  });
  return app;
}

/** An answer that ends while the server closes also ends its connection, or a kept one would hold the stop up. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
