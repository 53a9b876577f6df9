import { randomInt } from 'node:crypto';
import { checkDigit } from '@vitrina/services/loyalty/vocabulary.ts';

/** Numbers that begin so are a shop's own, wherever they are read (GS1). */
const ownPrefix = '29';

/** A number for a new card. */
export function newEan(): string {
  const digits = ownPrefix + String(randomInt(10 ** 10)).padStart(10, '0');
  return digits + checkDigit(digits);
}
