import { randomUUID } from 'node:crypto';
import { headers } from '@vitrina/services/contract/headers.ts';
import { domains } from '@vitrina/services/registry.ts';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { clearRegularly } from './auth/expiry.ts';
import { auth } from './auth/handlers.ts';
import { basket } from './basket/handlers.ts';
import { cities } from './cities/handlers.ts';
import { commerce } from './commerce.ts';
import type { Connection, Database } from './database/database.ts';
import { delivery } from './delivery/handlers.ts';
import { docsPage } from './docs.ts';
import { failures, sendFailure, unreadableRequest } from './failures.ts';
import { implement } from './implement.ts';
import { logRequests } from './logging.ts';
import { manualRoutes } from './media/manuals.ts';
import { mediaRoutes } from './media/routes.ts';
import { openApi } from './openapi.ts';
import { orders } from './orders/handlers.ts';
import { payments } from './payments/handlers.ts';
import { products } from './products/handlers.ts';
import { profile } from './profile/handlers.ts';
import { addRequestSpans } from './request-spans.ts';
import { search } from './search/handlers.ts';
import { site } from './site/handlers.ts';
import { stores } from './stores/handlers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** The moment of a call; tests set it. */
    clock: () => Date;
  }
  interface FastifyContextConfig {
    /** `products.listing` … */
    call?: string;
  }
}

export interface ServerOptions {
  connection: Connection;
  logger: FastifyBaseLogger;
  clock?: () => Date;
  /** Opens the outbox to whoever can reach the port. */
  demo?: boolean;
}

/** A trace id that came from outside is kept when it looks like one. */
const traceIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** The reference provider over a database: every declared call, pictures, documentation, health. */
export async function buildServer({ connection, logger, clock = () => new Date(), demo = false }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: (request) => traceIdOf(request.headers[headers.traceId]),
    // Fastify's own lines would carry queries: `logRequests` writes one without.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    frameworkErrors: (error, _request, reply) => sendFailure(error, reply),
    clientErrorHandler: unreadableRequest,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate('database', connection.db);
  app.decorate('clock', clock);
  addRequestSpans(app);
  failures(app);
  logRequests(app);
  health(app);
  documentation(app);
  mediaRoutes(app, connection.db);
  manualRoutes(app, connection.db);

  implement(app, domains.cities, cities);
  implement(app, domains.site, site);
  implement(app, domains.products, products);
  implement(app, domains.search, search);
  implement(app, domains.stores, stores);
  implement(app, domains.basket, basket);
  implement(app, domains.delivery, delivery);
  implement(app, domains.orders, orders);
  implement(app, domains.payments, payments);
  implement(app, domains.auth, auth);
  implement(app, domains.profile, profile);
  clearRegularly(app, connection.db);
  await commerce(app, connection.db, { isDemo: demo });
  return app;
}

function health(app: FastifyInstance): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
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
  app.get('/openapi.json', async () => openApi());
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage();
    return reply
      .headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
