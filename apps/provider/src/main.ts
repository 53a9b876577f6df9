import { openTelemetry } from '@vitrina/services/telemetry/open.ts';
import { pino } from 'pino';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { LockedError } from './database/lock.ts';
import { openDatabase } from './database/open.ts';
import { seedWhenEmpty } from './demo/seed.ts';
import { addDemoShopper } from './demo/shopper.ts';
import { listen } from './listen.ts';
import { loggerOptions } from './logging.ts';
import { buildServer } from './server.ts';

/**
 * The reference provider, alone (`npm run provider`) or forked by the shop. It listens on the loopback unless it is told
 * otherwise, and tells its parent `{ ready, port }` when it does.
 */
async function start(configuration: Configuration): Promise<void> {
  const logger = pino(loggerOptions(configuration.LOG_LEVEL));
  const telemetry = await openTelemetry('vitrina-provider');
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR });
  await seedWhenEmpty(connection, (line) => console.log(line));
  if (configuration.DEMO) await addDemoShopper(connection.db);
  const app = await buildServer({ connection, logger, demo: configuration.DEMO });

  let isEnding = false;
  const end = (why: string): void => {
    if (isEnding) return;
    isEnding = true;
    logger.info({ why }, 'provider stops');
    // Requests under way are answered first; what does not end by itself is not waited for.
    setTimeout(() => process.exit(1), 10_000).unref();
    app
      .close()
      .then(() => connection.close())
      .then(() => telemetry.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', () => end('SIGTERM'));
  process.once('SIGINT', () => end('SIGINT'));
  process.once('disconnect', () => end('parent is gone'));

  const { address: host, port } = await listen(app, configuration);
  logger.info({ pid: process.pid, host, port, database: connection.engine }, 'provider is ready');
  process.send?.({ ready: true, port });
}

/** What an operator can mend is one line; anything else is a fault of ours and keeps its stack. */
function said(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof LockedError) return error.message;
  if (error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND'))
    return 'PostgreSQL does not answer at DATABASE_URL.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  console.error(said(error));
  process.exit(1);
}
