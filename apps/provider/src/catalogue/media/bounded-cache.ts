/** Keeps the last things that were made, as long as they are not too many characters (or bytes) together. */
export function createBoundedCache<T extends { readonly length: number }>(maxSize: number): (key: string, make: () => T) => T {
  const entries = new Map<string, T>();
  let size = 0;
  return (key, make) => {
    const cached = entries.get(key);
    if (cached !== undefined) {
      // Again to the end: the first one is always the one longest unused.
      entries.delete(key);
      entries.set(key, cached);
      return cached;
    }
    const value = make();
    entries.set(key, value);
    size += value.length;
    for (const [oldest, entry] of entries) {
      if (size <= maxSize) break;
      entries.delete(oldest);
      size -= entry.length;
    }
    return value;
  };
}
