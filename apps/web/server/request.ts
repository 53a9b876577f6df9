import { readCookies } from '@vitrina/services/contract/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../app/platform/gateway/shop.server.ts';
import type { Guest } from './guest.ts';

function headersOf({ headers: rawHeaders }: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(rawHeaders)) {
    if (name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, each);
  }
  return headers;
}

/** Whoever has sent the request: address, scheme and origin are what the server knows, whatever a client writes. */
export function visitorOf(request: FastifyRequest, origin: string | undefined): Visitor {
  const headers = headersOf(request);
  return {
    headers,
    cookies: readCookies(headers.get('cookie')),
    traceId: request.id,
    isSecure: request.protocol === 'https',
    origin,
    address: request.ip,
  };
}

/** Fastify's request as a web `Request`; its signal is aborted when the visitor goes away. */
export function requestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const { method } = request;
  const headers = headersOf(request);

  const abortController = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abortController.abort();
  });

  const url = addressIn(`${request.protocol}://${request.host}`, request.url);

  const body = method === 'GET' || method === 'HEAD' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body);
  return new Request(url, { method, headers, body, signal: abortController.signal });
}

/** A visitor of whom is known what a page for many may know. */
export const visitorAs = ({ cookies, isSecure, publicOrigin }: Guest, traceId: string): Visitor => ({
  headers: new Headers(),
  cookies: new Map(Object.entries(cookies)),
  traceId,
  isSecure,
  origin: publicOrigin,
  address: undefined,
});

/** What such a visitor asks for. */
export const requestAs = ({ origin, address }: Guest): Request =>
  new Request(addressIn(origin, address), { signal: new AbortController().signal });

/** Set by parts: `//host` at the beginning of a path must not become another host. */
function addressIn(origin: string, address: string): URL {
  const url = new URL(origin);
  const at = address.indexOf('?');
  url.pathname = at === -1 ? address : address.slice(0, at);
  url.search = at === -1 ? '' : address.slice(at);
  return url;
}
