import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { openInMemory } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { startPostgres } from './postgres.ts';
import { takeSnapshot } from './snapshot.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a migrated PostgreSQL database that nobody uses, so that it can be copied. */
    migratedDatabase: string;
    /** The files of a migrated PGlite. */
    migratedFile: string;
  }
}

/** Migrates both kinds of database once for all files: making one anew takes longer than most tests. */
export default async function setupMigratedDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-migrated-'));
  const server = await startPostgres();
  // Every file's databases are made on this server.
  process.env.TEST_DATABASE_URL = server.url;

  const onServer = async () => {
    const template = await server.create();
    const postgres = openPostgres(template, 1);
    await migrate(postgres);
    await takeSnapshot(postgres, 'migrated');
    await postgres.close();
    provide('migratedDatabase', new URL(template).pathname.slice(1));
  };
  const inMemory = async () => {
    const pglite = await openInMemory();
    await migrate(pglite);
    await takeSnapshot(pglite, 'migrated');
    const file = join(folder, 'pglite.tar');
    await writeFile(file, (await pglite.client.dumpDataDir('none')).stream());
    await pglite.close();
    provide('migratedFile', file);
  };
  await Promise.all([onServer(), inMemory()]);

  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
