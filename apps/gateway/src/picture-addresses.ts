import { createHmac, timingSafeEqual } from 'node:crypto';
import { Lru } from '@vitrina/graphql/base/lru.ts';
import type { Secrets } from './session-secret.ts';

/** Where the shop serves pictures of other hosts. */
export const elsewhere = '/media/elsewhere/';
/** Addresses whose signatures are remembered: a listing asks for the same ones again. */
const remembered = 10_000;

export interface PictureAddresses {
  /** The path on the shop's own origin under which a picture is shown. */
  shown(address: string): string;
  /** The address behind what follows `/media/elsewhere/`; undefined for what this shop has not signed. */
  read(signed: string): string | undefined;
}

type Signer = (address: string) => Buffer;

function signerBy(secret: string): Signer {
  const key = createHmac('sha256', secret).update('pictures').digest();
  return (address) => createHmac('sha256', key).update(address).digest().subarray(0, 18);
}

/**
 * Pictures of other hosts come through the shop's own origin. Whoever could name their addresses could make the shop fetch
 * anything, so it fetches what it has signed: addresses that the provider's answers have named.
 */
export function createPictureAddresses(secrets: string | Secrets): PictureAddresses {
  const [secret, ...previous] = typeof secrets === 'string' ? ([secrets] as const) : secrets;
  const signatureOf = signerBy(secret);
  const signers = [signatureOf, ...previous.map(signerBy)];
  const known = new Lru<string, string>(remembered);

  const sign = (address: string): string =>
    `${elsewhere}${signatureOf(address).toString('base64url')}/${Buffer.from(address).toString('base64url')}`;

  return {
    shown(address) {
      if (address.startsWith('/') && !address.startsWith('//')) return address;
      const path = known.get(address) ?? sign(new URL(address, 'https://elsewhere.invalid').href);
      known.set(address, path);
      return path;
    },
    read(signed) {
      const [, signature, coded] = /^([\w-]{24})\/([\w-]{1,4000})$/.exec(signed) ?? [];
      if (signature === undefined || coded === undefined) return undefined;
      const address = Buffer.from(coded, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      return signers.some((sign) => timingSafeEqual(given, sign(address))) ? address : undefined;
    },
  };
}
