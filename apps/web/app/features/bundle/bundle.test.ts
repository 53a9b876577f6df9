import { expect, test } from 'vitest';
import { readBundleQuery } from './bundle.ts';

const accessories = [{ id: '2' }, { id: '3' }];
const asked = (text: string) => readBundleQuery(new URLSearchParams(text), accessories);

test('until somebody has chosen all accessories are taken', () => {
  expect(asked('')).toEqual({ way: null, taken: ['2', '3'], warranty: null });
});

test('what is chosen is what the bundle has, and no more', () => {
  expect(asked('way=COMBO&with=3&with=9&warranty=60')).toEqual({ way: 'COMBO', taken: ['3'], warranty: '60' });
  expect(asked('way=BUNDLE&warranty=')).toEqual({ way: 'BUNDLE', taken: [], warranty: null });
  expect(asked('way=BUNDLE&warranty=a%2Fb').warranty).toBeNull();
});
