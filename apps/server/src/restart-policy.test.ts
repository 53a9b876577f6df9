import { expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.ts';

const pauses = (restartPolicy: ReturnType<typeof createRestartPolicy>, times: number, worked = 0) =>
  Array.from({ length: times }, () => restartPolicy.recordExit(worked).pause);

it('what never worked is given up at its fifth end', () => {
  expect(pauses(createRestartPolicy(), 5)).toEqual([200, 400, 800, 1_600, undefined]);
});

it('what has worked once is started again for ever, with a pause that grows to 30 s', () => {
  const policy = createRestartPolicy();
  policy.markWorking();
  expect(pauses(policy, 10)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
  expect(pauses(policy, 2_000).every((pause) => pause === 30_000)).toBe(true);
});

it('an end after five seconds of work is the first one again', () => {
  const policy = createRestartPolicy();
  policy.markWorking();
  pauses(policy, 6);
  expect(policy.recordExit(4_999)).toEqual({ ends: 7, pause: 12_800 });
  expect(policy.recordExit(5_000)).toEqual({ ends: 1, pause: 200 });
});
