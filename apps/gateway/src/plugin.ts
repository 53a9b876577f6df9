import { fastifyApolloHandler } from '@as-integrations/fastify';
import fastifyCors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createApollo } from './apollo.ts';
import type { Configuration } from './configuration.ts';
import { answerError } from './errors-over-http.ts';
import type { Gateway } from './gateway.ts';
import { addHealth } from './health.ts';
import { addRateLimit } from './limits/rate.ts';
import { addOperatorRoutes } from './operator.ts';
import type { Readiness } from './readiness.ts';
import { addSandbox, wantsPage } from './sandbox.ts';
import { traceHeader } from './trace.ts';

export interface GatewayPluginOptions {
  gateway: Gateway;
  configuration: Pick<Configuration, 'REDIS_URL' | 'CORS_ORIGINS' | 'APP_KEYS' | 'TRUSTED_DOCUMENTS'>;
  readiness: Readiness;
  /** Whoever knows it may drop cache entries. */
  operatorSecret: string;
  /** Text of `/metrics`, when other processes belong to it too. */
  allMetrics?: (own: () => Promise<string>) => Promise<string>;
  /** Drops a tag's entries in the other processes. */
  onTagDropped?: (tag: string) => void;
}

/** Bytes of one request. */
const largestRequest = 256 * 1024;

/** The visitor's headers as the context reads them; the trace is the one of this request. */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(traceHeader, request.id);
  return headers;
}

/** Aborted when the client goes away before it has its answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The gateway on Fastify: GraphQL over HTTP with its sandbox and limits, health, metrics. */
export const gatewayPlugin: FastifyPluginAsync<GatewayPluginOptions> = async (app, options) => {
  const { gateway, configuration, readiness, operatorSecret, allMetrics, onTagDropped } = options;
  addHealth(app, readiness);
  app.get('/metrics', async (_request, reply) => {
    const own = () => gateway.metrics();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await (allMetrics?.(own) ?? own()));
  });
  addOperatorRoutes(app, operatorSecret, async (tag) => {
    await gateway.dropTag(tag);
    onTagDropped?.(tag);
  });

  // All under one prefix: what the scope's plugins add (a route for every OPTIONS) must not lie in the screens' way.
  const scope: FastifyPluginAsync = async (graphql) => {
    graphql.setErrorHandler(answerError);
    if (configuration.CORS_ORIGINS.length > 0) {
      // Without credentials: another origin speaks for itself by headers, never with a visitor's cookies.
      await graphql.register(fastifyCors, {
        origin: [...configuration.CORS_ORIGINS],
        credentials: false,
        exposedHeaders: [traceHeader],
        maxAge: 600,
      });
    }
    await addRateLimit(graphql, { redisUrl: configuration.REDIS_URL, appKeys: configuration.APP_KEYS });
    const sendPage = await addSandbox(graphql);
    const apollo = await createApollo({ gateway, storedOnly: configuration.TRUSTED_DOCUMENTS === 'only' });
    // Fastify itself lets requests under way end; Apollo only has to let go of its own things.
    graphql.addHook('onClose', () => apollo.stop());

    const answer = fastifyApolloHandler(apollo, {
      context: async (request, reply) => ({
        asking: gateway.begin({ headers: headersOf(request), signal: goneSignal(reply), isSecure: request.protocol === 'https' }),
        reply,
      }),
    });
    graphql.addHook('onRequest', async (request, reply) => {
      reply.header(traceHeader, request.id);
    });
    graphql.route({
      method: ['GET', 'POST'],
      url: '/',
      bodyLimit: largestRequest,
      async handler(request, reply) {
        if (wantsPage(request)) return sendPage(reply);
        reply.header('cache-control', 'no-store').header('vary', 'accept');
        return answer.call(graphql, request, reply);
      },
    });
    graphql.get('/schema.graphql', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(gateway.sdl));
  };
  await app.register(scope, { prefix: '/graphql' });
};
