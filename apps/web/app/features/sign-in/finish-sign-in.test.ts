import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { finishSignIn } from './finish-sign-in.server.ts';

test.each([
  ['nothing', [], undefined],
  ['more of it', [{ was: 0, now: 1 }], 'basket-merged'],
  ['other numbers', [{ was: 1, now: 2 }], 'basket-merged-more'],
  [
    'what there was no room for, before all else',
    [
      { was: 1, now: 2 },
      { was: 0, now: 0 },
    ],
    'basket-merged-partly',
  ],
])('of a basket that has joined the shopper’s it is told: %s', (_, changes, notice) => {
  const { context, cookies } = visit({ execute: async () => ({ data: {} }) });
  finishSignIn(context, '/', changes);
  expect(cookies.flatMap((cookie) => /^notice=([\w-]+)/.exec(cookie)?.[1] ?? [])).toEqual(notice === undefined ? [] : [notice]);
});
