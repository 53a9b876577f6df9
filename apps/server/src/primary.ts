import type { Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { sessionSecret } from '@vitrina/gateway/src/session-secret.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { gatherMetrics } from './gather-metrics.ts';
import { collectHealthIssues } from './health-issues.ts';
import type { ToPrimary } from './messages.ts';
import { openProvider } from './provider.ts';
import { greet } from './welcome.ts';
import { originVariable } from './worker.ts';
import { connectedWorkers, sendToWorker, startWorkers } from './workers.ts';

const write = (level: string) => (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: message })}\n`);
const log = { info: write('info'), warn: write('warn'), error: write('error') };

/** What a worker runs, whatever the primary was started by: nothing is built again. */
const workerEntry = fileURLToPath(new URL('./worker-main.ts', import.meta.url));

/** Keeps the reference provider and n workers; answers nobody itself. */
export async function runPrimary(configuration: Configuration): Promise<void> {
  let isProviderReady = false;
  let isShopReady = false;
  const readyWorkers = new Set<Worker>();
  const up = Promise.withResolvers<void>();
  const issues = collectHealthIssues((all) => {
    for (const worker of connectedWorkers()) sendToWorker(worker, { kind: 'troubles', issues: all });
  });
  const giveUp = (line: string) => {
    process.stderr.write(`${line}\n`);
    void stop(1);
  };

  const provider = await openProvider(configuration, {
    onReady() {
      isProviderReady = true;
      issues.set('provider', undefined);
      for (const worker of connectedWorkers()) sendToWorker(worker, { kind: 'provider-ready' });
    },
    onIssue: (trouble) => issues.set('provider', trouble),
    onAbandoned: giveUp,
  });

  const onWorkerMessage = (worker: Worker, message: ToPrimary) => {
    if (message.kind === 'started') {
      sendToWorker(worker, { kind: 'troubles', issues: issues.all() });
      if (isProviderReady) sendToWorker(worker, { kind: 'provider-ready' });
      if (isShopReady) sendToWorker(worker, { kind: 'all-ready' });
    } else if (message.kind === 'ready') {
      readyWorkers.add(worker);
      if (isShopReady || connectedWorkers().filter((other) => readyWorkers.has(other)).length < configuration.PROCESSES) return;
      isShopReady = true;
      for (const other of connectedWorkers()) sendToWorker(other, { kind: 'all-ready' });
      up.resolve();
    } else if (message.kind === 'tag-dropped') {
      for (const other of connectedWorkers()) if (other !== worker) sendToWorker(other, { kind: 'drop-tag', tag: message.tag });
    } else if (message.kind === 'all-metrics-wanted') {
      void metrics.gather().then((text) => sendToWorker(worker, { kind: 'all-metrics', id: message.id, text }));
    } else if (message.kind === 'metrics') metrics.receive(worker.id, message.id, message.text);
  };
  const workers = startWorkers({
    entry: workerEntry,
    count: configuration.PROCESSES,
    env: {
      [originVariable]: provider.origin,
      SESSION_SECRET: sessionSecret(configuration),
      ...(configuration.PROVIDER_KEY !== undefined && { PROVIDER_KEY: configuration.PROVIDER_KEY }),
    },
    onMessage: onWorkerMessage,
    onIssue: (trouble) => issues.set('workers', trouble),
    onAbandoned: giveUp,
    log,
  });
  const metrics = gatherMetrics();
  const stop = stopOnSignals({
    drain: workers.drain,
    async close() {
      await workers.ended();
      await provider.stop();
    },
    log,
  });

  await up.promise;
  greet(configuration, provider.origin);
}
