import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Asked for so often that they are told of only when something is wrong. */
const quiet = /^\/(?:health|media)(?:[/?]|$)/;
/** Whose 503 is an answer like any other. */
const health = /^\/health(?:[/?]|$)/;

/** Characters of an error's words that are kept. */
const maxMessageLength = 300;

/** Lines of JSON as the shop writes its own: both may stand in one stream, and these say whose they are. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'provider' },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: serializeError },
});

/** One line a request, without its query: what people search for and buy is theirs. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      call: request.routeOptions.config.call,
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (health.test(request.url)) request.log.debug(line, 'call');
    else if (reply.statusCode >= 500) request.log.warn(line, 'call');
    else if (quiet.test(request.url)) request.log.debug(line, 'call');
    else request.log.info(line, 'call');
  });
}

/** The ids of declared calls name nobody; the path of the acquirer's page holds a secret, so it is logged by its pattern. */
function loggedPath({ routeOptions, url }: FastifyRequest): string | undefined {
  const isDeclared = routeOptions.config.call !== undefined;
  return isDeclared || routeOptions.url === undefined ? url.split('?')[0] : routeOptions.url;
}

/**
 * The kind of an error, its words and its frames. A query's error has the statement and its values, which may be
 * personal, in its own words: the database's are taken, without the values that they quote.
 */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isOfQuery = 'query' in error && 'params' in error;
  const text = isOfQuery ? (cause?.message ?? '') : error.message;
  return {
    type: error.name,
    message: text.replace(/".*"/gs, '…').slice(0, maxMessageLength),
    code: codeOf(cause) ?? codeOf(error),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** `23505`, `ECONNRESET` …: what the database or the system calls it. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
