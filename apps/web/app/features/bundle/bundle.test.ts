import { expect, test } from 'vitest';
import { readBundleQuery } from './bundle.ts';

const accessories = [{ id: '2' }, { id: '3' }];
const readQuery = (text: string) => readBundleQuery(new URLSearchParams(text), accessories);

test('until somebody has chosen no accessory is taken', () => {
  expect(readQuery('')).toEqual({ way: null, accessoryIds: [], warranty: null });
});

test('what is chosen is what the bundle has, and no more', () => {
  expect(readQuery('way=COMBO&with=3&with=9&warranty=60')).toEqual({ way: 'COMBO', accessoryIds: ['3'], warranty: '60' });
  expect(readQuery('way=BUNDLE&warranty=')).toEqual({ way: 'BUNDLE', accessoryIds: [], warranty: null });
  expect(readQuery('way=BUNDLE&warranty=a%2Fb').warranty).toBeNull();
});
