import { expect, test } from 'vitest';
import { isIdempotencyKey } from './idempotency.ts';

test.each(['12345678', 'a'.repeat(128), 'checkout:0123.4-5_6', crypto.randomUUID()])('«%s» is a key', (key) => {
  expect(isIdempotencyKey(key)).toBe(true);
});

test.each(['', '1234567', 'a'.repeat(129), 'with a space', 'ключ-из-букв', '12345678\n'])('«%s» is none', (key) => {
  expect(isIdempotencyKey(key)).toBe(false);
});
