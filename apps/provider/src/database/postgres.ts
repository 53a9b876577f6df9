import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Database } from './database.ts';
import { traceQueries } from './trace-queries.ts';

/** Any number: it names the advisory lock under which migrations and seeding run. */
const lockNumber = 7_401_001;

/** PostgreSQL by its address, over a pool. */
export function openPostgres(url: string, connections = 20): Connection {
  const pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'vitrina-provider' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  traceQueries(pool);
  pool.on('connect', traceQueries);
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  return {
    db,
    engine: 'postgres',
    script: async (text) => {
      await pool.query(text);
    },
    exclusively: async (work) => {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [lockNumber]);
        return await work(
          async (text) => {
            await holder.query(text);
          },
          async (text) => (await holder.query<{ name: string }>(text)).rows.map(({ name }) => name),
        );
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
        holder.release();
      }
    },
    close: () => pool.end(),
  };
}
