import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HealthIssue } from '@vitrina/gateway/src/readiness.ts';
import { stepsVariable } from '@vitrina/provider/src/steps.ts';
import { aboveProgress, isTerminal, progress, type Step } from './progress.ts';
import { createRestartPolicy } from './restart-policy.ts';

export interface ProviderProcess {
  /** Where it listens, from its first start to its last. */
  readonly origin: string;
  /** Ends it; resolves when it has ended. */
  stop(): Promise<void>;
  /** Ends it and starts it anew, with its sources as they are now. */
  restart(): Promise<void>;
}

interface ProviderOptions {
  environment: {
    PROVIDER_PORT: number;
    DATA_DIR: string;
    DATABASE_URL?: string | undefined;
    DATABASE_READ_URL?: string | undefined;
    PROVIDER_KEY?: string | undefined;
    LOG_LEVEL: string;
    DEMO: boolean;
  };
  /** Each time it can answer, also after a restart. */
  onReady(): void;
  /** Each time it has ended without being told to, with when it is started again. */
  onIssue(trouble: HealthIssue): void;
  log: { warn(fields: object, message: string): void };
  /** It has ended too often without ever being ready; the line says so. */
  onAbandoned(line: string): void;
  /** Entry of the provider; another one in tests. */
  entry?: string;
}

const providerEntry = fileURLToPath(new URL('../../provider/src/main.ts', import.meta.url));

/** Half of the usual room for young objects: the provider is as fast, and takes 100 MB less. */
const lean = ['--max-semi-space-size=8'];

/** Milliseconds in which it must have ended after `SIGTERM`. */
const stopDeadline = 10_000;

/** How far a start is: told where somebody looks on. */
const isStep = (message: unknown): message is { step: Step; detail?: string } =>
  typeof message === 'object' && message !== null && 'step' in message;

async function readable(output: NodeJS.ReadableStream): Promise<void> {
  const { terminalLog } = await import('@vitrina/gateway/src/terminal-log.ts');
  output.pipe(terminalLog(aboveProgress()), { end: false });
}

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;

/**
 * The reference provider in a process of its own: its database blocks the event loop, and its crash must not be the
 * shop's. It ends by itself when this process does.
 */
export async function startProviderProcess({
  environment,
  onReady,
  onIssue,
  onAbandoned,
  log,
  entry = providerEntry,
}: ProviderOptions): Promise<ProviderProcess> {
  const port = environment.PROVIDER_PORT === 0 ? await freePort() : environment.PROVIDER_PORT;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Nobody but the shop asks it.
    PROVIDER_HOST: '127.0.0.1',
    PROVIDER_PORT: String(port),
    DATA_DIR: resolve(environment.DATA_DIR),
    DATABASE_URL: environment.DATABASE_URL ?? '',
    DATABASE_READ_URL: environment.DATABASE_READ_URL ?? '',
    // Each request of a shopper is several calls; in a terminal they are read when somebody asks for them.
    LOG_LEVEL: isTerminal() && environment.LOG_LEVEL === 'info' ? 'warn' : environment.LOG_LEVEL,
    [stepsVariable]: isTerminal() ? '1' : '',
    PROVIDER_KEY: environment.PROVIDER_KEY ?? '',
    DEMO: environment.DEMO ? '1' : '0',
    ...(process.env.OTEL_SERVICE_NAME && { OTEL_SERVICE_NAME: `${process.env.OTEL_SERVICE_NAME}-provider` }),
  };
  const restartPolicy = createRestartPolicy();
  let child: ChildProcess;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;

  const start = () => {
    let readyAt: number | undefined;
    // Detached: Ctrl-C in a terminal reaches the whole group, and the shop must drain before its provider goes.
    child = fork(entry, { env, execArgv: lean, detached: true, stdio: ['ignore', isTerminal() ? 'pipe' : 'inherit', 'inherit', 'ipc'] });
    // There the log is for people, its own as well as the shop's.
    if (child.stdout !== null) void readable(child.stdout);
    child.on('message', (message) => {
      if (isStep(message)) progress.step(message.step, message.detail);
      if (!isReady(message)) return;
      readyAt = performance.now();
      restartPolicy.markWorking();
      onReady();
    });
    child.once('exit', (code, signal) => {
      if (!stopping) ended(signal ?? `exit code ${code}`, readyAt === undefined ? 0 : performance.now() - readyAt);
    });
    // A machine without memory or processes to spare cannot even start it; then it does not exit either.
    child.on('error', (error) => {
      if (!stopping && child.pid === undefined) ended(error.message, 0);
    });
  };

  const ended = (last: string, worked: number) => {
    const { ends, pause } = restartPolicy.recordExit(worked);
    if (pause === undefined) {
      onAbandoned(`The reference provider has ended ${ends} times and was never ready (last: ${last}); the shop stops.`);
      return;
    }
    log.warn({ last, ends, pause }, 'the reference provider has ended and will be started again');
    onIssue({ ends, last, nextStart: new Date(Date.now() + pause).toISOString() });
    restart = setTimeout(start, pause);
  };

  /** Whoever lets it end does not count it as an end. */
  const end = async () => {
    stopping = true;
    clearTimeout(restart);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopDeadline);
    await ended;
    clearTimeout(late);
  };

  start();
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: end,
    async restart() {
      await end();
      stopping = false;
      start();
    },
  };
}

/** A loopback port that nobody listens on, so that the provider keeps it over restarts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
