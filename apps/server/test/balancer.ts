import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './full-stack.ts';

export interface Balancer {
  readonly origin: string;
  add(origin: string): Promise<void>;
  /** Sends nobody there any more; what is under way ends. */
  remove(origin: string): void;
}

/** Milliseconds between two looks who is ready. */
const betweenLooks = 200;

/** What stands before several processes: sends each request to the next one that says it is ready, and tries none again. */
export async function openBalancer(): Promise<Balancer> {
  const targets = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = async (origin: string) => {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (targets.has(origin)) targets.set(origin, isReady);
  };
  const timer = setInterval(() => void Promise.all([...targets.keys()].map(look)), betweenLooks);
  const server = createServer((incoming, outgoing) => {
    const ready = [...targets].flatMap(([origin, isReady]) => (isReady ? [origin] : []));
    const target = ready[turn++ % ready.length];
    if (target === undefined) return void outgoing.writeHead(502).end('nobody is ready');
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', (error) => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`${target}: ${error.message}`)));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(async () => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      targets.set(origin, false);
      await look(origin);
    },
    remove: (origin) => void targets.delete(origin),
  };
}
