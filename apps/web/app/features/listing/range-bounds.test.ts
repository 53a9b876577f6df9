import { expect, test } from 'vitest';
import { boundsOf, moveEnd, stepOf } from './range-bounds.ts';

test.each([
  [{ min: 99.5, max: 100.1 }, 1, { min: 99, max: 101 }],
  [{ min: 0, max: 1000 }, 1, { min: 0, max: 1000 }],
  [{ min: 0, max: 9_000 }, 10, { min: 0, max: 9_000 }],
  [{ min: 990, max: 199_990 }, 1000, { min: 0, max: 200_000 }],
  [{ min: 5, max: 5 }, 1, { min: 5, max: 5 }],
])('%o goes by %d', (facet, step, bounds) => {
  expect(stepOf(facet)).toBe(step);
  expect(boundsOf(facet)).toEqual(bounds);
});

const bounds = { min: 100, max: 900 };

test('an end that is moved is typed', () => {
  expect(moveEnd(bounds, bounds, 'min', 300)).toEqual({ ends: { min: 300, max: 900 }, fieldTexts: { min: '300', max: '' } });
});

test('ends never pass each other', () => {
  expect(moveEnd(bounds, { min: 100, max: 400 }, 'min', 700).ends).toEqual({ min: 400, max: 400 });
  expect(moveEnd(bounds, { min: 300, max: 900 }, 'max', 200).ends).toEqual({ min: 300, max: 300 });
});

test('an end at the bound bounds nothing', () => {
  expect(moveEnd(bounds, { min: 300, max: 400 }, 'max', 900).fieldTexts).toEqual({ min: '300', max: '' });
});
