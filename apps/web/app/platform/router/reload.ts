const key = 'reloaded-at';

/** Milliseconds in which a missing chunk reloads the page at most once (spec 1 §8). */
const reloadInterval = 60_000;

/** Whether the page may be reloaded now because of a missing chunk; remembers that it was. */
export function reloadOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? Number.NaN);
  if (now - last < reloadInterval) return false;
  storage.setItem(key, String(now));
  return true;
}
