import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

/** Tells the origin by which a visitor knows the shop; undefined where only the visitor's own word says it. */
export type PublicOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>) => string | undefined;

/**
 * `PUBLIC_URL`, else the host of the request where a machine whose word is believed has sent it. A payment's way back is made of it: of a
 * host that anybody may write, a bank's page would lead wherever a stranger likes.
 */
export function publicOriginBy({
  PUBLIC_URL: configured,
  TRUSTED_PROXIES: proxies,
}: Pick<Configuration, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>): PublicOrigin {
  if (configured !== undefined) return () => configured;
  const isTrusted = compile([...proxies]);
  return ({ protocol, host, socket }) => {
    const address = socket.remoteAddress;
    return address !== undefined && isTrusted(address, 0) ? originOf(protocol, host) : undefined;
  };
}

/**
 * What an operator is told at the start of a shop that sells: a company's provider sends letters and opens a bank's page, in which the shop's own
 * address stands. Undefined where it is configured, and where nobody else's provider is asked.
 */
export function missingPublicUrl({
  PUBLIC_URL,
  PROVIDER_API_URL,
  NODE_ENV,
}: Pick<Configuration, 'PUBLIC_URL' | 'PROVIDER_API_URL' | 'NODE_ENV'>): string | undefined {
  if (PUBLIC_URL !== undefined || PROVIDER_API_URL === undefined || NODE_ENV !== 'production') return undefined;
  return (
    'PUBLIC_URL is not set: links of password resets and of e-mails to be confirmed, the way back from the bank and canonical addresses have the host ' +
    'that a machine of TRUSTED_PROXIES names, whatever it is, and none where none of these has sent the request. Set it to the address of the shop.'
  );
}

/** Nearly every request names the same one. */
let last: { written: string; origin: string | undefined } = { written: '', origin: undefined };

/** Nothing of a host that is more than a name and a port. */
export function originOf(protocol: string, host: string): string | undefined {
  const written = `${protocol}://${host}`;
  if (last.written !== written) last = { written, origin: read(written, host) };
  return last.origin;
}

function read(written: string, host: string): string | undefined {
  return URL.canParse(written) && new URL(written).host === host.toLowerCase() ? new URL(written).origin : undefined;
}
