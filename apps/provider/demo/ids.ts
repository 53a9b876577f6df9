import { hash } from '../src/platform/random.ts';

/** The demo's own product ids start after this; those of an import keep what they were given. */
export const firstProductId = 1_000_000_000;
/** Those of relatives that a trial of scale makes of them. */
export const firstGeneratedId = 1_200_000_000;
const span = 90_000_000;

/**
 * Product ids follow from what a product is, not from its place in a list: models may be added and removed, and the
 * addresses of the others stay. Two products that fall on one number take neighbouring ones, in the catalogue's order.
 */
export function productIds(): (identity: string) => number {
  const usedIds = new Set<number>();
  return (identity) => {
    let id = firstProductId + 1 + (hash(identity) % span);
    while (usedIds.has(id)) id += 1;
    usedIds.add(id);
    return id;
  };
}

/** Numbers from one on, one for each key, the same for the same key. */
export function numbers(first = 1): (key: string) => { id: number; isNew: boolean } {
  const idByKey = new Map<string, number>();
  return (key) => {
    const id = idByKey.get(key);
    if (id !== undefined) return { id, isNew: false };
    const next = first + idByKey.size;
    idByKey.set(key, next);
    return { id: next, isNew: true };
  };
}
