import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, Database } from './database.ts';
import { lock } from './lock.ts';
import { traceQueries } from './trace-queries.ts';

const extensions = { pg_trgm, unaccent };

export type Embedded = Connection & { readonly client: PGlite };

/** Wraps a PGlite that is already there; `release` is called after it is closed. */
export function embedded(client: PGlite, release: () => void = () => undefined): Embedded {
  traceQueries(client);
  const db: Database = drizzle({ client, casing: 'snake_case' });
  const script = async (text: string): Promise<void> => {
    await client.exec(text);
  };
  const names = async (text: string): Promise<string[]> => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  return {
    db,
    client,
    engine: 'pglite',
    script,
    // One process holds the folder, and it migrates before it does anything else.
    exclusively: (work) => work(script, names),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** The embedded database of a folder. The folder is locked: PGlite itself would let two processes spoil it. */
export async function openEmbedded(folder: string): Promise<Embedded> {
  await mkdir(folder, { recursive: true });
  const release = lock(join(folder, 'lock'));
  try {
    return embedded(await PGlite.create({ dataDir: join(folder, 'database'), extensions, relaxedDurability: false }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded database that lives in memory only, for tests. */
export async function openInMemory(): Promise<Embedded> {
  return embedded(await PGlite.create({ extensions }));
}
