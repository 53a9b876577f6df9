import { configDefaults } from 'vitest/config';
import { isLongRun } from './long-run.ts';

/** Files that vitest passes by: those of the long run alone are among the others when it asks for them. */
export const exclude = [...configDefaults.exclude, ...(isLongRun ? [] : ['**/*.long.test.ts'])];
