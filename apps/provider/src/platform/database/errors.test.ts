import { expect, test } from 'vitest';
import { CallerGoneError, isCallerGone } from './errors.ts';

test('that the caller has gone is known also where a query has wrapped it', () => {
  expect(isCallerGone(new CallerGoneError())).toBe(true);
  expect(isCallerGone(new Error('Failed query', { cause: new CallerGoneError() }))).toBe(true);
  expect(isCallerGone(new Error('Failed query', { cause: new Error('other') }))).toBe(false);
  expect(isCallerGone(undefined)).toBe(false);
});
