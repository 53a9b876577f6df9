import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { SessionTokens } from './calls.ts';

/** How a refresh ended: with new tokens, or with the provider's no. */
export type Outcome = { tokens: SessionTokens | null };

const shape = z.object({
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.number(), refreshExpiresIn: z.number() }).nullable(),
});
const nonceLength = 12;
const tagLength = 16;

/** A name for a session that cannot be turned back into its token. */
export const sessionName = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url');

/** Readable for whoever has the old refresh token, and for nobody who only reads Redis. */
export function sealOutcome(outcome: Outcome, refreshToken: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(refreshToken), nonce);
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(outcome), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** Nothing when it is not there, was changed, or was sealed for another session. */
export function openOutcome(text: string | null | undefined, refreshToken: string): Outcome | undefined {
  if (text === null || text === undefined) return undefined;
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(refreshToken), bytes.subarray(0, nonceLength));
    decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const plaintext = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    return shape.parse(JSON.parse(plaintext.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The token has 256 random bits, so no salt is needed; the purpose keeps this key apart from any other use of it. */
const keyOf = (refreshToken: string): Buffer => Buffer.from(hkdfSync('sha256', refreshToken, '', 'vitrina session outcome', 32));
