import cluster, { type Worker } from 'node:cluster';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';
import { sessionSecret } from '@vitrina/gateway/src/session-secret.ts';
import { stopOnSignals } from '@vitrina/gateway/src/stop.ts';
import { mergeMetrics } from './merged-metrics.ts';
import { isToPrimary, type ToPrimary, type ToWorker } from './messages.ts';
import { openProvider } from './provider.ts';
import { welcome } from './welcome.ts';
import { originVariable } from './worker.ts';

/** Milliseconds before a worker that died is replaced. */
const restartPause = 500;
/** A worker that ends so soon after its start would end again: milliseconds. */
const shortLife = 5_000;
const mostShortLives = 5;

const write = (level: string) => (fields: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: message })}\n`);
const log = { info: write('info'), warn: write('warn'), error: write('error') };

/** Keeps the reference provider and n workers; answers nobody itself. */
export async function runPrimary(configuration: Configuration): Promise<void> {
  let stopping = false;
  let isProviderReady = false;
  let shortLives = 0;
  let listening = 0;
  const up = Promise.withResolvers<void>();
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker?.isConnected() === true);
  const tell = (worker: Worker, message: ToWorker) => void worker.send(message);

  const provider = await openProvider(configuration, {
    onReady() {
      isProviderReady = true;
      for (const worker of workers()) tell(worker, { kind: 'provider-ready' });
      if (listening > 0) up.resolve();
    },
    onGivenUp(line) {
      process.stderr.write(`${line}\n`);
      void stop(1);
    },
  });
  const stop = stopOnSignals({
    drain() {
      stopping = true;
      for (const worker of workers()) worker.process.kill('SIGTERM');
    },
    async close() {
      await Promise.all(workers().map((worker) => new Promise((done) => worker.once('exit', done))));
      await provider.stop();
    },
    log,
  });

  const env = { [originVariable]: provider.origin, SESSION_SECRET: sessionSecret(configuration) };
  const start = () => {
    const started = Date.now();
    const worker = cluster.fork(env);
    worker.on('message', (message: unknown) => {
      if (isToPrimary(message)) heard(worker, message);
    });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      shortLives = Date.now() - started < shortLife ? shortLives + 1 : 0;
      if (shortLives >= mostShortLives || (listening === 0 && code === 1)) {
        log.error({}, 'the workers cannot be kept running; the shop stops');
        void stop(1);
        return;
      }
      log.warn({ code, signal }, 'a worker has ended and will be started again');
      setTimeout(start, restartPause);
    });
  };

  const gathered = new Map<number, { texts: Map<string, string>; wanted: number; done(text: string): void }>();
  let gathering = 0;

  const heard = (worker: Worker, message: ToPrimary) => {
    if (message.kind === 'listening') {
      listening += 1;
      if (isProviderReady) {
        tell(worker, { kind: 'provider-ready' });
        up.resolve();
      }
    } else if (message.kind === 'tag-dropped') {
      for (const other of workers()) if (other !== worker) tell(other, { kind: 'drop-tag', tag: message.tag });
    } else if (message.kind === 'all-metrics-wanted') {
      const id = ++gathering;
      const asked = workers();
      gathered.set(id, {
        texts: new Map(),
        wanted: asked.length,
        done: (text) => tell(worker, { kind: 'all-metrics', id: message.id, text }),
      });
      for (const other of asked) tell(other, { kind: 'metrics-wanted', id });
      // One that dies meanwhile never answers; the others' figures are of use without it.
      setTimeout(() => finish(id), 1_000).unref();
    } else {
      const sum = gathered.get(message.id);
      sum?.texts.set(String(worker.id), message.text);
      if (sum?.texts.size === sum?.wanted) finish(message.id);
    }
  };
  const finish = (id: number) => {
    const sum = gathered.get(id);
    gathered.delete(id);
    sum?.done(mergeMetrics(sum.texts));
  };

  for (let at = 0; at < configuration.PROCESSES; at++) start();
  await up.promise;
  process.stdout.write(welcome(configuration, provider.origin));
}
