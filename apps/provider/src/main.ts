import { join } from 'node:path';
import { stopWithParent } from '@vitrina/services/process/stop-with-parent.ts';
import { watchUncaughtErrors } from '@vitrina/services/process/uncaught-errors.ts';
import { countDisk } from '@vitrina/services/telemetry/disk.ts';
import { openTelemetry } from '@vitrina/services/telemetry/open.ts';
import { pino } from 'pino';
import { refreshCounts } from './catalogue/counts/refresh.ts';
import { mediaFolder } from './catalogue/media/folder.ts';
import { setMedia } from './catalogue/media/media.ts';
import { catalogueSearch } from './catalogue/search/search.ts';
import { refreshSitemapParts } from './catalogue/site/sitemap.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { seedDemonstration } from './demonstration.ts';
import { listen } from './listen.ts';
import { LockedError } from './platform/database/lock.ts';
import { openDatabase } from './platform/database/open.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { registry } from './platform/metrics.ts';
import { buildServer } from './server.ts';
import { reportStep } from './steps.ts';

/**
 * The reference provider, alone (`npm run provider`) or forked by the shop. It listens on the loopback unless it is told
 * otherwise, and tells its parent `{ ready, port }` when it does.
 */
async function start(configuration: Configuration): Promise<void> {
  const logger = pino(loggerOptions(configuration.LOG_LEVEL));
  const early = endEarly((why) => logger.info({ why }, 'provider stops before it is ready'));
  const telemetry = await openTelemetry('vitrina-provider');
  reportStep('database');
  const connection = await openDatabase({
    databaseUrl: configuration.DATABASE_URL,
    replicaUrl: configuration.DATABASE_READ_URL,
    dataDir: configuration.DATA_DIR,
  });
  const demonstration = await seedDemonstration(connection, configuration, (line) => reportStep('goods', line));
  setMedia(mediaFolder(join(configuration.DATA_DIR, 'media')) ?? demonstration?.media);
  // A database that an earlier version has left knows no counts yet, and a tree without them is empty.
  await refreshCounts(connection.db);
  await refreshSitemapParts(connection.db);
  reportStep('search');
  // Nor an index that this version can read.
  await catalogueSearch.index.rebuildOutdated(connection.db);
  await catalogueSearch.index.load(connection.db);
  if (configuration.DEMO) {
    await demonstration?.addShopper(connection.db);
    await demonstration?.addStaff(connection.db);
  } else {
    await demonstration?.closeShopper(connection.db);
    await demonstration?.closeStaff(connection.db);
  }
  const app = await buildServer({
    connection,
    logger,
    demo: configuration.DEMO,
    key: configuration.PROVIDER_KEY,
    previousKey: configuration.PROVIDER_KEY_PREVIOUS,
  });

  if (configuration.DEMO) logger.warn('demonstration: the sandbox bank takes payments, and no money moves');
  else logger.info('no bank: ways to pay in advance are not offered');

  countDisk(registry, configuration.DATA_DIR);
  await telemetry.exportMetrics([registry]);

  early.stop();
  let isEnding = false;
  const end = (why: string, exitCode = 0): void => {
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
        () => process.exit(exitCode),
        () => process.exit(1),
      );
  };
  watchUncaughtErrors({ log: logger, stop: (exitCode) => end('an error nobody has caught', exitCode) });
  // A shop that has forked it has come to its end before.
  process.once('SIGTERM', () => {
    app.isDraining = true;
    setTimeout(() => end('SIGTERM'), process.connected ? 0 : drainPause);
  });
  process.once('SIGINT', () => end('SIGINT'));
  process.once('disconnect', () => end('parent is gone'));

  const { address: host, port } = await listen(app, configuration);
  logger.info({ pid: process.pid, host, port, database: connection.engine }, 'provider is ready');
  // A parent that has gone is told nothing: its going was heard, or is about to be.
  if (process.connected) process.send?.({ ready: true, port }, undefined, undefined, () => undefined);
}

/** Milliseconds between "not ready" and the end of listening, in which a balancer looks. */
const drainPause = 2_000;

const endings = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/**
 * Ends at once while tables and goods are still being written: what has begun is undone by the database, and the next start writes
 * it. Without it a provider whose parent is gone would go on for a while and keep the folder from the next one.
 */
function endEarly(log: (why: string) => void): { stop(): void } {
  const stops = endings.map((event) => {
    const end = () => {
      log(event === 'disconnect' ? 'parent is gone' : event);
      process.exit(0);
    };
    process.once(event, end);
    return () => void process.removeListener(event, end);
  });
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** What an operator can mend is one line; anything else is a fault of ours and keeps its stack. */
function describeError(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof LockedError) return error.message;
  if (error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND'))
    return 'PostgreSQL does not answer at DATABASE_URL.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

stopWithParent();
try {
  await start(readConfiguration(process.env));
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
