/** How late the event loop of this process is. */
export interface EventLoop {
  /** Milliseconds by which everything is late at the moment. */
  delay(): number;
  stop(): void;
}

/** Milliseconds between two looks. */
const between = 100;
/** Looks that must all have been late. */
const looks = 3;

/**
 * Watches how late a timer is. One long pause (a collection of garbage, the first compilation of a screen) is no overload,
 * so the least of the last looks counts; one look in time ends it.
 */
export function watchEventLoop(): EventLoop {
  let last: number[] = new Array(looks).fill(0);
  let due = performance.now() + between;
  const timer = setInterval(() => {
    const now = performance.now();
    last = [...last.slice(1), Math.max(0, now - due)];
    due = now + between;
  }, between);
  timer.unref();
  return { delay: () => Math.min(...last), stop: () => clearInterval(timer) };
}
