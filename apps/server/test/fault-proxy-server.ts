import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { injectFault } from './inject-fault.ts';

/**
 * What goes wrong with the answers:
 * - `slow`: none comes
 * - `late`: it comes, later than usual
 * - `drip`: it comes a few bytes at a time, and never to its end
 * - `error`: 500 with words that are nobody's business
 * - `busy`: 503, as a balancer answers
 * - `wrong`: JSON of another shape
 * - `odd`: one item of a list is of another shape
 * - `torn`: the connection breaks in the middle of the answer
 * - `reset`: the connection is reset instead of an answer
 * - `flapping`: of the same call every other one is answered by 503, so that whoever asks again has it
 * - `held`: it comes as soon as the proxy is mended
 * - `lost`: the provider does what it is asked for, but its answer does not come through
 */
export type Fault = 'slow' | 'late' | 'drip' | 'error' | 'busy' | 'wrong' | 'odd' | 'torn' | 'reset' | 'flapping' | 'held' | 'lost';

/** Words of a provider, in its errors and in a header of all its answers, that must reach no shopper. */
export const innards = 'SELECT secret FROM provider_innards';

export interface FaultProxy {
  readonly origin: string;
  /** From now on calls whose path fits go wrong, all others go through. */
  break(path: RegExp, fault: Fault): void;
  mend(): void;
  /** Calls that have gone wrong since it was whole. */
  readonly faultCount: number;
  /** Calls since it was whole whose path fits, well or not. */
  countCalls(path: RegExp): number;
  /** What is said from now on to calls whose path fits, as it stands on the wire; it goes on to be filled. */
  recordBodies(path: RegExp): unknown[];
  close(): Promise<void>;
}

/** Milliseconds by which a `late` answer is late. */
const lateness = 300;

/** Stands between the shop and its provider. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const faults: { path: RegExp; fault: Fault }[] = [];
  const heldAnswers: (() => void)[] = [];
  const recorders: { path: RegExp; bodies: unknown[] }[] = [];
  const counts = new Map<string, number>();
  /** Calls that have been answered by 503 the last time. */
  const failedLast = new Set<string>();
  let faultCount = 0;
  const server = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const fault = faults.find((each) => each.path.test(path))?.fault;
    for (const { path: recordedPath, bodies } of recorders) if (recordedPath.test(path)) recordBody(incoming, bodies);
    if (fault === undefined) return pass(target, incoming, outgoing);
    faultCount += 1;
    if (fault === 'held') heldAnswers.push(() => pass(target, incoming, outgoing));
    else if (fault === 'late') setTimeout(() => pass(target, incoming, outgoing), lateness);
    else if (fault === 'lost') pass(target, incoming, outgoing, (answer) => answer.resume().once('end', () => outgoing.destroy()));
    else if (fault === 'odd') pass(target, incoming, outgoing, (answer) => void withOddItem(answer, outgoing));
    else if (fault === 'flapping' && failedLast.delete(`${incoming.method} ${incoming.url}`)) pass(target, incoming, outgoing);
    else {
      if (fault === 'flapping') failedLast.add(`${incoming.method} ${incoming.url}`);
      injectFault(fault, innards, outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    break: (path, fault) => void faults.push({ path, fault }),
    mend() {
      faults.splice(0);
      for (const release of heldAnswers.splice(0)) release();
      faultCount = 0;
      counts.clear();
      failedLast.clear();
    },
    countCalls: (path) => [...counts].reduce((sum, [asked, count]) => (path.test(asked) ? sum + count : sum), 0),
    recordBodies(path) {
      const bodies: unknown[] = [];
      recorders.push({ path, bodies });
      return bodies;
    },
    get faultCount() {
      return faultCount;
    },
    close: () => closeServer(server),
  };
}

/** It is heard before it is answered: whoever has the answer finds it. */
function recordBody(incoming: IncomingMessage, bodies: unknown[]): void {
  const pieces: Buffer[] = [];
  incoming.on('data', (piece: Buffer) => pieces.push(piece)).once('end', () => bodies.push(JSON.parse(Buffer.concat(pieces).toString())));
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

type Take = (answer: IncomingMessage) => void;

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, take?: Take): void {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
    if (take !== undefined) return take(answer);
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-innards': innards });
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** The answer, whose first item (when it is a list) is of another shape. */
async function withOddItem(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  const json: unknown = JSON.parse(text);
  const { 'content-length': _length, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(JSON.stringify(Array.isArray(json) && json.length > 1 ? [{ unexpected: innards }, ...json.slice(1)] : json));
}
