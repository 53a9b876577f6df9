import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '../command.ts';
import type { Mutant } from '../mutants/mutant.ts';

/** A copy of the tree in which files may be spoilt; the tree itself stays as it is. */
export interface Scratch {
  readonly folder: string;
  /** Does the work while the mutation is in place. Undefined when it no longer applies. */
  runMutated<Result>(mutant: Mutant, work: () => Promise<Result>): Promise<Result | undefined>;
}

/** Copies what git knows or would take; packages are linked, and the workspaces among them are the copy's own. */
export async function createScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-mutants-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\n').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  linkPackages(folder, '.');
  for (const room of ['apps', '.'].flatMap((parent) => readdirSync(join(folder, parent)).map((name) => join(parent, name)))) {
    if (existsSync(join(root, room, 'node_modules')) && room !== 'node_modules') linkPackages(folder, room);
  }
  return {
    folder,
    async runMutated(mutant, work) {
      const path = join(folder, mutant.file);
      const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const text = mutate(source, mutant);
      if (text === undefined) return undefined;
      writeFileSync(path, text);
      try {
        return await work();
      } finally {
        writeFileSync(path, source);
      }
    },
  };
}

/** The source with the slip in it; undefined when the text does not stand there exactly once, or would stay as it is. */
export function mutate(source: string, { find, replace }: Mutant): string | undefined {
  const parts = source.split(find);
  return parts.length === 2 && find !== replace ? parts.join(replace) : undefined;
}

function linkPackages(folder: string, room: string): void {
  const [from, to] = [join(root, room, 'node_modules'), join(folder, room, 'node_modules')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@vitrina') linkWorkspaces(folder, to);
    // Caches of tools are written, and packages are not.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}

function linkWorkspaces(folder: string, packages: string): void {
  mkdirSync(join(packages, '@vitrina'));
  for (const name of readdirSync(join(root, 'node_modules', '@vitrina'))) {
    const room = [`apps/${name}`, name].find((each) => existsSync(join(folder, each, 'package.json')));
    if (room !== undefined) symlinkSync(join(folder, room), join(packages, '@vitrina', name));
  }
}

/** What vitest has set is nothing to a command that is run in the copy. */
export const withoutTestVariables = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(NODE_ENV|TEST|VITEST.*)$/.test(name))
    .map((name) => [name, undefined]),
);
