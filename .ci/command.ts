import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Outcome {
  readonly code: number;
  /** What the command printed, standard error included, without colours. */
  readonly output: string;
}

/** What Node has compiled is kept between the many processes that the tests start. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'vitrina') };

interface Setting {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** After this the command is ended and counts as failed. */
  minutes?: number;
}

/** Runs a command of the project's or the machine's; its own tools, and the Node that it brings, come first on the PATH. */
export function run(command: string, args: readonly string[], { cwd = root, env = {}, minutes = 10 }: Setting = {}): Promise<Outcome> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...compileCache, NO_COLOR: '1', FORCE_COLOR: undefined, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code, signal) => {
      resolve({
        code: code ?? 1,
        output: signal === null ? output : `${output}\n${command} was ended by ${signal} (limit ${minutes} min).`,
      });
    });
  });
}

/** Runs a command of the project's for whoever sits before the terminal, who sees and may answer all of it; resolves to its code. */
export function show(command: string, args: readonly string[], { cwd = root, env = {} }: Setting = {}): Promise<number> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(command, args, { cwd, env: { ...process.env, ...compileCache, ...env, PATH: path }, stdio: 'inherit' });
  // The terminal tells both of them; it is the command that decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** nx for whoever sits before the terminal; what has not changed comes from its cache. Resolves to its code. */
export const nx = (...args: readonly string[]): Promise<number> => show('nx', args, { env: withoutDaemon });

/** nx keeps no process behind, and draws nothing. */
export const withoutDaemon = { NX_DAEMON: 'false', NX_TUI: 'false' };
