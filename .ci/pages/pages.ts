import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../sources.ts';

/** What is written for people: the pages at the top, what the schema keeps to, and everything in `docs/`. */
export const pagesOf = (root: string): string[] => [
  ...['README.md', 'CONTRIBUTING.md', 'schema/README.md'].filter((page) => existsSync(join(root, page))),
  ...(existsSync(join(root, 'docs')) ? filesBelow(root, 'docs', /\.md$/) : []),
];
