import { badInput } from './errors.ts';

/** A key that a client makes once for what must happen once (contract, wire conventions). */
export function idempotencyKeyOf(key: string): string {
  if (!/^[\w.:-]{16,128}$/.test(key))
    throw badInput({ 'input.idempotencyKey': ['Ключ — от 16 до 128 латинских букв, цифр и знаков . : _ -'] });
  return key;
}
