import { isIP } from 'node:net';

/** Networks that have a name: this machine, its link, and the private ones of both families. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether it names machines whose `x-forwarded-*` may be believed: an address, a network, or one of the names; `0.0.0.0/0` and `::/0` are refused. */
export function isTrustedProxy(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', length = '1', ...others] = text.split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  return family !== 0 && others.length === 0 && /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128);
}
