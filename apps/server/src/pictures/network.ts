import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address that the shop does not connect to, whoever names it. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
// Of the global range: protocol assignments (Teredo among them), documentation, and 6to4, which has an IPv4 address inside.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the open internet: no loopback, no private network, no neighbour, nothing that wraps such a one. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/**
 * Looks names up for a connection and gives it only addresses that are allowed: the address that was checked is the one that is
 * connected to, so a name that means something else a moment later changes nothing.
 */
export function guardedLookup(isAllowed: (address: string) => boolean, lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      const [first, ...others] = addresses.filter(({ address }) => isAllowed(address));
      if (first === undefined) return done(new ForbiddenAddress('The name leads to no address that may be asked.'), []);
      if (options.all === true) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
}

/** A host written as an address is never looked up: it is checked before. */
export function isForbiddenLiteral({ hostname }: URL, isAllowed: (address: string) => boolean): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isAllowed(literal);
}
