import { isIdempotencyKey } from '@vitrina/services/contract/idempotency.ts';
import { badInput } from './errors.ts';

/** A key that a client makes once for what must happen once (contract, wire conventions). */
export function idempotencyKeyOf(key: string): string {
  if (!isIdempotencyKey(key)) throw badInput({ 'input.idempotencyKey': ['Ключ — от 8 до 128 латинских букв, цифр и знаков . : _ -'] });
  return key;
}
