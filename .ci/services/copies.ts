import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root, run } from '../command.ts';

/** Where Homebrew, Debian and a build of one's own put programs that the PATH may not have. */
const knownFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** The first of these programs on the PATH or in a known place. */
export function binary(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...knownFolders].filter((folder) => folder !== '');
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

/**
 * Folder of a private copy, filled once, beside its place and then put there: never found half, nor filled by two at once. Where none can be
 * made, `missing` says what installs the program.
 */
export async function privateCopy(name: string, missing: string, unpack: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  const beside = mkdtempSync(`${folder}-`);
  try {
    await unpack(beside);
    // Where another run was quicker, its copy stays.
    if (!existsSync(folder)) renameSync(beside, folder);
    return folder;
  } catch (error) {
    throw new Error(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
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
  return writeScript(file, [...settings, `exec "${inside(program)}" "$@"`]);
}

/**
 * A command to which `tree` beside `file` is the whole system, for programs that know their own files by absolute paths. With the machine it
 * shares devices, processes, the network and temporary files; it needs no root, but a kernel that lets users have namespaces.
 */
export function enter(file: string, ...command: readonly string[]): string {
  const places = ['dev', 'proc', 'sys', 'tmp'];
  for (const place of [...places, 'root']) mkdirSync(join(dirname(file), 'tree', place), { recursive: true });
  const script = `for place in ${places.join(' ')}; do mount --rbind "/$place" "$0/$place" || exit; done; exec chroot "$0" "$@"`;
  return writeScript(file, [
    'export HOME=/root PATH=/usr/sbin:/usr/bin:/bin',
    `exec unshare --map-root-user --mount sh -c '${script}' "$here/tree" ${command.join(' ')} "$@"`,
  ]);
}

/** To whose lines `$here` is the folder that it is in. */
function writeScript(file: string, lines: readonly string[]): string {
  writeFileSync(file, ['#!/bin/sh', 'here=$(cd "$(dirname "$0")" && pwd)', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
  return file;
}

/** What is unpacked besides the packages named: nothing, the libraries that they are linked with, or all that they need. */
type Dependencies = 'none' | 'libraries' | 'all';

/**
 * Unpacks Debian's packages into `tree` below a folder. They are downloaded with lists of the folder's own: the system is only read, root is
 * not needed.
 */
export async function unpackDebian(folder: string, packages: readonly string[], dependencies: Dependencies = 'none'): Promise<void> {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const path of [join(lists, 'partial'), join(archives, 'partial')]) mkdirSync(path, { recursive: true });
  const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${folder}`, 'Debug::NoLocking=true', 'Acquire::Languages=none'];
  // As root, apt would download as a user who may not enter this folder.
  const aptOptions = [...settings, ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : [])].flatMap((setting) => ['-o', setting]);

  await must('apt-get', [...aptOptions, 'update'], archives);
  if (dependencies === 'all') {
    // As if nothing were installed here.
    const empty = ['-o', 'Dir::State::status=/dev/null'];
    await must('apt-get', [...aptOptions, ...empty, '-y', '-d', '--no-install-recommends', 'install', ...packages], archives);
  } else {
    const needs = dependencies === 'none' ? '' : await must('apt-cache', [...aptOptions, 'depends', ...packages], archives);
    // Everything but the system's C library, which belongs to the loader that is there already.
    const libraries = [...needs.matchAll(/^\s*\|?Depends: (lib\S+|lua-\S+)$/gm)].flatMap(([, name = '']) =>
      name === 'libc6' ? [] : [name],
    );
    await must('apt-get', [...aptOptions, 'download', ...packages, ...new Set(libraries)], archives);
  }
  const tree = join(folder, 'tree');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) await must('dpkg', ['-x', file, tree], archives);
  for (const path of [lists, archives]) rmSync(path, { recursive: true });
}
