import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A submission is found by the hash of its name; this is another function of it, so that what lies in the database opens nothing. */
const keyOf = (name: string): Uint8Array => new Uint8Array(hkdfSync('sha256', name, '', 'vitrina answer of a submission', 32));

/**
 * An answer as only whoever comes with the same idempotency key can read it: it holds the key of an order, a name, a phone, an address.
 * `name` says call, owner and key.
 */
export function sealAnswer(name: string, answer: unknown): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(name), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

export function unsealAnswer(name: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(name), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8'));
}
