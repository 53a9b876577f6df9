/** Chance by a seed: what went wrong once can be looked at again. */
export interface Chance {
  /** From 0 to `below`, without it. */
  integer(below: number): number;
  /** Some of the list, in any order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * below),
    some(list, count) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(next() * rest.length), 1)).flat();
    },
  };
}
