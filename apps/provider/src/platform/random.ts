/** Seeded pseudo-random numbers: the same seed gives the same demo data on every machine. */

export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from min to max, both inclusive. */
  integer(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One item of a list that is not empty; the pair's number is its weight. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/** A number from a text, for seeds such as `random(hash('store' + id))`. FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The generator is mulberry32: 32 bits of state, good enough for texts and far from cryptography. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const index = integer(0, list.length - 1);
    for (const item of list.slice(index, index + 1)) return item;
    throw new Error('pick: the list is empty');
  };
  const pickWeighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return pick(list)[0];
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const entries = list.map((item) => ({ item, key: next() }));
    return entries.sort((left, right) => left.key - right.key).map(({ item }) => item);
  };
  return { next, integer, chance: (probability) => next() < probability, pick, pickWeighted, shuffle };
}
