import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, MissingProgram } from './binaries.ts';
import { must, privateCopy, wrap } from './cache.ts';

/** The Redis that tests start and end by themselves: `REDIS_SERVER_PATH`, this machine's own, or a private copy. */
export async function findRedis(): Promise<NodeJS.ProcessEnv> {
  return { REDIS_SERVER_PATH: process.env.REDIS_SERVER_PATH ?? binary('redis-server') ?? (await copied()) };
}

async function copied(): Promise<string> {
  const missing = 'Redis is missing. Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis; or set REDIS_SERVER_PATH.';
  if (binary('apt-get') === undefined || binary('dpkg') === undefined) throw new MissingProgram(missing);
  try {
    return join(await privateCopy(`redis-debian-${process.arch}`, unpack), 'redis-server');
  } catch (error) {
    throw new MissingProgram(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
  }
}

/** Debian's packages, downloaded with lists of this folder's own and unpacked into it: the system is only read, root is not needed. */
async function unpack(folder: string): Promise<void> {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const path of [join(lists, 'partial'), join(archives, 'partial')]) mkdirSync(path, { recursive: true });
  const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${folder}`, 'Debug::NoLocking=true', 'Acquire::Languages=none'];
  // As root, apt would download as a user who may not enter this folder.
  const own = [...settings, ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : [])].flatMap((setting) => ['-o', setting]);

  await must('apt-get', [...own, 'update'], archives);
  const needs = await must('apt-cache', [...own, 'depends', 'redis-server', 'redis-tools'], archives);
  // Everything but the system's C library, which belongs to the loader that is there already.
  const libraries = [...needs.matchAll(/^\s*\|?Depends: (lib\S+|lua-\S+)$/gm)].flatMap(([, name = '']) => (name === 'libc6' ? [] : [name]));
  await must('apt-get', [...own, 'download', 'redis-server', 'redis-tools', ...new Set(libraries)], archives);
  const tree = join(folder, 'tree');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) await must('dpkg', ['-x', file, tree], archives);

  const multiarch = readdirSync(join(tree, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const paths = ['usr/lib', 'lib'].flatMap((below) => [`tree/${below}/${multiarch}`, `tree/${below}`]);
  const program = wrap(join(folder, 'redis-server'), 'tree/usr/bin/redis-server', { LD_LIBRARY_PATH: paths.join(':') });
  await must(program, ['--version'], folder);
  for (const path of [lists, archives]) rmSync(path, { recursive: true });
}
