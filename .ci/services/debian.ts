import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from './binaries.ts';
import { must } from './cache.ts';

/** Whether packages of Debian can be had here. */
export const hasDebian = (): boolean => binary('apt-get') !== undefined && binary('dpkg') !== undefined;

/**
 * Unpacks Debian's packages, and the libraries that the `linked` ones need, into `tree` below a folder. They are downloaded with lists of
 * the folder's own: the system is only read, root is not needed.
 */
export async function unpackDebian(folder: string, packages: readonly string[], linked: readonly string[] = []): Promise<void> {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const path of [join(lists, 'partial'), join(archives, 'partial')]) mkdirSync(path, { recursive: true });
  const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${folder}`, 'Debug::NoLocking=true', 'Acquire::Languages=none'];
  // As root, apt would download as a user who may not enter this folder.
  const own = [...settings, ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : [])].flatMap((setting) => ['-o', setting]);

  await must('apt-get', [...own, 'update'], archives);
  const needs = linked.length === 0 ? '' : await must('apt-cache', [...own, 'depends', ...linked], archives);
  // Everything but the system's C library, which belongs to the loader that is there already.
  const libraries = [...needs.matchAll(/^\s*\|?Depends: (lib\S+|lua-\S+)$/gm)].flatMap(([, name = '']) => (name === 'libc6' ? [] : [name]));
  await must('apt-get', [...own, 'download', ...packages, ...new Set(libraries)], archives);
  const tree = join(folder, 'tree');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) await must('dpkg', ['-x', file, tree], archives);
  for (const path of [lists, archives]) rmSync(path, { recursive: true });
}
