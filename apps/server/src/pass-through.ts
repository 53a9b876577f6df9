import replyFrom from '@fastify/reply-from';
import { createInFlightRequests } from '@vitrina/gateway/src/in-flight-requests.ts';
import { clientOf } from '@vitrina/gateway/src/limits/client-address.ts';
import { tracer } from '@vitrina/gateway/src/telemetry.ts';
import { headers as names } from '@vitrina/services/contract/headers.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { destinationsAt } from './destination.ts';

interface PassThroughOptions {
  /** The provider: scheme, host, port, and a base path if it has one. */
  origin: string;
  /** Shown to the provider, which then knows that the shop asks. */
  providerKey: string | undefined;
}

/** For who cannot be given anything now. */
const away = {
  headers: { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' },
  text: 'Сервис временно недоступен. Попробуйте чуть позже.',
} as const;

/** Largest form that is passed on, bytes: the acquirer's page sends a few fields. */
const largestForm = 64 * 1024;
/** Milliseconds for a picture, a document or a page of the acquirer. */
const deadline = 10_000;

/** Headers of the visitor that the provider needs; cookies and keys stay here. */
const passedOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
];

/** Headers that belong to this origin, whatever the provider says. */
const hopHeaders = new Set([
  'set-cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'server',
  'x-powered-by',
  'strict-transport-security',
]);

/**
 * A picture that is opened by itself is a document of this origin. A drawing carries its own styles, and may do nothing else.
 */
const pictureSecurity = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers show no document in a sandbox; their viewers keep it apart from this origin themselves. */
const documentSecurity = "frame-ancestors 'self'";

const mediaSecurity = (type: string | string[] | undefined): string =>
  /^application\/pdf\b/i.test(String(type)) ? documentSecurity : pictureSecurity;

/**
 * Pictures, manuals and the sandbox acquirer's page, from the provider by the shop's own origin: a phone does not reach the
 * provider's port.
 */
export const passThrough: FastifyPluginAsync<PassThroughOptions> = async (app, { origin, providerKey }) => {
  const find = destinationsAt(origin);
  await app.register(replyFrom, {
    base: new URL(origin).origin,
    undici: { connections: 32, pipelining: 1, headersTimeout: deadline, bodyTimeout: deadline },
    maxRetriesOn503: 0,
    disableRequestLogging: true,
    disableCache: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) => done(null, body));

  const underWay = createInFlightRequests();

  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    const destination = find(request.method, request.url);
    if (destination === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Страница не найдена.');
    const client = clientOf(request.ip);
    // Files are let in whatever the load: what is kept waiting for here is bounded by itself.
    if (underWay.shedReason(() => client) !== undefined) return reply.code(503).headers(away.headers).send(away.text);
    // Who has gone in the meantime will not go once more.
    if (!reply.raw.destroyed) reply.raw.once('close', underWay.enter(client));
    const { kind, path, query } = destination;
    return reply.from(path, {
      queryString: () => query,
      rewriteRequestHeaders: (incoming, headers) => ({
        ...Object.fromEntries(passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
        ...tracer()?.traceHeaders(),
        ...(providerKey !== undefined && { [names.providerKey]: providerKey }),
        host: headers.host,
        'x-trace-id': incoming.id,
        'x-forwarded-for': incoming.ip,
        'x-forwarded-host': incoming.host,
        'x-forwarded-proto': incoming.protocol,
      }),
      rewriteHeaders: (headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name))),
        // The acquirer's page says itself what it may do.
        ...(kind !== 'page' && { 'content-security-policy': mediaSecurity(headers['content-type']) }),
      }),
      onError: (failed) => void failed.code(503).headers(away.headers).send(away.text),
    });
  };

  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: pass });
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/sandbox-acquirer/*', handler: pass });
};
