import { hash } from '../platform/random.ts';

/** A nest of numbers, such as the weights of search; pairs of a key and a number are left alone. */
type Nest = { readonly [name: string]: unknown };

/** What one number is multiplied by in turn. */
const factors = [0.8, 1.25];
/** Gains below it are chance. */
const minGain = 0.0005;

/** Which of two halves a query is of: the same one in every run. */
export const halfOf = (query: string): 0 | 1 => (hash(`half ${query}`) % 2 === 0 ? 0 : 1);

/** The paths of the numbers in a nest. */
export function pathsOf(nest: Nest, above: readonly string[] = []): string[][] {
  return Object.entries(nest).flatMap(([name, value]) => {
    const path = [...above, name];
    if (typeof value === 'number') return [path];
    return isNest(value) ? pathsOf(value, path) : [];
  });
}

const isNest = (value: unknown): value is Nest => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nest with another number at a path. */
export function multiply<T extends Nest>(nest: T, [name = '', ...below]: readonly string[], factor: number): T {
  const value = nest[name];
  return { ...nest, [name]: isNest(value) ? multiply(value, below, factor) : Number(value) * factor };
}

/** One number after the other a little smaller and a little larger, and kept where that is better: once around. */
export function fitWeights<T extends Nest>(start: T, paths: readonly string[][], worthOf: (weights: T) => number): T {
  let best = start;
  let worth = worthOf(start);
  for (const path of paths) {
    for (const candidate of factors.map((factor) => multiply(best, path, factor))) {
      const candidateWorth = worthOf(candidate);
      if (candidateWorth < worth + minGain) continue;
      best = candidate;
      worth = candidateWorth;
    }
  }
  return best;
}
