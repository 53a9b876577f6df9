import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProviderProcess {
  /** Where it listens, from its first start to its last. */
  readonly origin: string;
  /** Ends it; resolves when it has ended. */
  stop(): Promise<void>;
}

interface ProviderOptions {
  environment: { PROVIDER_PORT: number; DATA_DIR: string; DATABASE_URL?: string | undefined; LOG_LEVEL: string; DEMO: boolean };
  /** Each time it can answer, also after a restart. */
  onReady(): void;
  log: { warn(fields: object, message: string): void };
  /** It has crashed too often to be started again; the line says so. */
  onGivenUp(line: string): void;
  /** Entry of the provider; another one in tests. */
  entry?: string;
}

const providerEntry = fileURLToPath(new URL('../../provider/src/main.ts', import.meta.url));

/** So many crashes within so many milliseconds and it is not started again. */
const mostCrashes = 5;
const crashWindow = 60_000;
const firstPause = 200;
/** Milliseconds in which it must have ended after `SIGTERM`. */
const stopDeadline = 10_000;

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;

/**
 * The reference provider in a process of its own: its database blocks the event loop, and its crash must not be the
 * shop's. It ends by itself when this process does.
 */
export async function startProviderProcess({
  environment,
  onReady,
  onGivenUp,
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
    LOG_LEVEL: environment.LOG_LEVEL,
    DEMO: environment.DEMO ? '1' : '0',
    ...(process.env.OTEL_SERVICE_NAME && { OTEL_SERVICE_NAME: `${process.env.OTEL_SERVICE_NAME}-provider` }),
  };
  let crashes: number[] = [];
  let child: ChildProcess;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;

  const start = () => {
    // Detached: Ctrl-C in a terminal reaches the whole group, and the shop must drain before its provider goes.
    child = fork(entry, { env, execArgv: [], detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      if (isReady(message)) onReady();
    });
    child.once('exit', (code, signal) => {
      if (!stopping) crashed(code, signal);
    });
  };

  const crashed = (code: number | null, signal: string | null) => {
    const now = Date.now();
    crashes = [...crashes.filter((at) => now - at < crashWindow), now];
    if (crashes.length >= mostCrashes) {
      onGivenUp(
        `The reference provider has ended ${mostCrashes} times within a minute (last: ${signal ?? `exit code ${code}`}); the shop stops.`,
      );
      return;
    }
    const pause = firstPause * 2 ** (crashes.length - 1);
    log.warn({ code, signal, pause }, 'the reference provider has ended and will be started again');
    restart = setTimeout(start, pause);
  };

  start();
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), stopDeadline);
      await ended;
      clearTimeout(late);
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
