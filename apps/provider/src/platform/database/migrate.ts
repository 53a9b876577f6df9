import { readdir, readFile } from 'node:fs/promises';
import type { Connection } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The first line of a migration that no transaction is to hold together. */
const byItself = '-- concurrently:';

type Script = (text: string) => Promise<void>;
type Names = (text: string) => Promise<string[]>;

/**
 * Runs the migrations that have not run yet, in the order of their names, and gives these. Each is a transaction; but one that begins
 * with `-- concurrently:` builds indexes on PostgreSQL while others write, each statement by itself. It may be ended in between, so its
 * statements say `if not exists`, and what an earlier run has left half-built is built anew. With `before` it leaves the database as it
 * stood before the migration of that name.
 */
export async function migrate(connection: Connection, before?: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && (before === undefined || name < before)).sort();
  return connection.exclusively(async (script, names) => {
    await script('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const appliedNames = new Set(await names('select name from migrations'));
    const pending = files.filter((name) => !appliedNames.has(name));
    for (const name of pending) {
      const text = await readFile(new URL(name, folder), 'utf8');
      try {
        if (!text.startsWith(byItself)) await inTransaction(script, name, text);
        // One process has the embedded database: nobody writes meanwhile.
        else if (connection.engine === 'pglite') await inTransaction(script, name, text.replaceAll(' concurrently', ''));
        else await concurrently(script, names, name, text);
      } catch (error) {
        await script('rollback').catch(() => undefined);
        throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    return pending;
  });
}

const insertMigration = (name: string): string => `insert into migrations (name) values ('${name}')`;

const inTransaction = (script: Script, name: string, text: string): Promise<void> =>
  script(`begin;\n${text}\n;${insertMigration(name)};\ncommit;`);

async function concurrently(script: Script, names: Names, name: string, text: string): Promise<void> {
  const halfBuilt = new Set(await names('select indexrelid::regclass::text as name from pg_index where not indisvalid'));
  for (const statement of text.split(/;\s*$/m)) {
    if (statement.replaceAll(/^\s*--.*$/gm, '').trim() === '') continue;
    const index = /create (?:unique )?index concurrently if not exists (\w+)/.exec(statement)?.[1];
    if (index !== undefined && halfBuilt.has(index)) await script(`drop index concurrently ${index}`);
    await script(statement);
  }
  await script(insertMigration(name));
}
