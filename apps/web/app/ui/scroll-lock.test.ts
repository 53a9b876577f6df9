import { afterEach, expect, test, vi } from 'vitest';
import { scrollLock } from './scroll-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const still = { overflow: 'hidden', scrollbarGutter: 'stable' };
const free = { overflow: '', scrollbarGutter: '' };

test('the page is held still as long as any window is open', () => {
  const style = {};
  vi.stubGlobal('document', { documentElement: { style } });
  scrollLock(true);
  scrollLock(true);
  scrollLock(false);
  expect(style).toEqual(still);
  scrollLock(false);
  expect(style).toEqual(free);
  // One that was never held is free, and can be held again.
  scrollLock(false);
  scrollLock(true);
  expect(style).toEqual(still);
});

test('an object says what is held', () => {
  const style = {} as CSSStyleDeclaration;
  scrollLock({ isLocked: true, element: { style } });
  expect(style).toEqual(still);
  scrollLock({ isLocked: false, element: { style } });
  expect(style).toEqual(free);
});

test.each([null, undefined, 'true', 1])('%s is no value', (value) => {
  expect(() => scrollLock(value as unknown as boolean)).toThrow(
    new TypeError('v-scroll-lock: Значение должно быть типа object или boolean'),
  );
});
