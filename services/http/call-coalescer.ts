import { ProviderError } from './provider-error.ts';

interface Running<T> {
  answer: Promise<T>;
  /** How many wait for it. */
  waiting: number;
  abortController: AbortController;
}

/** Identical calls under way are one; it ends as soon as everybody who asked has gone. */
export interface CallCoalescer<T> {
  isInFlight(key: string): boolean;
  join(key: string, id: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function createCallCoalescer<T>(): CallCoalescer<T> {
  const inFlight = new Map<string, Running<T>>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const abortController = new AbortController();
    const running = { answer: work(abortController.signal), waiting: 0, abortController };
    inFlight.set(key, running);
    const onEnd = () => forget(key, running);
    // Not awaited by anyone: whoever asked sees a failure, and when nobody waits any more it is nobody's.
    running.answer.then(onEnd, onEnd);
    return running;
  };
  // After the last one has gone somebody may have begun anew.
  const forget = (key: string, running: Running<T>) => {
    if (inFlight.get(key) === running) inFlight.delete(key);
  };

  return {
    isInFlight: (key) => inFlight.has(key),
    async join(key, id, signal, work) {
      const running = inFlight.get(key) ?? start(key, work);
      running.waiting += 1;
      try {
        return await untilAborted(running.answer, id, signal);
      } finally {
        running.waiting -= 1;
        if (running.waiting === 0 && signal.aborted) {
          forget(key, running);
          running.abortController.abort();
        }
      }
    },
  };
}

/** The answer, unless this one of those who asked goes away first. */
function untilAborted<T>(answer: Promise<T>, id: string, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const leave = () => reject(new ProviderError('aborted', id));
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}
