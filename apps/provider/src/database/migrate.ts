import { readdir, readFile } from 'node:fs/promises';
import type { Connection } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Runs the migrations that have not run yet, in the order of their names, each in a transaction. Gives their names. */
export async function migrate(connection: Connection): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return connection.exclusively(async (script, names) => {
    await script('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const applied = new Set(await names('select name from migrations'));
    const pending = files.filter((name) => !applied.has(name));
    for (const name of pending) {
      const text = await readFile(new URL(name, folder), 'utf8');
      try {
        await script(`begin;\n${text}\n;insert into migrations (name) values ('${name}');\ncommit;`);
      } catch (error) {
        await script('rollback').catch(() => undefined);
        throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
    return pending;
  });
}
