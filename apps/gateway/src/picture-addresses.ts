import { Lru } from '@vitrina/graphql/base/lru.ts';
import { createSigner } from '@vitrina/graphql/base/signer.ts';
import type { Secrets } from './session-secret.ts';

/** Path under which the shop serves pictures of other hosts. */
export const externalMediaPrefix = '/media/elsewhere/';
/** Addresses whose signatures are remembered: a listing asks for the same ones again. */
const maxCachedAddresses = 10_000;

export interface PictureAddresses {
  /** The path on the shop's own origin under which a picture is shown. */
  publicPathOf(address: string): string;
  /** The address behind what follows `/media/elsewhere/`; undefined for what this shop has not signed. */
  read(signedPath: string): string | undefined;
}

/**
 * Pictures of other hosts come through the shop's own origin. Against SSRF, the shop fetches only addresses that it has signed itself:
 * those of the provider's answers.
 */
export function createPictureAddresses(secrets: string | Secrets): PictureAddresses {
  const signer = createSigner(typeof secrets === 'string' ? [secrets] : secrets, 'pictures');
  const cachedPaths = new Lru<string, string>(maxCachedAddresses);

  const sign = (address: string): string => `${externalMediaPrefix}${signer.sign(address)}/${Buffer.from(address).toString('base64url')}`;

  return {
    publicPathOf(address) {
      if (address.startsWith('/') && !address.startsWith('//')) return address;
      const path = cachedPaths.get(address) ?? sign(new URL(address, 'https://elsewhere.invalid').href);
      cachedPaths.set(address, path);
      return path;
    },
    read(signedPath) {
      const [, signature, coded] = /^([\w-]{24})\/([\w-]{1,4000})$/.exec(signedPath) ?? [];
      if (signature === undefined || coded === undefined) return undefined;
      const address = Buffer.from(coded, 'base64url').toString();
      return signer.isSigned(address, signature) ? address : undefined;
    },
  };
}
