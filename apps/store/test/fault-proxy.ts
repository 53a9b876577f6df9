import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './house.ts';

/**
 * What goes wrong with the answers:
 * - `slow`: none comes
 * - `error`: 500 with words that are nobody's business
 * - `wrong`: JSON of another shape
 * - `torn`: the connection breaks in the middle of the answer
 * - `held`: it comes as soon as the proxy is mended
 * - `lost`: the provider does what it is asked for, but its answer does not come through
 */
export type Fault = 'slow' | 'error' | 'wrong' | 'torn' | 'held' | 'lost';

/** Words of a broken provider that must reach no shopper. */
export const innards = 'SELECT secret FROM provider_innards';

export interface FaultProxy {
  readonly origin: string;
  /** From now on calls whose path fits go wrong, all others go through. */
  break(path: RegExp, fault: Fault): void;
  mend(): void;
  /** Calls that have gone wrong since it was whole. */
  readonly spoilt: number;
}

/** Stands between the shop and its provider. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: { path: RegExp; fault: Fault }[] = [];
  const held: (() => void)[] = [];
  let spoilt = 0;
  const server = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    const found = faults.find((each) => each.path.test(path));
    if (found === undefined) pass(target, incoming, outgoing);
    else {
      spoilt += 1;
      if (found.fault === 'held') held.push(() => pass(target, incoming, outgoing));
      else if (found.fault === 'lost') pass(target, incoming, outgoing, () => outgoing.destroy());
      else spoil(found.fault, outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    break: (path, fault) => void faults.push({ path, fault }),
    mend() {
      faults.splice(0);
      for (const release of held.splice(0)) release();
      spoilt = 0;
    },
    get spoilt() {
      return spoilt;
    },
  };
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, answered?: () => void): void {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
    if (answered !== undefined) return void answer.resume().once('end', answered);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function spoil(fault: Fault, outgoing: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'error') outgoing.writeHead(500, json).end(JSON.stringify({ status: 500, code: 'internal', message: innards }));
  else if (fault === 'wrong') outgoing.writeHead(200, json).end(JSON.stringify({ unexpected: innards }));
  else if (fault === 'torn') {
    outgoing.writeHead(200, { ...json, 'content-length': '1000' });
    outgoing.write('[{"id": 1,', () => outgoing.destroy());
  }
}
