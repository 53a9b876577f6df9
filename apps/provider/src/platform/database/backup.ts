import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type Engine = 'postgres' | 'pglite';

/** Where a database is: PostgreSQL by its address, or the embedded one in its folder. */
export interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** A line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const engineOf = ({ databaseUrl }: Place): Engine => (databaseUrl === undefined ? 'pglite' : 'postgres');

/** The copy's file in the folder of a backup. */
const fileOf = (folder: string, engine: Engine): string => join(folder, engine === 'postgres' ? 'database.dump' : 'database.tar.gz');

/** Copies the database as it stands at one moment: PostgreSQL by its own tool while it works, the embedded one while nothing else has it open. */
export async function dump(place: Place, folder: string): Promise<void> {
  const file = fileOf(folder, engineOf(place));
  if (place.databaseUrl !== undefined)
    return tool('pg_dump', place.databaseUrl, ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`]);
  const database = await openEmbeddedDatabase(place.dataDir);
  try {
    const files = await database.client.dumpDataDir('gzip');
    await writeFile(file, Buffer.from(await files.arrayBuffer()), { mode: 0o600 });
  } finally {
    await database.close();
  }
}

/** Brings a copy into a place where no database is yet; nothing is ever overwritten. */
export async function load(place: Place, folder: string): Promise<void> {
  const file = fileOf(folder, engineOf(place));
  if (place.databaseUrl !== undefined) {
    await mustBeEmpty(place.databaseUrl);
    return tool('pg_restore', place.databaseUrl, ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', '--dbname=', file]);
  }
  const database = await openEmbeddedDatabase(place.dataDir, new Blob([await readFile(file)]));
  await database.close();
}

async function mustBeEmpty(url: string): Promise<void> {
  const connection = openPostgres(url, 1);
  try {
    await connection.exclusively(async (_script, names) => {
      const tables = await names(`select tablename as name from pg_tables where schemaname = 'public'`);
      if (tables.length > 0) throw new BackupError('The database of DATABASE_URL has tables already; restore into an empty one.');
    });
  } finally {
    await connection.close();
  }
}

/** Runs a program of PostgreSQL. The address goes by the environment, since everybody on the machine may read a command line. */
function tool(name: string, url: string, args: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
  const own = join(process.env.POSTGRES_BIN ?? '', name);
  const path = existsSync(own) ? own : name;
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let errorText = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorText += text;
    });
    child.once('error', () =>
      reject(new BackupError(`${name} is missing. Debian, Ubuntu: apt-get install postgresql-client, as new as the server or newer.`)),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${name} failed: ${errorText.trim().split('\n').at(-1)}`)),
    );
  });
}
