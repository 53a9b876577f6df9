import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../schema/', import.meta.url);

/** The SDL of all domains, as it is written in `schema/`; reading it builds nothing. */
export const sdl: string = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .toSorted()
  .map((name) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8'))
  .join('\n');
