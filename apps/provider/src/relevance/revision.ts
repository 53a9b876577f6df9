import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The repository that this file belongs to. */
const home = fileURLToPath(new URL('../../../../', import.meta.url));

const ready = z.object({ ready: z.literal(true), port: z.number() });

/** A provider that answers over REST. */
export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** The sources of a revision, or of the working copy where none is named. */
export async function checkOut(revision: string | undefined): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (revision === undefined) return { folder: home, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-revision-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, revision], { cwd: home, stdio: 'ignore' });
  await linkPackages(folder);
  return {
    folder,
    remove: async () => {
      execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: home, stdio: 'ignore' });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Packages are those of the working copy; the workspaces are the revision's own. */
async function linkPackages(folder: string): Promise<void> {
  const own = '@vitrina';
  await mkdir(join(folder, 'node_modules', own), { recursive: true });
  for (const name of await readdir(join(home, 'node_modules'))) {
    if (name !== own) await symlink(join(home, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const [name, room] of [
    ['services', 'services'],
    ['provider', 'apps/provider'],
    ['gateway', 'apps/gateway'],
    ['graphql', 'graphql'],
    ['schema', 'schema'],
  ] as const) {
    await symlink(join(folder, room), join(folder, 'node_modules', own, name));
  }
}

const environment = (dataDir: string, databaseUrl = ''): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PROVIDER_PORT: '0',
  LOG_LEVEL: 'error',
});

/** Brings a catalogue into the embedded database of a folder. */
export async function importCatalogue(folder: string, dataDir: string, catalogue: string): Promise<void> {
  const child = fork(join(folder, 'apps/provider/src/commands/import.ts'), [catalogue], {
    env: environment(dataDir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import of ${catalogue} failed`);
}

/** Starts the provider of a folder over the data of another, or over a PostgreSQL. */
export async function run(folder: string, dataDir: string, databaseUrl?: string): Promise<Running> {
  const child = fork(join(folder, 'apps/provider/src/main.ts'), [], {
    env: environment(dataDir, databaseUrl),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const messageArgs = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The provider did not start'))),
  ]);
  const { port } = ready.parse(messageArgs[0]);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
