import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Configuration, ConfigurationError } from './configuration.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else does; choose another PROVIDER_PORT',
  EACCES: 'not allowed for this user; choose another PROVIDER_PORT',
  EADDRNOTAVAIL: 'this machine has no such address; choose another PROVIDER_HOST',
  ENOTFOUND: 'nobody knows this name; choose another PROVIDER_HOST',
  EAI_AGAIN: 'nobody knows this name; choose another PROVIDER_HOST',
};

/** Listens, and gives the address that was got; what the operator can mend is thrown as one line. */
export async function listen(
  app: FastifyInstance,
  { PROVIDER_HOST: host, PROVIDER_PORT: port }: Pick<Configuration, 'PROVIDER_HOST' | 'PROVIDER_PORT'>,
): Promise<AddressInfo> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new ConfigurationError(`Cannot listen on ${host}:${port}: ${reason}.`);
  }
  return addressOf(app);
}

/** Where it listens. */
export function addressOf(app: FastifyInstance): AddressInfo {
  const [address] = app.addresses();
  if (address === undefined || typeof address === 'string') throw new Error('The provider does not listen yet.');
  return address;
}

/** By which it reaches itself: on all addresses it listens on the loopback as well. */
export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return address.includes(':') ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
