import type { Connection } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openInMemory } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { startPostgres } from './postgres.ts';

export interface TestDatabase {
  connection: Connection;
  stop(): Promise<void>;
}

async function migrated(connection: Connection, stop: () => Promise<void>): Promise<TestDatabase> {
  await migrate(connection);
  return {
    connection,
    async stop() {
      await connection.close();
      await stop();
    },
  };
}

/** Both databases that the provider runs on; one connection proves nothing about races, so tests ask both. */
export const engines: Readonly<Record<'PGlite' | 'PostgreSQL', () => Promise<TestDatabase>>> = {
  PGlite: async () => migrated(await openInMemory(), async () => undefined),
  PostgreSQL: async () => {
    const server = await startPostgres();
    return migrated(openPostgres(await server.create()), () => server.stop());
  },
};
