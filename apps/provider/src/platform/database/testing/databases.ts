import { openAsBlob } from 'node:fs';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { type SQL, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Connection, column, type Database, rows } from '../database.ts';
import { type Embedded, embedded, openInMemory } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { startPostgres } from './postgres.ts';
import { snapshotOf } from './snapshot.ts';

export interface TestDatabase {
  connection: Connection;
  stop(): Promise<void>;
}

/** Loaded and used by nobody now: loading one takes longer than most tests, so that the files of a worker lend it to each other. */
const idle: Embedded['client'][] = [];

/** A migrated PGlite for a file that does with it what it would not do to one that others use as well. */
export const openMigrated = async (): Promise<Embedded> => openInMemory(await openAsBlob(inject('migratedFile')));

async function openPglite(): Promise<TestDatabase> {
  const client = idle.pop() ?? (await openMigrated()).client;
  const connection = embedded(client);
  const before = await shape(connection.db);
  return {
    connection,
    async stop() {
      await connection.script('drop schema if exists snapshot cascade');
      await connection.script('discard all');
      if ((await shape(connection.db)) !== before) return connection.close();
      await snapshotOf(connection.db, 'migrated')();
      idle.push(client);
    },
  };
}

/** Changes when a column, an index, a trigger, a rule or the statistics do: who changes these keeps the database for himself. */
async function shape(db: Database): Promise<string | undefined> {
  const catalogues = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'statistic', 'trigger'];
  const each = catalogues.map(
    (name): SQL => sql`select count(*) as n, max(xmin::text::bigint) as latest from ${sql.identifier(`pg_${name}`)}`,
  );
  const [found] = await rows(
    db,
    { shape: column.text },
    sql`select string_agg(n || ':' || latest, ' ') as shape from (${sql.join(each, sql` union all `)}) each`,
  );
  return found?.shape;
}

async function openOnPostgres(): Promise<TestDatabase> {
  const server = await startPostgres();
  const connection = openPostgres(await server.create(inject('migratedDatabase')));
  return {
    connection,
    async stop() {
      await connection.close();
      await server.stop();
    },
  };
}

/** Both databases that the provider runs on, migrated. */
export const engines: Readonly<Record<'PGlite' | 'PostgreSQL', () => Promise<TestDatabase>>> = {
  PGlite: openPglite,
  PostgreSQL: openOnPostgres,
};

type Engine = readonly [name: string, open: () => Promise<TestDatabase>];

/** For what races, locks, waits, or is written differently for each: one connection proves nothing of that. */
export const bothEngines: readonly Engine[] = Object.entries(engines);

/** For everything else: the one that needs no server; in the long run both. */
export const anyEngine: readonly Engine[] = isLongRun ? bothEngines : [['PGlite', engines.PGlite]];
