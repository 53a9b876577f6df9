import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Homebrew, Debian and a build of one's own put programs that the PATH may not have. */
const known = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** The first of these programs on the PATH or in a known place. */
export function binary(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...known].filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is missing on this machine, and the one line that installs it. */
export class MissingProgram extends Error {}
