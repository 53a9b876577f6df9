import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeLogProblems, printedSchema } from '@vitrina/graphql/commands/changes.ts';
import { releasedVersion, sectionsOf } from '@vitrina/graphql/commands/versions.ts';
import { buildSchema } from 'graphql';
import type { Check } from '../check.ts';
import { sdlOf } from './sdl.ts';

/** Where `npm run schema:release` keeps what was given out last, and what it writes about it. */
const releasedFile = 'schema/generated/released.graphql';
const changeLogFile = 'schema/CHANGELOG.md';

/** Other applications rely on the schema: it changes only together with its change log, and breaks only in a major version. */
export const changes: Check = {
  find(root) {
    const text = readFileSync(join(root, releasedFile), 'utf8');
    const version = releasedVersion(text);
    if (version === null) return { problems: [`${releasedFile} does not begin with its version.`] };
    const sdl = sdlOf(root)
      .map(({ source }) => source)
      .join('\n');
    const releasedSchema = { version, schema: buildSchema(text), printed: printedSchema(text) };
    return { problems: changeLogProblems(releasedSchema, sdl, sectionsOf(readFileSync(join(root, changeLogFile), 'utf8'))) };
  },
};
