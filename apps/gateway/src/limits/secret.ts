import { timingSafeEqual } from 'node:crypto';

/** Tells whether a text is the secret, in the same time however much of it is right; only its length is no secret. */
export function isSecret(secret: string): (candidate: string) => boolean {
  const bytes = Buffer.from(secret);
  return (candidate) => {
    const others = Buffer.from(candidate);
    return others.length === bytes.length && timingSafeEqual(others, bytes);
  };
}
