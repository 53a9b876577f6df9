import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@vitrina/provider/src/platform/database/postgres.ts';
import { startPostgres } from '@vitrina/provider/src/platform/database/testing/postgres.ts';
import type { TestProject } from 'vitest/node';
import { isAlive, run } from './process.ts';
import { until } from './until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server, and the name of a database on it that holds the demo catalogue and that nobody uses. */
    postgres: { server: string; template: string };
    /** Holds an empty file for every process that outlives the file that has started it, named by its id, and what such a process keeps. */
    released: string;
  }
}

/** Milliseconds after which nobody waits for it any longer: far more than it takes on a machine that does other things too. */
export const seedTimeout = 600_000;

/** Fills an empty database with the demo catalogue by the very process that does it in life, and ends it. */
export async function seedDatabase(env: Record<string, string>): Promise<void> {
  const provider = run('provider/src/main.ts', { PROVIDER_PORT: '0', DEMO: '1', ...env });
  const providerEnd = provider.ended.then(() => {
    throw new Error(`The demo catalogue was not written:\n${provider.lines.join('\n')}`);
  });
  const seeded = until(() => provider.lines.some((line) => line.includes('provider is ready')), 'the demo catalogue', seedTimeout);
  try {
    await Promise.race([seeded, providerEnd]);
  } finally {
    await provider.stop();
  }
}

const builtScreens = new URL('../../web/build/server/index.js', import.meta.url);

/** Fills a database once for all files: writing the demo catalogue takes longer than most tests. */
export default async function seed(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(builtScreens)) throw new Error('The screens are not built: npx nx run-many -t build');
  const [folder, released] = [await mkdtemp(join(tmpdir(), 'vitrina-filled-')), await mkdtemp(join(tmpdir(), 'vitrina-released-'))];
  const postgres = await startPostgres();
  let dropCopies = async () => {};
  const clear = async () => {
    await endReleasedProcesses(released);
    await dropCopies();
    await postgres.stop();
    for (const each of [folder, released]) await rm(each, { recursive: true, force: true });
  };
  try {
    // A database can be copied while nobody is connected to it, so there is another one to give the orders from.
    const [server, template] = [await postgres.create(), await postgres.create()];
    await seedDatabase({ DATA_DIR: folder, DATABASE_URL: template });
    const name = new URL(template).pathname.slice(1);
    dropCopies = () => dropDatabases(server, `${name}\\_%`);
    project.provide('postgres', { server, template: name });
    project.provide('released', released);
    return clear;
  } catch (error) {
    await clear();
    throw error;
  }
}

async function endReleasedProcesses(folder: string): Promise<void> {
  const pids = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  await until(() => !pids.some(isAlive), 'the shared processes to end', seedTimeout);
}

/** Those whose names are like this. */
async function dropDatabases(server: string, names: string): Promise<void> {
  const admin = openPostgres(server, 1);
  const { rows } = await admin.db.execute<{ name: string }>(`select datname as name from pg_database where datname like '${names}'`);
  for (const { name } of rows) await admin.script(`drop database if exists ${name} with (force)`);
  await admin.close();
}
