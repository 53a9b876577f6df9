import { createApplications, readKeys } from '@vitrina/gateway/src/limits/applications.ts';
import { createCounters } from '@vitrina/gateway/src/limits/counters.ts';
import { addRateLimit } from '@vitrina/gateway/src/limits/rate.ts';
import { traceHeader, traceOf } from '@vitrina/gateway/src/trace.ts';
import type { AnyEndpoint, Lifetime } from '@vitrina/services/contract/endpoint.ts';
import { createMemory } from '@vitrina/services/http/memory.ts';
import { createMetrics } from '@vitrina/services/http/metrics.ts';
import Fastify from 'fastify';
import { Pool } from 'undici';
import { appKey } from '../operations.ts';
import { addRoutes, checkAnswer } from './routes.ts';
import { serve, upstream } from './serve.ts';

/**
 * The routes written by hand with what the gateway owes each request: a trace id that goes along and comes back, a limit of requests, and
 * for each call a look into the cache and an entry in it, a deadline, a metric.
 */
const pool = new Pool(upstream, { connections: 64 });
const memory = createMemory({ entries: 20_000, bytes: 32 * 1024 * 1024 });
const metrics = createMetrics();

async function textOf({ method, deadline }: AnyEndpoint, traceId: string, path: string, body?: object): Promise<string> {
  const answer = await pool.request({
    method,
    path: `${path}&trace_id=${traceId}`,
    headers: { [traceHeader]: traceId, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(deadline),
  });
  return answer.body.text();
}

/** As it came: it is read again only if somebody asks. */
function keep(path: string, text: string, { maxAge, staleIfError }: Pick<Lifetime, 'maxAge' | 'staleIfError'>): void {
  const raw = { status: 200, headers: {}, body: Buffer.from(text) };
  const madeAt = Date.now();
  const freshUntil = madeAt + maxAge * 1000;
  const staleUntil = freshUntil + staleIfError * 1000;
  memory.set(path, { value: undefined, raw, bytes: raw.body.length, madeAt, freshUntil, staleUntil, retryAt: 0 });
}

const app = Fastify({ logger: false, requestIdHeader: false, genReqId: ({ headers }) => traceOf(headers[traceHeader]) });
addRateLimit(app, {
  counters: createCounters(undefined, app.log),
  applications: createApplications(readKeys(`${appKey}=9999999`) ?? new Map()),
  countError: () => undefined,
});
app.addHook('onRequest', (request, reply, done) => {
  reply.header(traceHeader, request.id);
  done();
});
addRoutes(app, async (traceId, endpoint, { path, body }) => {
  const { domain, name, cache } = endpoint;
  const entry = cache === 'never' ? undefined : memory.get(path);
  if (entry?.raw !== undefined && Date.now() < entry.freshUntil) return checkAnswer(endpoint, entry.raw.body.toString());
  const began = performance.now();
  const text = await textOf(endpoint, traceId, path, body);
  const answer = checkAnswer(endpoint, text);
  if (cache !== 'never') keep(path, text, cache);
  metrics.call(`${domain}.${name}`, 'ok', performance.now() - began);
  return answer;
});
await app.ready();
await serve(app.server);
