/** Remembers what a pure function has made of the last arguments, of at most so many; all are forgotten at once. */
export function memoize<A, T>(maxResults: number, make: (argument: A) => T, keyOf: (argument: A) => unknown = (argument) => argument) {
  const results = new Map<unknown, T>();
  return (argument: A): T => {
    const key = keyOf(argument);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(argument);
    if (results.size >= maxResults) results.clear();
    results.set(key, result);
    return result;
  };
}
