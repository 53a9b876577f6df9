import { isIPv6 } from 'node:net';

/**
 * One household or machine has as many IPv6 addresses as it likes, so all of its network (/64) are counted as one. The socket of
 * whoever has gone has no address.
 */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const left = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...(after === undefined ? [] : left), ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
