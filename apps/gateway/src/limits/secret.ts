import { hash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Tells whether a text is the secret, in the same time whether or not it is like it. */
export function isSecret(secret: string): (given: string) => boolean {
  const digest = digestOf(secret);
  return (given) => timingSafeEqual(digest, digestOf(given));
}
