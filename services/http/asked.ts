import { ProviderError } from './provider-error.ts';

interface Running<T> {
  answer: Promise<T>;
  /** How many wait for it. */
  waiting: number;
  gone: AbortController;
}

/** Identical calls under way are one; it ends as soon as everybody who asked has gone. */
export interface Asked<T> {
  isUnderWay(key: string): boolean;
  ask(key: string, id: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export function createAsked<T>(): Asked<T> {
  const underWay = new Map<string, Running<T>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const gone = new AbortController();
    const running = { answer: work(gone.signal), waiting: 0, gone };
    underWay.set(key, running);
    const ended = () => forget(key, running);
    // Not awaited by anyone: whoever asked sees a failure, and when nobody waits any more it is nobody's.
    running.answer.then(ended, ended);
    return running;
  };
  // After the last one has gone somebody may have begun anew.
  const forget = (key: string, running: Running<T>) => {
    if (underWay.get(key) === running) underWay.delete(key);
  };

  return {
    isUnderWay: (key) => underWay.has(key),
    async ask(key, id, signal, work) {
      const running = underWay.get(key) ?? begin(key, work);
      running.waiting += 1;
      try {
        return await whileThere(running.answer, id, signal);
      } finally {
        running.waiting -= 1;
        if (running.waiting === 0 && signal.aborted) {
          forget(key, running);
          running.gone.abort();
        }
      }
    },
  };
}

/** The answer, unless this one of those who asked goes away first. */
function whileThere<T>(answer: Promise<T>, id: string, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const leave = () => reject(new ProviderError('aborted', id));
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}
