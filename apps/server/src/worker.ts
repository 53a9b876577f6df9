import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { listenOrExit } from '@vitrina/gateway/src/listen.ts';
import { createReadiness } from '@vitrina/gateway/src/readiness.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { watchUncaughtErrors } from '@vitrina/services/process/uncaught-errors.ts';
import { isToWorker, type ToPrimary } from './messages.ts';
import { openShop } from './open-shop.ts';
import { prepare } from './prepare.ts';
import { replacementVariable } from './workers.ts';

/** Name of the variable by which the primary tells its workers where the provider is. */
export const originVariable = 'VITRINA_PROVIDER_ORIGIN';

/** Milliseconds to wait for the other workers' figures. */
const metricsDeadline = 2_000;
/** Milliseconds that a replacement prepares itself before it answers, while the others do. */
const preparation = 5_000;

interface WorkerOptions {
  screens?: NonNullable<Parameters<typeof openShop>[0]['screens']>;
  /** Resolves when the port is free. */
  mayListen?: Promise<void>;
}

const sendToPrimary = (message: ToPrimary) => void process.send?.(message);

/** One of several processes of the shop; the primary keeps the provider and starts this one again when it dies. */
export async function runWorker(configuration: Configuration, { screens, mayListen }: WorkerOptions = {}): Promise<void> {
  const readiness = createReadiness();
  // They have one address: asked twice, it may not say two things.
  if (cluster.isWorker) readiness.wait('workers');
  const providerReady = Promise.withResolvers<void>();
  const metricRequests = new Map<number, (text: string) => void>();
  let lastRequestId = 0;

  const shop = await openShop({
    configuration,
    providerOrigin: process.env[originVariable] ?? '',
    readiness,
    allMetrics: (own) =>
      new Promise((resolve) => {
        const id = ++lastRequestId;
        const late = setTimeout(() => void own().then(answer), metricsDeadline);
        const answer = (text: string) => {
          clearTimeout(late);
          metricRequests.delete(id);
          resolve(text);
        };
        metricRequests.set(id, answer);
        sendToPrimary({ kind: 'all-metrics-wanted', id });
      }),
    onTagDropped: (tag) => sendToPrimary({ kind: 'tag-dropped', tag }),
    ...(screens && { screens }),
  });

  process.on('message', (message: unknown) => {
    if (!isToWorker(message)) return;
    if (message.kind === 'provider-ready') providerReady.resolve();
    else if (message.kind === 'all-ready') readiness.markReady('workers');
    else if (message.kind === 'troubles') readiness.setIssues(message.issues);
    else if (message.kind === 'drop-tag') void shop.gateway.dropTag(message.tag);
    else if (message.kind === 'all-metrics') metricRequests.get(message.id)?.(message.text);
    else if (message.kind === 'metrics-wanted')
      void shop.gateway.metrics().then((text) => sendToPrimary({ kind: 'metrics', id: message.id, text }));
  });
  const stop = stopOnSignals({ drain: () => readiness.drain(), close: () => shop.close(), log: shop.app.log, ignoresInterrupt: true });
  watchUncaughtErrors({ log: shop.app.log, stop: (exitCode) => void stop(exitCode) });
  // Without its primary a worker has no provider and nobody to restart it.
  process.once('disconnect', () => void stop(0));

  const prepared = prepare({ app: shop.app, readiness, provider: providerReady.promise, warmsUp: configuration.WARM_UP });
  sendToPrimary({ kind: 'started' });
  if (process.env[replacementVariable] !== undefined) await Promise.race([prepared, pause(preparation)]);
  await mayListen;
  await listenOrExit(shop.app, configuration);
  sendToPrimary({ kind: 'listening' });
  await prepared;
  sendToPrimary({ kind: 'ready' });
}
