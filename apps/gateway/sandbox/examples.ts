import type { Example } from './example.ts';
import { accountExamples } from './examples/account.ts';
import { buying } from './examples/buying.ts';
import { finding } from './examples/finding.ts';
import { reading } from './examples/reading.ts';

/** In the order in which one visitor can run them all. */
export const examples: readonly Example[] = [...finding, ...buying, ...reading, ...accountExamples];
