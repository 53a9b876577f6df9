import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitTimeout } from '@vitrina/services/testing/limits.ts';

/** One process under test, with every line it has written so far on either stream. */
export interface Running {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly lines: readonly string[];
  /** When it has ended, and its streams with it. */
  readonly ended: Promise<Ending>;
  /** Ends it with this, `SIGTERM` by default, or otherwise when it does not care. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export type Environment = Readonly<Record<string, string>>;

const running = new Set<Running>();
const root = fileURLToPath(new URL('../../../', import.meta.url));
const compileCacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/vitrina', import.meta.url));

/** Milliseconds after which a process that was asked to end is made to. */
const stopTimeout = waitTimeout;

/** What this machine happens to have set is not part of a test; where compiled code is kept is none but a matter of time. */
const { PATH, HOME, NODE_COMPILE_CACHE = compileCacheFolder } = process.env;
const surroundings = { PATH, HOME, NODE_COMPILE_CACHE };

/** Starts an entry point of a room, of this tree unless another is named, such as `server/src/main.ts`, with an environment of nothing but PATH and what is given. */
export function run(entry: string, env: Environment, args: readonly string[] = [], tree = root): Running {
  const child = spawn(process.execPath, [join(tree, 'apps', entry), ...args], {
    env: { ...surroundings, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) collect(stream, lines);
  const ended = new Promise<Ending>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const process_: Running = {
    child,
    pid: child.pid ?? 0,
    lines,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
      const ending = await ended;
      clearTimeout(late);
      return ending;
    },
  };
  running.add(process_);
  void ended.then(() => running.delete(process_));
  return process_;
}

function collect(stream: NodeJS.ReadableStream, lines: string[]): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
}

/** Lets a process outlive the tests of this file: from now on somebody else ends it. */
export const release = (pid: number): void => {
  for (const one of running) if (one.pid === pid) running.delete(one);
};

/** Ends whatever a test has left running, as Ctrl-C does: no balancer has to be waited for. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop('SIGINT')));
}

interface Entry {
  pid: number;
  state: string;
  parent: number;
}

/** Every process of this machine that is not merely waiting to be noticed as ended. */
function processes(): Entry[] {
  const lines = existsSync('/proc/self/stat')
    ? fromProc()
    : execFileSync('ps', ['-A', '-o', 'pid=,stat=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid, state, parent] = line.trim().split(/\s+/);
    return state === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), state, parent: Number(parent) }];
  });
}

/** Linux tells it without a program that a small machine may not have: `pid (name) state parent …`. */
function fromProc(): string[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [readFileSync(`/proc/${name}/stat`, 'utf8').replace(/\(.*\) /s, '')] : [];
    } catch {
      // It has ended in between.
      return [];
    }
  });
}

export const isAlive = (pid: number): boolean => processes().some((each) => each.pid === pid);

/** Whether it has been stopped by a signal: until then it may still take a connection. */
export const isStopped = (pid: number): boolean => processes().some((each) => each.pid === pid && each.state.startsWith('T'));

/** Ids of the processes that this one has started, the oldest first. */
export const childrenOf = (pid: number): number[] =>
  processes()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid)
    .sort((a, b) => a - b);
