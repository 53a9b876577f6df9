import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../sources.ts';

/** What is written for people: the front page and everything in `docs/`. */
export const pagesOf = (root: string): string[] => [
  ...(existsSync(join(root, 'README.md')) ? ['README.md'] : []),
  ...(existsSync(join(root, 'docs')) ? filesBelow(root, 'docs', /\.md$/) : []),
];
