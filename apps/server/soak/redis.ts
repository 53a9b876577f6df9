import { type ChildProcess, spawn } from 'node:child_process';
import type { Redis } from './fault-phases.ts';

interface RunningRedis extends Redis {
  url: string;
  stop(): Promise<void>;
}

/** A Redis without a memory on the disk, at a port where it comes back after it was killed; undefined where there is none. */
export async function startRedis(port: number): Promise<RunningRedis | undefined> {
  let child: ChildProcess;
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await start();
  } catch {
    // The machine has none: the shop does without, and so does this.
    return undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    restart: start,
    stop: kill,
  };
}
