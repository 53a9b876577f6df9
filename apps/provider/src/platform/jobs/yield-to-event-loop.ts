import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others are heard. */
const maxMilliseconds = 10;

/** Called between the pieces of long work, it lets others go on when enough time has passed. */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxMilliseconds) return;
    await setImmediate();
    since = performance.now();
  };
}
