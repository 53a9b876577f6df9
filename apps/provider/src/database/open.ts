import type { Connection } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database. */
  dataDir: string;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Connection> {
  const connection = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}
