import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Connection } from '../database/database.ts';
import { openInMemory } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { startPostgres } from './postgres.ts';

export interface TestDatabase {
  connection: Connection;
  stop(): Promise<void>;
}

/** Both databases that the provider runs on, migrated; one connection proves nothing about races, so tests ask both. */
export const engines: Readonly<Record<'PGlite' | 'PostgreSQL', () => Promise<TestDatabase>>> = {
  PGlite: async () => {
    const connection = await openInMemory(await openAsBlob(inject('migratedFile')));
    return { connection, stop: () => connection.close() };
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    const connection = openPostgres(await server.create(inject('migratedDatabase')));
    return {
      connection,
      async stop() {
        await connection.close();
        await server.stop();
      },
    };
  },
};
