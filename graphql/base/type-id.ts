import { asId, type Id } from '@vitrina/services/contract/wire.ts';

/**
 * Kinds of payment, delivery and places are numbers on the wire and ids in the schema. Null for what is no such number, and for 0, by which an
 * order says that none has been agreed on.
 */
export function typeNumberOf(id: number | string | null | undefined): number | null {
  const number = Number(id ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** The same the other way round. */
export function typeIdOf(id: number | string | null | undefined): Id | null {
  const number = typeNumberOf(id);
  return number === null ? null : asId(number);
}
