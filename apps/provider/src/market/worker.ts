import { pino } from 'pino';
import { addressOf, originOf } from '../listen.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { buildServer } from '../server.ts';
import { noTimeouts } from './no-timeouts.ts';

/** A provider of its own process on the database of `DATABASE_URL`; tells its parent where it listens. */
const connection = openPostgres(process.env.DATABASE_URL ?? '', 20, noTimeouts);
const app = await buildServer({ connection, logger: pino({ level: 'error' }), sandbox: true });
await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.(originOf(addressOf(app)));
