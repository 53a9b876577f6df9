import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/** A server in a process of its own, whose CPU time is its own too. */
export interface Subject {
  readonly origin: string;
  /** Microseconds of CPU that the process has used so far, in user code and in the kernel. */
  used(): Promise<number>;
  stop(): Promise<void>;
}

const ready = z.object({ port: z.number() });
const usage = z.object({ cpu: z.number() });

/** Starts one of the servers of `subjects/` against an upstream. */
export async function start(name: string, upstream?: string): Promise<Subject> {
  const child = fork(new URL(`./subjects/${name}.ts`, import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', UPSTREAM: upstream },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const next = async (): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(`${name} ended.`))),
    ]);
    return message;
  };
  const { port } = ready.parse(await next());
  return {
    origin: `http://127.0.0.1:${port}`,
    async used() {
      const answer = next();
      child.send('usage');
      return usage.parse(await answer).cpu;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
