import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../command.ts';

/** Private copies live in the user's cache, or with the packages where there is no such place. */
function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  for (const folder of [join(base, 'vitrina'), join(root, 'node_modules', '.cache', 'vitrina')]) {
    try {
      mkdirSync(folder, { recursive: true });
      rmSync(mkdtempSync(join(folder, 'try-')), { recursive: true });
      return folder;
    } catch {
      // Read-only, as in some containers: the next place.
    }
  }
  throw new Error('No folder for private copies can be written.');
}

/** Folder of a private copy, filled once, beside its place and then put there: never found half, nor filled by two at once. */
export async function privateCopy(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  const beside = mkdtempSync(`${folder}-`);
  try {
    await fill(beside);
    // Where another run was quicker, its copy stays.
    if (!existsSync(folder)) renameSync(beside, folder);
    return folder;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Installs one package from npm below a folder, running none of its scripts; resolves to the package's own folder. */
export async function install(folder: string, name: string, version: string): Promise<string> {
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await must('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`], folder);
  return join(folder, 'node_modules', name);
}

/** Runs a command that has to succeed; resolves to what it printed. */
export async function must(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${command} ${args.slice(0, 2).join(' ')} failed: ${output.trim().split('\n').at(-1)}`);
  return output;
}

/**
 * A program of a private copy that finds its own libraries and settings there: paths from the folder of `file`, several
 * separated by colons.
 */
export function wrap(file: string, program: string, env: Readonly<Record<string, string>>): string {
  const inside = (paths: string) => paths.replace(/[^:]+/g, '$here/$&');
  const settings = Object.entries(env).map(([name, paths]) => `export ${name}="${inside(paths)}"`);
  const lines = ['#!/bin/sh', 'here=$(cd "$(dirname "$0")" && pwd)', ...settings, `exec "${inside(program)}" "$@"`, ''];
  writeFileSync(file, lines.join('\n'));
  chmodSync(file, 0o755);
  return file;
}
