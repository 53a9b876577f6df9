import cluster, { type Worker } from 'node:cluster';
import type { HealthIssue } from '@vitrina/gateway/src/readiness.ts';
import { isToPrimary, type ToPrimary, type ToWorker } from './messages.ts';
import { createRestartPolicy } from './restart-policy.ts';

/** Name of the variable by which a worker learns that it takes the place of one that has ended. */
export const replacementVariable = 'VITRINA_REPLACEMENT';

/** Those that can be talked to. */
export const connectedWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker?.isConnected() === true);

/** One that is ending does not hear it, which is nobody's trouble: without the callback that would be an error of this process. */
export const sendToWorker = (worker: Worker, message: ToWorker): void => void worker.send(message, () => undefined);

export interface Workers {
  /** No more of them is started; each lets its requests end. */
  drain(): void;
  /** Resolves when all have ended. */
  ended(): Promise<void>;
}

interface WorkersOptions {
  count: number;
  env: Readonly<Record<string, string>>;
  onMessage(worker: Worker, message: ToPrimary): void;
  /** What is wrong with them; undefined when as many as there have to be answer again. */
  onIssue(trouble: HealthIssue | undefined): void;
  /** They have ended too often without ever answering; the line says so. */
  onAbandoned(line: string): void;
  log: { warn(fields: object, message: string): void };
  /** What a worker runs. */
  entry: string;
}

/** So many workers, each of which is replaced when it ends. */
export function startWorkers({ count, env, onMessage, onIssue, onAbandoned, log, entry }: WorkersOptions): Workers {
  const restartPolicy = createRestartPolicy();
  const answering = new Set<Worker>();
  let stopping = false;
  let hasAnswered = false;

  const start = (replacement: Readonly<Record<string, string>>) => {
    if (stopping) return;
    let answersSince: number | undefined;
    const worker = cluster.fork({ ...env, ...replacement });
    worker.on('message', (message: unknown) => {
      if (!isToPrimary(message)) return;
      if (message.kind === 'listening') {
        answersSince = performance.now();
        answering.add(worker);
        hasAnswered = true;
        restartPolicy.markWorking();
        if (answering.size === count) onIssue(undefined);
      }
      onMessage(worker, message);
    });
    worker.once('exit', (code, signal) => {
      answering.delete(worker);
      if (stopping) return;
      // It has said itself why it cannot: a taken port does not get free by trying.
      if (code === 1 && !hasAnswered) onAbandoned('A worker cannot start; the shop stops.');
      else ended(signal ?? `exit code ${code}`, answersSince === undefined ? 0 : performance.now() - answersSince);
    });
    // A machine without memory or processes to spare cannot even start it; then it does not exit either.
    worker.on('error', (error) => {
      if (!stopping && worker.process.pid === undefined) ended(error.message, 0);
    });
  };

  const ended = (last: string, worked: number) => {
    const { ends, pause } = restartPolicy.recordExit(worked);
    if (pause === undefined) {
      onAbandoned(`The workers have ended ${ends} times and have never answered (last: ${last}); the shop stops.`);
      return;
    }
    log.warn({ last, ends, pause }, 'a worker has ended and will be started again');
    onIssue({ ends, last, nextStart: new Date(Date.now() + pause).toISOString() });
    setTimeout(() => start({ [replacementVariable]: '1' }), pause);
  };

  // Each takes its connections from the system itself: one handed over by this process to a worker at its death would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: entry, args: [] });
  for (let at = 0; at < count; at++) start({});
  return {
    drain() {
      stopping = true;
      for (const worker of connectedWorkers()) worker.process.kill('SIGTERM');
    },
    ended: async () => void (await Promise.all(connectedWorkers().map((worker) => new Promise((done) => worker.once('exit', done))))),
  };
}
