import type { FastifyInstance, FastifyRequest } from 'fastify';
import { patternOf } from './route-pattern.ts';
import { beginRequest, type RequestSpan, tracer } from './telemetry.ts';

/** A span for each request, named by its route; nothing at all while tracing is off. */
export function addRequestSpans(app: FastifyInstance): void {
  if (tracer() === undefined) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const span = beginRequest({ method: request.method, headers: request.headers, traceId: request.id });
    if (span === undefined) return done();
    spans.set(request, span);
    reply.raw.once('close', span.abandon);
    span.enter(done);
  });
  // Reading a body goes on in the socket's own context, so the span is entered again behind it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.enter(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end({ route: patternOf(request), status: reply.statusCode });
  });
}
