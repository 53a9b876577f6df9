import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

/** Tells the origin by which a visitor knows the shop; undefined where only the visitor's own word says it. */
export type PublicOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>) => string | undefined;

type Settings = Pick<Configuration, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'DEMO' | 'NODE_ENV'>;

/** Name of the variable that says of a process and those that it forks that nobody has called them production, and that they listen on the loopback alone. */
export const workplaceVariable = 'VITRINA_WORKPLACE';

/** Who looks at a demonstration, or works at the shop, is on the machine itself; anybody else may write whatever host he likes. */
const isAmongOurselves = ({ DEMO, NODE_ENV }: Pick<Settings, 'DEMO' | 'NODE_ENV'>): boolean =>
  DEMO || NODE_ENV !== 'production' || process.env[workplaceVariable] === '1';

/**
 * `PUBLIC_URL`; without it, in a demonstration and while working at the shop, the host of the request where a machine whose word is believed
 * has sent it. Links of letters and a payment's way back are made of it: of a host that anybody may write they would lead wherever a
 * client likes, so elsewhere there are none.
 */
export function publicOriginBy(settings: Settings): PublicOrigin {
  const { PUBLIC_URL: configured, TRUSTED_PROXIES: proxies } = settings;
  if (configured !== undefined) return () => configured;
  if (!isAmongOurselves(settings)) return () => undefined;
  const isTrusted = compile([...proxies]);
  return ({ protocol, host, socket }) => {
    const address = socket.remoteAddress;
    return address !== undefined && isTrusted(address, 0) ? originOf(protocol, host) : undefined;
  };
}

/** What an operator is told at the start of a shop that others see, where it does not know its own address. */
export function missingPublicUrl(settings: Pick<Settings, 'PUBLIC_URL' | 'DEMO' | 'NODE_ENV'>): string | undefined {
  if (settings.PUBLIC_URL !== undefined || isAmongOurselves(settings)) return undefined;
  return (
    'PUBLIC_URL is not set: letters about passwords and e-mails and messages about repairs have no link, a bank is told no way back, and sitemap and robots.txt are ' +
    'kept by nobody in between. Set it to the address of the shop.'
  );
}

/** Nearly every request names the same one. */
let last: { originText: string; origin: string | undefined } = { originText: '', origin: undefined };

/** Nothing of a host that is more than a name and a port. */
export function originOf(protocol: string, host: string): string | undefined {
  const originText = `${protocol}://${host}`;
  if (last.originText !== originText) last = { originText, origin: read(originText, host) };
  return last.origin;
}

function read(originText: string, host: string): string | undefined {
  return URL.canParse(originText) && new URL(originText).host === host.toLowerCase() ? new URL(originText).origin : undefined;
}
