import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaProblems } from '@vitrina/graphql/verify.ts';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';

/** The schema as it is written: the domains' files one after another. */
export const sdlOf = (root: string): { file: string; source: string }[] =>
  filesBelow(root, 'schema', /\.graphql$/).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** Everything in the schema says what it is and where that comes from, and something stands behind every field. */
export const sdl: Check = {
  name: 'schema',
  find: (root) => ({
    problems: schemaProblems(
      sdlOf(root)
        .map(({ source }) => source)
        .join('\n'),
    ),
  }),
};
