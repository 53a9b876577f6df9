import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every, sparing } from './background.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that runs until it is told to end. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

test('a tick is skipped while the work is still running, so that none piles up', async () => {
  const { work, end } = slowWork();
  const background = every(10, work, () => undefined);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await turn();
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(2);
  const stopping = background.stop();
  end();
  await stopping;
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('whoever asks for it meanwhile gets one run more, shared by all who ask', async () => {
  const { work, end } = slowWork();
  const background = every(10, work, () => undefined);
  const first = background.run();
  const others = [background.run(), background.run()];
  end();
  await first;
  await turn();
  expect(work).toHaveBeenCalledTimes(2);
  end();
  await Promise.all(others);
  await background.stop();
  expect(work).toHaveBeenCalledTimes(2);
});

test('whoever stops it waits for the run that is under way, and for none that was asked for after it', async () => {
  const { work, end } = slowWork();
  const background = every(10, work, () => undefined);
  void background.run();
  void background.run();
  const stopping = background.stop();
  end();
  await stopping;
  await turn();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a failure is reported and the next tick comes', async () => {
  const failures: unknown[] = [];
  const work = vi.fn(async () => {
    throw new Error('broken');
  });
  const background = every(10, work, (error) => failures.push(error));
  vi.advanceTimersByTime(10);
  await turn();
  vi.advanceTimersByTime(10);
  await background.stop();
  expect([work.mock.calls.length, failures.length]).toEqual([2, 2]);
});

test('sparing work that took long is left out for nine times as long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const work = vi.fn(async () => void vi.advanceTimersByTime(1_000));
  const spared = sparing(work);
  await spared();
  vi.advanceTimersByTime(8_999);
  await spared();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await spared();
  expect(work).toHaveBeenCalledTimes(2);
});
