import { isIPv6 } from 'node:net';

/** The network that a client's address stands for: one household has as many IPv6 addresses as it likes, so its /64 counts as one. */
export function networkOf(address: string): string {
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedIPv4 !== undefined) return mappedIPv4;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = groupsOf(before);
  const missingGroups = after === undefined ? 0 : 8 - head.length - groupsOf(after).length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missingGroups) }, () => '0'), ...groupsOf(after ?? '')];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
