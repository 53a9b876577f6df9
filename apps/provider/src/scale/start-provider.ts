import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Running, run } from '../relevance/revision.ts';

const home = fileURLToPath(new URL('../../../../', import.meta.url));

/** A provider over a database of the server that holds so many products; the database is made once and stays for the next time. */
export async function startProvider(server: string, products: number): Promise<Running> {
  const databaseUrl = await database(server, `vitrina_scale_${products}`);
  const seeding = fork(new URL('../commands/seed.ts', import.meta.url), ['--products', String(products)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`Seeding ${products} products failed`);
  return run(home, '', databaseUrl);
}

async function database(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  } finally {
    await client.end();
  }
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
