/** Identical calls under way are one call; everyone who asked gets its answer. */
export function createCoalescer(): <T>(key: string, call: () => Promise<T>) => { answer: Promise<T>; joined: boolean } {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, call: () => Promise<T>) => {
    const running = underWay.get(key);
    // The key names endpoint and parameters, so what is under way has the same type.
    if (running !== undefined) return { answer: running as Promise<T>, joined: true };
    const answer = call().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return { answer, joined: false };
  };
}
