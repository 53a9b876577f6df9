/** Keeps the last things that were made, as long as they are not too many characters together. */
export function bounded(most: number): (key: string, make: () => string) => string {
  const kept = new Map<string, string>();
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
    for (const [oldest, text] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= text.length;
    }
    return made;
  };
}
