import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeArrivals } from './take-arrivals.ts';

const request = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n';
const last = request.replace('host', 'connection: close\r\nhost');
let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('served'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => void server.close());

/** What comes back on it, or why nothing does. */
const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.on('close', () => resolve(text.split('\r\n\r\n')[1] ?? 'nothing'));
  });

it('a request that lies unread on a kept connection is served, not reset', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  await once(socket, 'data');
  const answer = answerOn(socket);
  socket.write(last);
  await takeArrivals(server);
  server.close();
  expect(await answer).toContain('served');
});

it('connections that nobody has taken yet are served, not reset', async () => {
  const answers = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(last);
    return answerOn(socket);
  });
  // They are begun once this turn is over.
  await new Promise((resolve) => process.nextTick(resolve));
  await takeArrivals(server);
  server.close();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'served'));
});

it('a spare connection, on which nothing comes, does not keep the server open', async () => {
  const socket = connect(port, '127.0.0.1');
  await takeArrivals(server);
  const isClosed = once(server, 'close');
  server.close();
  expect(await answerOn(socket)).toBe('nothing');
  await isClosed;
});

it('comes to an end although each who is answered comes back at once', async () => {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  const answers: string[] = [];
  const clients = Array.from({ length: 20 }, async () => {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      const answer = await answerOn(socket);
      if (answer === 'ECONNREFUSED') return;
      answers.push(answer);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(40);
  await takeArrivals(server, Number.POSITIVE_INFINITY);
  server.close();
  await Promise.all(clients);
  expect(new Set(answers)).toEqual(new Set(['served']));
});

it('is over in time however many go on coming', async () => {
  server.removeAllListeners('request');
  let isComing = true;
  const come = () => {
    server.emit('request');
    if (isComing) setImmediate(come);
  };
  come();
  const began = performance.now();
  await takeArrivals(server, 50);
  isComing = false;
  expect(performance.now() - began).toBeGreaterThanOrEqual(50);
});
