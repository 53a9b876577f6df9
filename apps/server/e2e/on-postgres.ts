import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@vitrina/provider/src/platform/database/testing/postgres.ts';

/** The shop with a PostgreSQL of its own, which ends after it: the signal for all reaches the shop alone. */
const postgres = await startPostgres({ detached: true });
// On a database nobody is shown a demonstration unasked.
const env = { ...process.env, DATABASE_URL: await postgres.create(), DEMO: '1' };
const shop = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const [code] = await once(shop, 'exit');
await postgres.stop();
process.exitCode = code ?? 1;
