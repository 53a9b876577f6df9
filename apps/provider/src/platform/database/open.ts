import type { Connection } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Timeouts } from './timeouts.ts';

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** A replica of it, for reads that may be a second old. */
  replicaUrl?: string | undefined;
  /** Folder of the embedded database. */
  dataDir: string;
  /** For commands that go through the whole catalogue. */
  timeouts?: Timeouts;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, replicaUrl, dataDir, timeouts }: DatabaseOptions): Promise<Connection> {
  const connection = databaseUrl ? openPostgres(databaseUrl, undefined, timeouts, replicaUrl) : await openEmbeddedDatabase(dataDir);
  try {
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}
