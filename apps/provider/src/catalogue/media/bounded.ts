/** Keeps the last things that were made, as long as they are not too many characters (or bytes) together. */
export function bounded<T extends { readonly length: number }>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  let size = 0;
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) {
      // Again to the end: the first one is always the one longest unused.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = make();
    kept.set(key, made);
    size += made.length;
    for (const [oldest, thing] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= thing.length;
    }
    return made;
  };
}
