/** Something that is done again and again while the provider runs. */
export interface Background {
  /** Does it now, or once more after the run that is under way. */
  run(): Promise<void>;
  /** Does it no more, and waits for the run that is under way, not for one that was asked for after it. */
  stop(): Promise<void>;
}

/**
 * Does the work again and again, never twice at once. A tick that finds the work still running is skipped, so that slow work does not pile
 * up; a failure is reported and the next tick comes all the same.
 */
export function every(milliseconds: number, work: () => Promise<unknown>, onFailure: (error: unknown) => void): Background {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isStopped = false;
  const start = (): Promise<void> => {
    next = undefined;
    if (isStopped) return Promise.resolve();
    running = work()
      .then(() => undefined, onFailure)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const run = (): Promise<void> => {
    if (running === undefined) return start();
    next ??= running.then(start);
    return next;
  };
  const timer = setInterval(() => {
    if (running === undefined) void start();
  }, milliseconds);
  timer.unref();
  return {
    run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * The same work, which takes a tenth of the time at most: after a run that took long it is left out for nine times as long. Work that grows
 * with what others write, as counting does while a catalogue comes in, so never keeps the database from them.
 */
export function sparing(work: () => Promise<unknown>): () => Promise<unknown> {
  let notBefore = Number.NEGATIVE_INFINITY;
  return async () => {
    const started = performance.now();
    if (started < notBefore) return;
    try {
      await work();
    } finally {
      const ended = performance.now();
      notBefore = ended + restsPerRun * (ended - started);
    }
  };
}
const restsPerRun = 9;
