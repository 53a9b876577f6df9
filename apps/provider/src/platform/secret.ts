import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What is kept of a token, a key or a code in its place, and what it is found by. */
export const hashOf = (text: string): string => digest(text).toString('hex');

/** Tells whether what was given is the secret, in the same time however much of it is right and however long it is. */
export function isSecret(secret: string): (candidate: unknown) => boolean {
  const expected = digest(secret);
  return (candidate) => typeof candidate === 'string' && timingSafeEqual(digest(candidate), expected);
}
