/** Milliseconds before the first new start, and at most; each next pause is twice the last. */
const firstPause = 200;
const maxPause = 30_000;
/** Milliseconds of work after which an end is the first one again. */
const steady = 5_000;
/** So many ends without ever having worked, and it never will. */
const maxExits = 5;

/** How long something that ends is waited with before it is started again. */
export interface RestartPolicy {
  /** It works: from now on it is started again whatever happens. */
  markWorking(): void;
  /** Counts an end after so many milliseconds of work; gives how many there were in a row, and the pause unless it is given up. */
  recordExit(worked: number): { ends: number; pause: number | undefined };
}

/**
 * What has never worked ends its owner soon: somebody has to mend it. What has worked before is started again for ever, less and
 * less often, since the owner does better with what it has than not at all.
 */
export function createRestartPolicy(): RestartPolicy {
  let hasWorked = false;
  let ends = 0;
  return {
    markWorking() {
      hasWorked = true;
    },
    recordExit(worked) {
      ends = worked >= steady ? 1 : ends + 1;
      const isGivenUp = !hasWorked && ends >= maxExits;
      return { ends, pause: isGivenUp ? undefined : Math.min(maxPause, firstPause * 2 ** (ends - 1)) };
    },
  };
}
