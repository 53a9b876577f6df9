import { expect, test } from 'vitest';
import { ignoreAborted } from './ignore-aborted.ts';

function isOverlooked(reason: unknown): boolean {
  const page = new EventTarget();
  ignoreAborted(page);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a request that was given up is no failure of the page', () => {
  expect(isOverlooked(AbortSignal.abort().reason)).toBe(true);
});

test('nor is one that Firefox was still reading when the page was left', () => {
  expect(isOverlooked(new TypeError('Error in input stream'))).toBe(true);
});

test.each([[new TypeError('Failed to fetch')], [new DOMException('too much', 'QuotaExceededError')], ['AbortError'], [undefined]])(
  '%s is one',
  (reason) => {
    expect(isOverlooked(reason)).toBe(false);
  },
);
