import type { IncomingMessage } from 'node:http';

const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * The path that a request is for, with its query. A client may write the whole address (`GET http://shop.example/catalog HTTP/1.1`),
 * as it does to a proxy: every server has to take that, and to believe its host rather than the header's (RFC 9112, 3.2.2).
 * Routers know paths only.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request;
  const [, host, path = ''] = absolute.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
