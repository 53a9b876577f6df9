/** Identical things under way are one; everyone who asks meanwhile gets its outcome. */
export interface InFlight<T> {
  get(key: string): Promise<T> | undefined;
  start(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * The map holds boxes that are emptied at the end, not the promises: a small map that is filled and emptied all the time leaves
 * old tables behind, and the collector of garbage would carry everything that hangs on a promise in them along (measured:
 * a quarter of the cost of a call).
 */
export function createInFlight<T>(): InFlight<T> {
  const boxes = new Map<string, { promise: Promise<T> | undefined }>();
  return {
    get: (key) => boxes.get(key)?.promise,
    start(key, work) {
      const box: { promise: Promise<T> | undefined } = { promise: undefined };
      boxes.set(key, box);
      const clear = () => {
        box.promise = undefined;
        boxes.delete(key);
      };
      const promise = work();
      box.promise = promise;
      // Not awaited by anyone: whoever asked sees a failure, and when nobody waits any more it is nobody's.
      promise.then(clear, clear);
      return promise;
    },
  };
}
