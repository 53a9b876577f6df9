import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binary, MissingProgram } from './binaries.ts';
import { must, privateCopy, wrap } from './cache.ts';
import { hasDebian, unpackDebian } from './debian.ts';

/** The Redis that tests start and end by themselves: `REDIS_SERVER_PATH`, this machine's own, or a private copy. */
export async function findRedis(): Promise<NodeJS.ProcessEnv> {
  return { REDIS_SERVER_PATH: process.env.REDIS_SERVER_PATH ?? binary('redis-server') ?? (await copied()) };
}

async function copied(): Promise<string> {
  const missing = 'Redis is missing. Debian, Ubuntu: apt-get install redis-server; macOS: brew install redis; or set REDIS_SERVER_PATH.';
  if (!hasDebian()) throw new MissingProgram(missing);
  try {
    return join(await privateCopy(`redis-debian-${process.arch}`, unpack), 'redis-server');
  } catch (error) {
    throw new MissingProgram(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
  }
}

/** Debian's packages in a folder of their own, with their libraries. */
async function unpack(folder: string): Promise<void> {
  const packages = ['redis-server', 'redis-tools'];
  await unpackDebian(folder, packages, packages);
  const multiarch = readdirSync(join(folder, 'tree/usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const paths = ['usr/lib', 'lib'].flatMap((below) => [`tree/${below}/${multiarch}`, `tree/${below}`]);
  const program = wrap(join(folder, 'redis-server'), 'tree/usr/bin/redis-server', { LD_LIBRARY_PATH: paths.join(':') });
  await must(program, ['--version'], folder);
}
