import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { say } from '../report.ts';
import { fillTables, pagesOf } from './tables.ts';

/** `npm run docs`: writes the tables of today into the pages. */
for (const page of pagesOf(root)) {
  const before = readFileSync(join(root, page), 'utf8');
  const after = fillTables(before, root);
  if (after === before) continue;
  writeFileSync(join(root, page), after);
  say(`${page} has changed.`);
}
