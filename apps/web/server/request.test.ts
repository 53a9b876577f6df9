import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { visitorOf } from './request.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** What the screens are told of the address from which they are asked. */
async function toldAddress(trustProxy: boolean): Promise<string> {
  app = Fastify({ trustProxy });
  app.get('/', (request, reply) => reply.send(visitorOf(request, undefined).address));
  const { body } = await app.inject({ url: '/', remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '198.51.100.1' } });
  return body;
}

test('the address is the one that the server knows, and not one that a client writes', async () => {
  expect(await toldAddress(false)).toBe('203.0.113.7');
});

test('behind a balancer that is trusted the address is the one it tells', async () => {
  expect(await toldAddress(true)).toBe('198.51.100.1');
});

test('the scheme is the one that the server knows, also behind several balancers', async () => {
  app = Fastify({ trustProxy: true });
  app.get('/', (request, reply) => reply.send(visitorOf(request, undefined).isSecure ? 'https' : 'http'));
  expect((await app.inject({ url: '/' })).body).toBe('http');
  expect((await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'http, https' } })).body).toBe('https');
});

test('the scheme is not the one that a client writes', async () => {
  app = Fastify();
  app.get('/', (request, reply) => reply.send(visitorOf(request, undefined).isSecure ? 'https' : 'http'));
  expect((await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })).body).toBe('http');
});
