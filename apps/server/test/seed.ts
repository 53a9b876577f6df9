import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrina/provider/src/testing/postgres.ts';
import type { TestProject } from 'vitest/node';
import { run } from './process.ts';
import { until } from './until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server, and the name of a database on it that holds the demo catalogue and that nobody uses. */
    postgres: { server: string; template: string };
    /** A `DATA_DIR` whose embedded database holds it. */
    filledFolder: string;
  }
}

/** Milliseconds after which nobody waits for it any longer: far more than it takes on a machine that does other things too. */
const patience = 600_000;

/** Fills an empty database with the demo catalogue by the very process that does it in life, and ends it. */
async function fill(env: Record<string, string>): Promise<void> {
  const provider = run('provider/src/main.ts', { PROVIDER_PORT: '0', DEMO: '1', ...env });
  const gone = provider.ended.then(() => {
    throw new Error(`The demo catalogue was not written:\n${provider.lines.join('\n')}`);
  });
  const filled = until(() => provider.lines.some((line) => line.includes('provider is ready')), 'the demo catalogue', patience);
  try {
    await Promise.race([filled, gone]);
  } finally {
    await provider.stop();
  }
}

const built = new URL('../../web/build/server/index.js', import.meta.url);

/** Fills both kinds of database once for all files: writing the demo catalogue takes longer than most tests. */
export default async function seed(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(built)) throw new Error('The screens are not built: npx nx run-many -t build');
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-filled-'));
  const postgres = await startPostgres();
  const clear = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // A database can be copied while nobody is connected to it, so there is another one to give the orders from.
    const [server, template] = [await postgres.create(), await postgres.create()];
    await Promise.all([fill({ DATA_DIR: folder }), fill({ DATA_DIR: folder, DATABASE_URL: template })]);
    project.provide('postgres', { server, template: new URL(template).pathname.slice(1) });
    project.provide('filledFolder', folder);
    return clear;
  } catch (error) {
    await clear();
    throw error;
  }
}
