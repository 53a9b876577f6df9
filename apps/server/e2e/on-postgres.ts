import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@vitrina/provider/src/platform/database/testing/postgres.ts';

/** The shop of the journeys with the demonstration in a PostgreSQL of its own, which ends after it. */
const postgres = await startPostgres();
const shop = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: await postgres.create(), DEMO: '1' },
});
// It is told to the shop as well, and is over when that is.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
await once(shop, 'exit');
await postgres.stop();
