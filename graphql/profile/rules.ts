import { sexes } from '@vitrina/services/profile/vocabulary.ts';
import type { Sex } from '../generated/resolvers.ts';

/** Null for a number that nobody has agreed on: it is not worth a profile. */
export function sexOf(wire: number | null): Sex | null {
  if (wire === sexes.female) return 'FEMALE';
  return wire === sexes.male ? 'MALE' : null;
}
