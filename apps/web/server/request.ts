import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Largest form in bytes: the longest one of the shop is a few kilobytes of text. */
const largestForm = 64 * 1024;

/** Why a form is not read: it says no length, or too great a one; null when it may be read. */
export function refusalOf(contentLength: string | undefined): Error | null {
  const length = Number(contentLength);
  if (contentLength === undefined || !Number.isInteger(length)) return Object.assign(new Error('Length required'), { statusCode: 411 });
  return length > largestForm ? Object.assign(new Error('Payload too large'), { statusCode: 413 }) : null;
}

/** Fastify's request as a web `Request`; its signal is aborted when the visitor goes away. */
export function requestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, each);
  }
  // The gateway counts tries by address; what a client wrote here itself is worth nothing.
  headers.set('x-forwarded-for', request.ip);
  // Whether cookies are `Secure`: a balancer's list of schemes has been read by the server.
  headers.set('x-forwarded-proto', request.protocol);

  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });

  const url = new URL(`${request.protocol}://${request.host}`);
  const at = request.url.indexOf('?');
  // Set by parts: `//host` at the beginning of a path must not become another host.
  url.pathname = at === -1 ? request.url : request.url.slice(0, at);
  url.search = at === -1 ? '' : request.url.slice(at);

  const init: RequestInit = { method: request.method, headers, signal: gone.signal };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const body: ReadableStream = Readable.toWeb(request.raw);
    Object.assign(init, { body, duplex: 'half' });
  }
  return new Request(url, init);
}
