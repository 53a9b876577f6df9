import { fastifyApolloHandler } from '@as-integrations/fastify';
import fastifyCors from '@fastify/cors';
import { visitorOf } from '@vitrina/graphql/context/visitor.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createApollo } from './apollo.ts';
import type { Configuration } from './configuration.ts';
import { mayBeForged, refuseForged } from './csrf.ts';
import { createEventStream, wantsEvents } from './event-stream.ts';
import { createFastPath } from './fast-path.ts';
import { fileRoutes } from './files.ts';
import type { Gateway } from './gateway.ts';
import { headersOf } from './header-reader.ts';
import { addHealth } from './health.ts';
import { answerError } from './http-errors.ts';
import { createApplications } from './limits/applications.ts';
import { addRateLimit } from './limits/rate.ts';
import { refuseOtherMethods } from './methods.ts';
import type { RequestContext } from './operation-context.ts';
import { addOperatorRoutes } from './operator.ts';
import { createPersistedQueries } from './persisted-queries.ts';
import { type PublicOrigin, publicOriginBy } from './public-origin.ts';
import type { Readiness } from './readiness.ts';
import { createRefusals } from './refusals.ts';
import { requestedOperation } from './requested-operation.ts';
import { addSandbox, wantsPage } from './sandbox.ts';
import { traceHeader } from './trace.ts';
import { varyBy } from './vary.ts';

export interface GatewayPluginOptions {
  gateway: Gateway;
  configuration: Pick<
    Configuration,
    'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'CORS_ORIGINS' | 'APP_KEYS' | 'APP_KEYS_FILE' | 'TRUSTED_DOCUMENTS' | 'DEMO' | 'NODE_ENV'
  >;
  readiness: Readiness;
  /** Whoever knows it may drop cache entries. */
  operatorSecret: string;
  /** Folder of the built sandbox, when it is not where the build writes it. */
  sandbox?: string;
  /** Text of `/metrics`, when other processes belong to it too. */
  allMetrics?: (ownMetrics: () => Promise<string>) => Promise<string>;
  /** Drops a tag's entries in the other processes. */
  onTagDropped?: (tag: string) => void;
}

/** Bytes of one request. */
const maxRequestBytes = 256 * 1024;

/** Aborted when the client goes away before it has its answer. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) onClose();
  else raw.once('close', onClose);
  return controller.signal;
}

/** Who asks; the signal is made when something has to be waited for. */
function requestContextOf(request: FastifyRequest, reply: FastifyReply, publicOrigin: PublicOrigin): RequestContext {
  let signal: AbortSignal | undefined;
  return {
    ...visitorOf(headersOf(request), {
      traceId: request.id,
      isSecure: request.protocol === 'https',
      origin: publicOrigin(request),
      address: request.ip,
    }),
    application: request.application,
    signal() {
      signal ??= disconnectSignal(reply);
      return signal;
    },
  };
}

/** The gateway on Fastify: GraphQL over HTTP with its sandbox and limits, health, metrics. */
export const gatewayPlugin: FastifyPluginAsync<GatewayPluginOptions> = async (app, options) => {
  const { gateway, configuration, readiness, operatorSecret, sandbox, allMetrics, onTagDropped } = options;
  addHealth(app, readiness);
  app.get('/metrics', async (_request, reply) => {
    const ownMetrics = () => gateway.metrics();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await (allMetrics?.(ownMetrics) ?? ownMetrics()));
  });
  addOperatorRoutes(app, operatorSecret, async (tag) => {
    await gateway.dropTag(tag);
    onTagDropped?.(tag);
  });

  const keysFile = configuration.APP_KEYS_FILE;
  const applications = createApplications(configuration.APP_KEYS, {
    file: keysFile === undefined ? undefined : { path: keysFile, log: app.log },
    isDemo: configuration.DEMO,
  });
  app.addHook('onClose', async () => applications.close());
  const publicOrigin = publicOriginBy(configuration);
  const toRequestContext = (request: FastifyRequest, reply: FastifyReply) => requestContextOf(request, reply, publicOrigin);

  // All under one prefix: what the scope's plugins add (a route for every OPTIONS) must not lie in the screens' way.
  const scope: FastifyPluginAsync = async (graphql) => {
    graphql.setErrorHandler(answerError);
    if (configuration.CORS_ORIGINS.length > 0) {
      // Without credentials: another origin speaks for itself by headers, never with a visitor's cookies.
      await graphql.register(fastifyCors, {
        origin: [...configuration.CORS_ORIGINS],
        credentials: false,
        methods: ['GET', 'POST'],
        exposedHeaders: [traceHeader, 'retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
        maxAge: 600,
      });
    }
    addRateLimit(graphql, { counters: gateway.counters, applications, countError: gateway.countError });
    const storedOnly = configuration.TRUSTED_DOCUMENTS === 'only';
    const sendPage = await addSandbox(graphql, {
      isDemo: configuration.DEMO,
      storedOnly,
      isDeveloper: (request) => gateway.isDeveloper(headersOf(request)),
      estimateCost: ({ application, body }) => gateway.estimateCost(application, requestedOperation(body)),
      bodyLimit: maxRequestBytes,
      ...(sandbox !== undefined && { build: sandbox }),
    });
    // An application has given its name and its budget, a developer the key; only anonymous clients are held to what the shop itself asks.
    const takesAnyText = (request: FastifyRequest): boolean =>
      !storedOnly || request.application !== undefined || gateway.isDeveloper(headersOf(request));
    const persistedQueries = createPersistedQueries();
    const fastPath = createFastPath({ gateway, persistedQueries, takesAnyText });
    const apollo = await createApollo({ gateway, persistedQueries, takesAnyText, learn: fastPath.learn });
    // Fastify itself lets requests under way end; Apollo only has to let go of its own things.
    graphql.addHook('onClose', () => apollo.stop());

    const apolloHandler = fastifyApolloHandler(apollo, {
      context: async (request, reply) => ({
        operationContext: await gateway.createOperationContext(toRequestContext(request, reply)),
        reply,
      }),
    });
    const refusals = createRefusals({ gateway, takesAnyText });
    const streamEvents = createEventStream(graphql, { gateway, applications, toRequestContext });
    refuseOtherMethods(graphql);
    graphql.route({
      method: ['GET', 'POST'],
      url: '/',
      exposeHeadRoute: false,
      bodyLimit: maxRequestBytes,
      handler(request, reply) {
        if (wantsPage(request)) return sendPage(reply);
        varyBy(reply.header('cache-control', 'no-store'), 'accept');
        if (mayBeForged(request)) return refuseForged(reply);
        if (wantsEvents(request)) return refusals(request, reply) ?? streamEvents(request, reply);
        return fastPath.answer(request, reply, toRequestContext) ?? refusals(request, reply) ?? apolloHandler.call(graphql, request, reply);
      },
    });
    graphql.get('/schema.graphql', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(gateway.sdl()));
  };
  await app.register(scope, { prefix: '/graphql' });
  await app.register(fileRoutes, { gateway, applications, toRequestContext });
};
