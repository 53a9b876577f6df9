import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/** Whoever works on something else is not to meet a rare example of chance: every run tries the same ones. */
const usualSeed = 1;

/** Before all files, as vitest's globalSetup: the long run tries new examples, and `TEST_SEED` those of another run again. */
export function setup(): void {
  if (process.env.TEST_LONG !== '1') return;
  process.env.TEST_SEED ??= String(randomInt(2 ** 31 - 1));
  console.log(`Properties are tried with TEST_SEED=${process.env.TEST_SEED}.`);
}

// Before each file, as one of vitest's setupFiles.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? usualSeed) });
