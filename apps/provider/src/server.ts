import { randomUUID } from 'node:crypto';
import { domains } from '@vitrina/services/registry.ts';
import { headers } from '@vitrina/services/contract/headers.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Connection, Database } from './database/database.ts';
import { failures } from './failures.ts';
import { implement } from './implement.ts';

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
export function buildServer({ connection, logger, clock = () => new Date() }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    disableRequestLogging: true,
    genReqId: (request) => traceIdOf(request.headers[headers.traceId]),
    requestIdLogLabel: 'trace_id',
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, querystringParser: () => ({}) },
    return503OnClosing: true,
  });
  app.decorate('database', connection.db);
  app.decorate('clock', clock);
  failures(app);
  void implement;
  void domains;
  return app;
}
