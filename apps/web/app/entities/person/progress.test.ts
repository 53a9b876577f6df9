import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { type Progress, resendPause } from './progress.server.ts';

const now = 0;
const sent = (sentAt: number | undefined): Progress => ({ way: 'code', phone: '79490000001', requestId: 'r', code: null, sentAt });

test.each([
  ['just now', now, 60],
  ['twenty seconds ago', now - 20_000, 40],
  ['long ago', now - 90_000, 0],
  ['by a server whose clock is ahead', now + 90_000, 60],
])('a code that was sent %s', (_, sentAt, seconds) => {
  expect(resendPause(visit({}).context, sent(sentAt))).toEqual({ sentAt, seconds });
});

test('nobody knows when it was sent', () => {
  expect(resendPause(visit({}).context, sent(undefined))).toBeUndefined();
});
