import { expect, test } from 'vitest';
import { flagsOf } from './flags.ts';

test('a flag says what it says', () => {
  const flags = flagsOf([
    { key: 'similar', isActive: false },
    { key: 'cstore-online-consultation', isActive: true },
    { key: 'bundle', isActive: true },
  ]);
  expect(flags).toEqual({
    similar: false,
    looked_with: true,
    'deferred-price-visibility': true,
    'cstore-online-consultation': true,
    'view.sber.credit': true,
    'view.revo': true,
  });
});

test('while nobody has said, what the shop has anyway is shown', () => {
  const flags = {
    similar: true,
    looked_with: true,
    'deferred-price-visibility': true,
    'cstore-online-consultation': false,
    'view.sber.credit': true,
    'view.revo': true,
  };
  expect(flagsOf(null)).toEqual(flags);
  expect(flagsOf([])).toEqual(flags);
});
