import { hash } from '../src/platform/random.ts';

/** The demo's own product ids start after this; those of an import keep what they were given. */
export const firstProductId = 1_000_000_000;
const span = 90_000_000;

/**
 * Product ids follow from what a product is, not from its place in a list: models may be added and removed, and the
 * addresses of the others stay. Two products that fall on one number take neighbouring ones, in the catalogue's order.
 */
export function productIds(): (identity: string) => number {
  const taken = new Set<number>();
  return (identity) => {
    let id = firstProductId + 1 + (hash(identity) % span);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id;
  };
}

/** Numbers from one on, one for each key, the same for the same key. */
export function numbers(first = 1): (key: string) => { id: number; isNew: boolean } {
  const known = new Map<string, number>();
  return (key) => {
    const id = known.get(key);
    if (id !== undefined) return { id, isNew: false };
    const next = first + known.size;
    known.set(key, next);
    return { id: next, isNew: true };
  };
}
