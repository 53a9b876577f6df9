import { expect, test } from 'vitest';
import { bankDetailsOf } from './bank-details.ts';

test('only a demonstration has the details of no bank, and not where a company has its own', () => {
  const own = { kpp: '1', bank: 'Банк', bik: '2', account: '3', correspondentAccount: '4' };
  expect([false, true].map((isDemonstration) => bankDetailsOf({ isDemonstration })?.bank ?? null)).toEqual([
    null,
    expect.stringContaining('Песочница'),
  ]);
  expect([false, true].map((isDemonstration) => bankDetailsOf({ isDemonstration }, own))).toEqual([own, own]);
});
