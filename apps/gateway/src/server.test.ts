import { request as ask } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const forwardedHeaders = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
  host: 'inner',
};
const trustedResult = { ip: '198.51.100.1', protocol: 'https', host: 'shop.example' };

/** What the server takes a visitor for who comes from this address and says all this of himself. */
async function visitorSeenBy(remoteAddress: string, trusted?: string, headers: Record<string, string> = forwardedHeaders) {
  const { TRUSTED_PROXIES: trustedProxies } = readConfiguration({ TRUSTED_PROXIES: trusted });
  app = createServer({ logLevel: 'silent', trustedProxies });
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  return (await app.inject({ url: '/', remoteAddress, headers })).json();
}

it('takes what is put on it however long that takes: a busy machine ends no start', () => {
  app = createServer({ logLevel: 'silent', trustedProxies: [] });
  expect(app.initialConfig.pluginTimeout).toBe(0);
});

it('ends kept connections from the beginning of a stop, not by resetting them at its end', async () => {
  let isDraining = false;
  app = createServer({ logLevel: 'silent', trustedProxies: [], isDraining: () => isDraining });
  app.get('/', async () => ({}));
  const connectionOf = async () => (await app.inject('/')).headers.connection;
  expect(await connectionOf()).toBe('keep-alive');
  isDraining = true;
  expect(await connectionOf()).toBe('close');
});

it('serves what has arrived but was not read yet when it closes', async () => {
  app = createServer({ logLevel: 'silent', trustedProxies: [] });
  app.get('/', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
    let text = '';
    for await (const bytes of socket) text += bytes;
    return text.split('\r\n')[0];
  });
  // They are begun once this turn is over.
  await new Promise((resolve) => process.nextTick(resolve));
  await app.close();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
});

describe('what is said of a client', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'is believed of this machine alone, when nothing is configured: %s',
    async (address) => {
      expect(await visitorSeenBy(address)).toEqual(trustedResult);
    },
  );

  it.each(['10.0.0.5', '172.18.0.1', '192.168.1.7', '169.254.1.1', 'fd00::1', 'fe80::1', '203.0.113.7'])(
    'is not believed of %s: a private network may hide everybody',
    async (address) => {
      expect(await visitorSeenBy(address)).toEqual({ ip: address, protocol: 'http', host: 'inner' });
    },
  );

  it('is believed of the balancer that is configured, and of no other machine', async () => {
    expect(await visitorSeenBy('10.0.0.5', '10.0.0.4/31')).toEqual(trustedResult);
    await app.close();
    expect(await visitorSeenBy('10.0.0.6', '10.0.0.4/31')).toMatchObject({ ip: '10.0.0.6', protocol: 'http' });
    await app.close();
    expect(await visitorSeenBy('127.0.0.1', '10.0.0.4/31')).toMatchObject({ ip: '127.0.0.1', protocol: 'http' });
    await app.close();
    expect(await visitorSeenBy('192.168.1.7', 'loopback, uniquelocal')).toEqual(trustedResult);
  });

  it('goes back to the last machine that nobody vouches for: what stands before it the client has written', async () => {
    const through = { ...forwardedHeaders, 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.4' };
    expect(await visitorSeenBy('10.0.0.5', '10.0.0.4/31', through)).toMatchObject({ ip: '203.0.113.9' });
  });
});

it('a connection is closed whose request does not arrive with its body in time', async () => {
  app = createServer({ logLevel: 'silent', trustedProxies: [], maxArrivalTime: 500 });
  app.post('/', async () => 'answered');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'content-length': 200 };
  const status = await new Promise((resolve) => {
    const one = ask(origin, { method: 'POST', agent: false, headers }, ({ statusCode }) => resolve(statusCode));
    one.on('error', resolve).write('{');
  });
  expect(status).toBe(408);
});

it('who was answered in memory before its body was read is not told that it is late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = createServer({ logLevel: 'silent', trustedProxies: [] });
  app.addHook('onRequest', async (_request, reply) => reply.code(503).send());
  app.post('/', async () => 'answered');
  expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(503);
  expect(() => vi.advanceTimersByTime(120_000)).not.toThrow();
});

it('a file may take longer, and is given up as well', async () => {
  app = createServer({ logLevel: 'silent', trustedProxies: [], maxArrivalTime: 200, maxFileTime: 1_000 });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/file', { config: { takesFile: true } }, async ({ body }) => body);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'text/plain', 'content-length': 2 };
  const began = performance.now();
  const status = await new Promise((resolve) => {
    const one = ask(`${origin}/file`, { method: 'POST', agent: false, headers }, ({ statusCode }) => resolve(statusCode));
    one.on('error', resolve).write('a');
  });
  expect(status).toBe(408);
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
});

describe('a client that does not read its answer', () => {
  const large = 'x'.repeat(32 * 1024 * 1024);

  /** Asks, and reads nothing of the answer. */
  async function askAndLeave(path: string): Promise<Socket> {
    app.get('/', async () => large);
    app.get('/media/large.svg', async () => large);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const requestArrived = new Promise((resolve) => app.server.once('request', resolve));
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1')
      .pause()
      .on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`);
    await requestArrived;
    return socket;
  }
  const countConnections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));

  it.each([
    ['an answer that is not taken in time', { maxResponseTime: 200 }, '/'],
    ['a file of which nothing is taken for long', { maxIdleTime: 200 }, '/media/large.svg'],
  ])(
    'holds no place for ever: %s',
    async (_, times, path) => {
      app = createServer({ logLevel: 'silent', trustedProxies: [], ...times });
      const socket = await askAndLeave(path);
      await expect.poll(countConnections).toBe(0);
      socket.destroy();
    },
    25_000,
  );
});

it('a file may be read slowly, as long as it is read', async () => {
  app = createServer({ logLevel: 'silent', trustedProxies: [], maxResponseTime: 0 });
  app.get('/media/drawing.svg', async () => 'drawn');
  app.get('/document', { config: { givesFile: true } }, async () => 'written');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (path: string) => (await fetch(origin + path)).text();
  expect([await read('/media/drawing.svg'), await read('/document')]).toEqual(['drawn', 'written']);
});
