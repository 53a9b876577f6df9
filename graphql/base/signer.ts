import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 18;

/** Signs texts that go out and come back, so that only what this shop has written counts. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** `purpose` keeps the signatures of one kind from being taken for those of another; secrets behind the first sign nothing new. */
export function createSigner([secret, ...previous]: readonly [string, ...string[]], purpose: string): Signer {
  const key = keyOf(secret, purpose);
  const keys = [key, ...previous.map((earlier) => keyOf(earlier, purpose))];
  return {
    sign: (text) => signatureOf(key, text).toString('base64url'),
    isSigned(text, signature) {
      const decoded = Buffer.from(signature, 'base64url');
      return decoded.length === signatureBytes && keys.some((one) => timingSafeEqual(decoded, signatureOf(one, text)));
    },
  };
}

const keyOf = (secret: string, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);
