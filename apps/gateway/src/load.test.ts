import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EventLoop, watchEventLoop } from './load.ts';
import { latestDelay } from './overload.ts';

let watchedLoop: EventLoop;
beforeEach(() => {
  watchedLoop = watchEventLoop();
});
afterEach(() => watchedLoop.stop());

/** Holds the event loop up, then lets what is due have its turn. */
async function holdUp(): Promise<void> {
  const end = performance.now() + 2 * latestDelay;
  while (performance.now() < end);
  await pause(1);
}

it('one long pause is no delay', async () => {
  await holdUp();
  expect(watchedLoop.delay()).toBe(0);
});

it('an event loop that is late again and again is late, until it is in time once', async () => {
  for (let times = 0; times < 3; times++) await holdUp();
  expect(watchedLoop.delay()).toBeGreaterThan(latestDelay);
  await expect.poll(() => watchedLoop.delay()).toBeLessThan(latestDelay);
});
