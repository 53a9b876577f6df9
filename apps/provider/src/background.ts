/** Something that is done again and again while the provider runs. */
export interface Background {
  /** Does it now, after what is under way. */
  run(): Promise<void>;
  /** Does it no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Does the work again and again, never twice at once; a failure is told, and the next time comes all the same. */
export function every(milliseconds: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Background {
  let running: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => {
    running = running.then(work).then(() => undefined, failed);
    return running;
  };
  const timer = setInterval(() => void run(), milliseconds);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
