import { timingSafeEqual } from 'node:crypto';

/** Tells whether a text is the secret, in the same time however much of it is right; only its length is no secret. */
export function isSecret(secret: string): (given: string) => boolean {
  const bytes = Buffer.from(secret);
  return (given) => {
    const others = Buffer.from(given);
    return others.length === bytes.length && timingSafeEqual(others, bytes);
  };
}
