import type { ServerResponse } from 'node:http';

/** Milliseconds between two drops of an answer that drips. */
const drip = 100;
const json = { 'content-type': 'application/json' };

/** Answers in a bad way, or not at all. */
export function injectFault(
  fault: 'slow' | 'drip' | 'error' | 'busy' | 'flapping' | 'wrong' | 'torn' | 'reset',
  innards: string,
  outgoing: ServerResponse,
): void {
  switch (fault) {
    case 'slow':
      return;
    case 'error':
      return void outgoing.writeHead(500, json).end(JSON.stringify({ status: 500, code: 'internal', message: innards }));
    case 'busy':
    case 'flapping':
      return void outgoing.writeHead(503, { 'content-type': 'text/html' }).end(`<h1>${innards}</h1>`);
    case 'wrong':
      return void outgoing.writeHead(200, json).end(JSON.stringify({ unexpected: innards }));
    case 'torn':
      outgoing.writeHead(200, { ...json, 'content-length': '1000' });
      return void outgoing.write('[{"id": 1,', () => outgoing.destroy());
    case 'reset':
      return void outgoing.socket?.resetAndDestroy();
    case 'drip':
      outgoing.writeHead(200, json);
      dripInto(outgoing);
  }
}

function dripInto(outgoing: ServerResponse): void {
  const timer = setInterval(() => void outgoing.write(' '), drip);
  outgoing.once('close', () => clearInterval(timer));
}
