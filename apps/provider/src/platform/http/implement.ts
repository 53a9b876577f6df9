import type { AnyEndpoint, Endpoints, Input, Output, Page } from '@vitrina/services/contract/endpoint.ts';
import { fileLimitsOf, isFile } from '@vitrina/services/contract/file.ts';
import { headers } from '@vitrina/services/contract/headers.ts';
import { isIdempotencyKey } from '@vitrina/services/contract/idempotency.ts';
import { type Query, readQuery } from '@vitrina/services/contract/query.ts';
import { pathOfBadText } from '@vitrina/services/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import type { WithDatabaseIds } from '../database-id.ts';
import { invalid, issuesByField } from '../refusal.ts';
import { fileOf, sendFile, takeFiles } from './files.ts';
import { contextOf, type Identify, type RequestContext } from './request-context.ts';

/** What a handler is given: the decoded input of its call, and the context. */
export type Call<E> = Input<E> & { readonly context: RequestContext };

/** What answers one declared call. */
export type Handler<E> = (call: Call<E>) => Promise<WithDatabaseIds<Output<E>>>;

/** A handler for every call of a domain: one that is missing does not compile. */
export type Handlers<T extends Endpoints> = { readonly [Name in keyof T]: Handler<T[Name]> };

/** A handler whose call is known at run time only: its input has been decoded by the call's own schemas. */
type AnyHandler = Handler<AnyEndpoint>;

/**
 * Registers the calls of one domain. Inputs are decoded with the schemas declared for them, answers are encoded with
 * theirs: what goes over the wire is what the declaration says, or the call fails.
 */
export function implement<const T extends Endpoints>(
  app: FastifyInstance,
  endpoints: T,
  handlers: Handlers<T>,
  identify: Identify = anonymous,
): void {
  const byName = new Map<string, AnyHandler>(Object.entries<AnyHandler>(handlers));
  for (const [name, endpoint] of Object.entries<AnyEndpoint>(endpoints)) {
    const handler = byName.get(name);
    if (!handler) throw new Error(`${endpoint.domain}.${name} has no handler`);
    const route: RouteOptions = {
      method: endpoint.method,
      url: routeOf(endpoint),
      config: { call: `${endpoint.domain}.${name}`, needsKey: endpoint.identity === 'application' },
      handler: (request, reply) => answer(endpoint, handler, identify, request, reply),
    };
    if (fileLimitsOf(endpoint.schemas.body) === undefined) app.route(route);
    else takeFiles(app, route);
  }
}

/** The same for all domains: each has the handlers of its own calls. */
export function implementAll<const Domains extends Readonly<Record<string, Endpoints>>>(
  app: FastifyInstance,
  domains: Domains,
  handlers: { readonly [Domain in keyof Domains]: Handlers<Domains[Domain]> },
  identify: Identify,
): void {
  for (const [domain, endpoints] of Object.entries(domains)) {
    const ofDomain = handlers[domain];
    if (!ofDomain) throw new Error(`${domain} has no handlers`);
    implement(app, endpoints, ofDomain, identify);
  }
}

/**
 * Fastify's form of a declared path. Each parameter carries the pattern of its schema, so that a path which no call
 * has (`/v2/cities/no%20where`) is an unknown path and not a known one with a bad parameter.
 */
export function routeOf({ path, schemas }: AnyEndpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = schemas.params.shape[name];
    const pattern = schema ? z.toJSONSchema(schema, { io: 'input' }).pattern : undefined;
    return pattern === undefined ? `:${name}` : `:${name}(${pattern})`;
  });
}

const anonymous: Identify = async () => ({ user: null, staff: null });

async function answer(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  identify: Identify,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const query = queryOf(request.url);
  const signal = callerSignalOf(reply);
  const baseContext = contextOf(request, query, { db: databaseOf(endpoint, request).until(signal), signal, now: request.server.clock() });
  const input = await inputOf(endpoint, request, query, baseContext.idempotencyKey);
  const context: RequestContext = { ...baseContext, ...(await identify(endpoint.identity, baseContext)) };
  const result = await handler({ ...input, context });
  if (isFile(result) && fileLimitsOf(endpoint.schemas.answer) !== undefined) return sendFile(reply, result);
  if (!endpoint.paged) return reply.send(z.encode(endpoint.schemas.answer, result));
  const page: Page<unknown> = result;
  return reply.headers(pagingOf(page)).send(page.items.map((item) => z.encode(endpoint.schemas.answer, item)));
}

/** What is the same for everybody and may be kept may as well come from a replica that is a second behind. */
function databaseOf({ cache, identity }: AnyEndpoint, { server: { database } }: FastifyRequest): OpenDatabase {
  return cache === 'never' || identity !== 'nobody' ? database : (database.reader ?? database);
}

/** Aborted when the caller goes away before the answer is sent. */
function callerSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

const queryOf = (url: string): Query => {
  const start = url.indexOf('?');
  return start < 0 ? {} : readQuery(url.slice(start + 1));
};

async function inputOf(endpoint: AnyEndpoint, request: FastifyRequest, query: Query, idempotencyKey: string | undefined): Promise<object> {
  const { params, query: queryType, body } = endpoint.schemas;
  if (endpoint.idempotency === 'keyed' && !isIdempotencyKey(idempotencyKey ?? '')) {
    throw invalid({ [headers.idempotencyKey]: ['is required: 8 to 128 letters, digits and . : _ -'] });
  }
  return {
    params: decode(params, request.params, 'path'),
    query: decode(queryType, query, 'query'),
    ...(body ? { body: (await fileOf(body, request)) ?? decode(body, request.body ?? {}, 'body') } : {}),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}

function decode(schema: z.ZodType, value: unknown, whole: string): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(issuesByField(result.error.issues, whole));
  // The database would not take it, and nobody has meant it.
  const path = pathOfBadText(result.data);
  if (path !== undefined) throw invalid({ [path.join('.') || whole]: ['Недопустимый символ'] });
  return result.data;
}

function pagingOf({ total, perPage, pageCount, currentPage }: Page<unknown>): Record<string, string> {
  return {
    [headers.totalCount]: String(total),
    [headers.perPage]: String(perPage),
    [headers.pageCount]: String(pageCount),
    [headers.currentPage]: String(currentPage),
  };
}
