import { describe, expect, it } from 'vitest';
import { createServer } from './server.ts';
import { isTrustedProxy } from './trusted-proxies.ts';

describe('machines whose word is believed', () => {
  it.each([
    'loopback',
    'linklocal',
    'uniquelocal',
    '10.1.2.3',
    '10.1.0.0/16',
    '203.0.113.7/32',
    '::1',
    '2001:db8::/48',
    '2001:db8::1/128',
    '::ffff:10.0.0.1',
  ])('may be given as %s, and the server understands it', (text) => {
    expect(isTrustedProxy(text)).toBe(true);
    expect(() => createServer({ logLevel: 'silent', trustedProxies: [text] })).not.toThrow();
  });

  it.each([
    'balancer',
    'true',
    '1',
    '10.1',
    '10.1.2.3.4',
    '10.1.2.256',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/ 8',
    'fe80::1%eth0',
    'constructor',
  ])('are not %s', (text) => {
    expect(isTrustedProxy(text)).toBe(false);
  });
});
