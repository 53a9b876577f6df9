import { openAsBlob } from 'node:fs';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { inject } from 'vitest';
import { type Connection, column, type Database, rows } from '../database.ts';
import { type EmbeddedDatabase, openInMemory, wrapEmbedded } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { type SQL, sql } from '../sql.ts';
import type { Timeouts } from '../timeouts.ts';
import { startPostgres } from './postgres.ts';
import { snapshotOf } from './snapshot.ts';

export interface TestDatabase {
  connection: Connection;
  stop(): Promise<void>;
}

/** Made and used by nobody now: making one takes longer than most tests, so that the files of a worker lend them to each other. */
const idle: { inMemory: EmbeddedDatabase['client'][]; onServer: { url: string; drop(): Promise<void> }[] } = { inMemory: [], onServer: [] };

/** A migrated PGlite for a file that does with it what it would not do to one that others use as well. */
export const openMigratedDatabase = async (): Promise<EmbeddedDatabase> => openInMemory(await openAsBlob(inject('migratedFile')));

async function openPglite(): Promise<TestDatabase> {
  const client = idle.inMemory.pop() ?? (await openMigratedDatabase()).client;
  const connection = wrapEmbedded(client);
  const before = await shape(connection.db);
  return {
    connection,
    async stop() {
      if (!(await isRestored(connection, before))) return connection.close();
      await connection.script('discard all');
      idle.inMemory.push(client);
    },
  };
}

/** Milliseconds: how long a statement or its turn takes on a busy machine says nothing. */
const patient: Timeouts = { statement: 120_000, connection: 120_000, idleInTransaction: 120_000 };

async function openOnPostgres(): Promise<TestDatabase> {
  const lent = idle.onServer.pop() ?? (await createOnServer());
  const connection = openPostgres(lent.url, 20, patient);
  const before = await shape(connection.db);
  return {
    connection,
    async stop() {
      await connection.close();
      const last = openPostgres(lent.url, 1, patient);
      // Whoever was killed while he held something holds it no longer.
      await last.script(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const isAsBefore = await isRestored(last, before);
      await last.close();
      if (isAsBefore) idle.onServer.push(lent);
      else await lent.drop();
    },
  };
}

async function createOnServer() {
  const server = await startPostgres();
  return { url: await server.create(inject('migratedDatabase')), drop: () => server.stop() };
}

/** Brings the rows back that were there after the migrations; false where a file has changed more than rows. */
async function isRestored(connection: Connection, before: string | undefined): Promise<boolean> {
  await connection.script('drop schema if exists snapshot cascade');
  if ((await shape(connection.db)) !== before) return false;
  await snapshotOf(connection.db, 'migrated')();
  return true;
}

/** Changes when a column, an index, a trigger, a rule or the statistics do: who changes these keeps the database for himself. */
async function shape(db: Database): Promise<string | undefined> {
  const catalogues = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'statistic', 'trigger'];
  const counts = catalogues.map(
    (name): SQL => sql`select count(*) as n, max(xmin::text::bigint) as latest from ${sql.identifier(`pg_${name}`)}`,
  );
  const [row] = await rows(
    db,
    { shape: column.text },
    sql`select string_agg(n || ':' || latest, ' ') as shape from (${sql.join(counts, sql` union all `)}) each`,
  );
  return row?.shape;
}

/** Both databases that the provider runs on, migrated. */
export const engines: Readonly<Record<'PGlite' | 'PostgreSQL', () => Promise<TestDatabase>>> = {
  PGlite: openPglite,
  PostgreSQL: openOnPostgres,
};

type Engine = readonly [name: string, open: () => Promise<TestDatabase>];

/** For what is written differently for each, and for one file of each kind of write: PGlite has one connection. */
export const bothEngines: readonly Engine[] = Object.entries(engines);

/** For everything else: the one of production, which is also the faster one; in the long run both. */
export const anyEngine: readonly Engine[] = isLongRun ? bothEngines : [['PostgreSQL', engines.PostgreSQL]];
