import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** What a small cookie may unpack to, in bytes: more would be somebody's trick. */
const maxUnpackedBytes = 64 * 1024;

/** The shop's secret, or the present one and behind it those that what is sealed may still have been made by. */
export type Secrets = string | readonly [string, ...string[]];

const secretList = (secrets: Secrets): readonly [string, ...string[]] => (typeof secrets === 'string' ? [secrets] : secrets);

/** One key for each purpose, so that a cookie of one kind is never taken for another. */
const keyOf = (secret: string, purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', `vitrina ${purpose}`, 32));

/** A value as text that only this shop can read or make: deflated JSON, AES-256-GCM, base64url. */
export function seal(secrets: Secrets, purpose: string, value: unknown): string {
  const [secret] = secretList(secrets);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce);
  const ciphertext = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value), { level: 9 })), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

/** What was sealed; null when the text was not made by this shop for this purpose, or has been changed. */
export function unseal(secrets: Secrets, purpose: string, text: string): unknown {
  for (const secret of secretList(secrets)) {
    const value = unsealBy(secret, purpose, text);
    if (value !== null) return value;
  }
  return null;
}

function unsealBy(secret: string, purpose: string, text: string): unknown {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const compressed = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return JSON.parse(inflateRawSync(compressed, { maxOutputLength: maxUnpackedBytes }).toString('utf8'));
  } catch {
    return null;
  }
}
