/** One slip that an engineer could make, and that no test may let through. */
export interface Mutant {
  readonly id: string;
  /** Path from the root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What a shopper, or whoever runs the shop, would suffer. */
  readonly breaks: string;
  /** Tests that should notice, the nearest first: a file, from the root, and words of a test’s name after «›». They only save time: others may as well. */
  readonly tests: readonly string[];
}
