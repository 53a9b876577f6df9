import { randomUUID } from 'node:crypto';
import { headers } from '@vitrina/services/contract/headers.ts';
import { originForm } from '@vitrina/services/contract/request-target.ts';
import { takeArrivals } from '@vitrina/services/process/take-arrivals.ts';
import { domains } from '@vitrina/services/registry.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { authenticate } from './accounts/auth/access.ts';
import { staffOf } from './accounts/employee/sessions.ts';
import { manualRoutes } from './catalogue/manuals/routes.ts';
import { photoRoutes } from './catalogue/media/photos.ts';
import { rasterRoutes } from './catalogue/media/raster.ts';
import { mediaRoutes } from './catalogue/media/routes.ts';
import { commerce } from './commerce.ts';
import { handlers } from './handlers.ts';
import type { Connection } from './platform/database/database.ts';
import { sql } from './platform/database/sql.ts';
import { requireKey } from './platform/http/caller.ts';
import { docsPage } from './platform/http/docs.ts';
import { failures, sendFailure, unreadableRequest } from './platform/http/failure-answers.ts';
import { implementAll } from './platform/http/implement.ts';
import { logRequests } from './platform/http/logging.ts';
import { openApi } from './platform/http/openapi.ts';
import { addRequestSpans } from './platform/http/request-spans.ts';
import { metricsRoute } from './platform/metrics.ts';

export interface ServerOptions {
  connection: Connection;
  logger: FastifyBaseLogger;
  clock?: () => Date;
  /** Opens the outbox to whoever can reach the port. */
  demo?: boolean;
  /** The sandbox bank and the sandbox valuation, which are of the demonstration; tests have them without the rest of it. */
  sandbox?: boolean;
  /** What the shop shows with every call; whoever does not is refused. */
  key?: string | undefined;
  /** The one before it, which some may still show. */
  previousKey?: string | undefined;
}

/** A trace id that came from outside is kept when it looks like one. */
const traceIdOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : randomUUID();

/** The reference provider over a database: every declared call, pictures, documentation, health. */
export async function buildServer({
  connection,
  logger,
  clock = () => new Date(),
  demo = false,
  sandbox = demo,
  key,
  previousKey,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: (request) => traceIdOf(request.headers[headers.traceId]),
    // Fastify's own lines would carry queries: `logRequests` writes one without.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    frameworkErrors: (error, _request, reply) => sendFailure(error, reply),
    clientErrorHandler: unreadableRequest,
    bodyLimit: 1_048_576,
    return503OnClosing: false,
    rewriteUrl: originForm,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate('database', connection.db);
  app.decorate('clock', clock);
  app.decorate('hasSandbox', sandbox);
  app.decorate('isDraining', false);
  endConnectionsOnStop(app);
  addRequestSpans(app);
  failures(app);
  logRequests(app);
  requireKey(app, key === undefined ? [] : [key, ...(previousKey === undefined ? [] : [previousKey])], demo);
  health(app);
  metricsRoute(app);
  documentation(app);
  mediaRoutes(app, connection.db);
  rasterRoutes(app);
  manualRoutes(app, connection.db);
  photoRoutes(app, connection.db);

  implementAll(app, domains, handlers, async (identity, { db, bearer, employeeToken, now }) => ({
    user: await authenticate(db, identity, bearer, now),
    staff: await staffOf(db, identity, employeeToken, now),
  }));
  await commerce(app, connection.db, { isDemo: demo, hasSandbox: sandbox });
  return app;
}

/** A shop that kept a connection would send its next call at the moment in which it is closed, and could not know what became of it. */
function endConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.isDraining = true;
    await takeArrivals(app.server);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header('connection', 'close');
    done();
  });
}

/** For whoever reaches the port, with the key or without. */
const open = { config: { isOpen: true } };

function health(app: FastifyInstance): void {
  app.get('/health/live', open, async () => ({ status: 'live' }));
  app.get('/health/ready', open, async (request, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'stopping' });
    try {
      await app.database.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      request.log.warn('the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}

function documentation(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/openapi.json', open, async () => openApi());
  app.get('/docs', open, async (_request, reply) => {
    page ??= docsPage();
    return reply
      .headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
