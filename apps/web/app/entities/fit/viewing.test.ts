import { expect, test } from 'vitest';
import { diagonalsFor, viewingOf, viewingRange } from './viewing.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['4K UHD', '1,7–2,9 м'],
  ['8K', '1,7–2,9 м'],
  ['3840×2160', '1,7–2,9 м'],
  ['Full HD', '2,2–3,5 м'],
  ['1920x1080', '2,2–3,5 м'],
  ['HD', '3,2–4,5 м'],
  [null, '2,2–3,5 м'],
])('55 inches of %s are watched from %s', (resolution, text) =>
  expect(plain(viewingOf({ diagonal: 55, resolution }, null).range)).toBe(text),
);

test('from where one sits it is near, far or just right', () => {
  const at = (distance: number) => plain(viewingOf({ diagonal: 55, resolution: '4K UHD' }, distance).verdict?.text);
  expect([120, 160, 250, 300, 400].map(at)).toEqual([
    '1,2 м — близко, лучше диагональ меньше',
    '1,6 м — в самый раз',
    '2,5 м — в самый раз',
    '3 м — в самый раз',
    '4 м — далеко, лучше диагональ больше',
  ]);
});

test('the diagonals for a place are those that are watched from there', () => {
  const { min, max } = diagonalsFor(250);
  expect([Math.round(min), Math.round(max)]).toEqual([47, 82]);
  expect(viewingRange({ diagonal: max, resolution: '4K' }).near).toBeCloseTo(250);
  expect(viewingRange({ diagonal: min, resolution: '4K' }).far).toBeCloseTo(250);
});
