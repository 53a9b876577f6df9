import { type ChildProcess, fork } from 'node:child_process';
import { finished } from 'node:stream/promises';

export interface StartedProcess {
  child: ChildProcess;
  /** Everything it wrote to either stream until now. */
  output: () => string;
  /** Resolves when it has written this, or has ended. */
  waitForOutput(text: string): Promise<void>;
  /** The port; it fails with what was written when the process ends before. */
  ready: Promise<number>;
  exitCode: Promise<number | null>;
}

/** Where Node keeps what it has compiled: without it each process compiles the whole provider anew. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** A process of the provider, by default its server, with an environment of nothing but these and what is given. */
export function startEntry(
  environment: Record<string, string>,
  entry: URL = new URL('../main.ts', import.meta.url),
  ...args: string[]
): StartedProcess {
  const env = { PATH, NODE_COMPILE_CACHE, PROVIDER_PORT: '0', LOG_LEVEL: 'info', ...environment };
  const child = fork(entry, args, { env, silent: true });
  let text = '';
  const waiting = new Map<string, () => void>();
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
    for (const [expected, done] of waiting) if (text.includes(expected)) done();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  // Not `close`: it does not come to a parent that has disconnected.
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const streams = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const exitCode = Promise.all([exit, ...streams]).then(([code]) => code);
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: { ready: boolean; port: number }) => resolve(message.port));
    exitCode.then(() => reject(new Error(text)), reject);
  });
  // Who waits for the end of a process that never gets ready does not look at this.
  ready.catch(() => undefined);
  const waitForOutput = (expected: string) =>
    new Promise<void>((done) => {
      waiting.set(expected, done);
      if (text.includes(expected)) done();
      void exit.then(() => done());
    });
  return { child, output: () => text, waitForOutput, ready, exitCode };
}
