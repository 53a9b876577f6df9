import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from the shop's own pages. Browsers say so in `Sec-Fetch-Site` and
 * `Origin`; a client that sends neither is no browser, so no visitor's cookies can be abused through it.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
