import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of a visitor's request as the gateway may believe them. */
export function headersOf(request: FastifyRequest, publicOrigin: string | undefined): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, each);
  }
  // The gateway counts tries by address; what a client wrote here itself is worth nothing.
  headers.set('x-forwarded-for', request.ip);
  // Whether cookies are `Secure`: a balancer's list of schemes has been read by the server.
  headers.set('x-forwarded-proto', request.protocol);
  // By which origin the shop is known, and only where it is known: anybody may write a host.
  if (publicOrigin === undefined) headers.delete('x-forwarded-host');
  else headers.set('x-forwarded-host', new URL(publicOrigin).host);
  return headers;
}

/** Fastify's request as a web `Request`; its signal is aborted when the visitor goes away. */
export function requestOf(request: FastifyRequest, reply: FastifyReply, publicOrigin?: string): Request {
  const { method } = request;
  const headers = headersOf(request, publicOrigin);

  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });

  const url = new URL(`${request.protocol}://${request.host}`);
  const at = request.url.indexOf('?');
  // Set by parts: `//host` at the beginning of a path must not become another host.
  url.pathname = at === -1 ? request.url : request.url.slice(0, at);
  url.search = at === -1 ? '' : request.url.slice(at);

  const body = method === 'GET' || method === 'HEAD' || !Buffer.isBuffer(request.body) ? null : new Uint8Array(request.body);
  return new Request(url, { method, headers, body, signal: gone.signal });
}
