import { everyEndpoint } from '@vitrina/services/registry.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callbackPath } from '../payments/acquirer/callback.ts';
import { engines, type TestDatabase } from '../platform/database/testing/databases.ts';
import { buildServer } from '../server.ts';

const key = 'key-of-the-shop-and-nobody-else';
const previousKey = 'key-of-the-shop-before-it-was-changed';
const token = '0'.repeat(32);

let database: TestDatabase;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  database = await engines.PostgreSQL();
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  app = await buildServer({ connection: database.connection, logger, demo: true, key, previousKey });
});
afterAll(async () => {
  await app?.close();
  await database?.stop();
});

const refusedBody = { status: 403, code: 'unknown_caller', message: 'The header x-provider-key is missing or wrong' };

describe('a provider with a key', () => {
  test.each([
    [key, 200],
    [previousKey, 200],
    [`${key}x`, 403],
  ])('%s: %i', async (shownKey, status) => {
    expect((await app.inject({ url: '/v2/branch/get', headers: { 'x-provider-key': shownKey } })).statusCode).toBe(status);
  });

  test.each(everyEndpoint.map(({ domain, name, method, path }) => [`${domain}.${name}`, method, path] as const))(
    '%s is refused without it',
    async (_, method, path) => {
      const answer = await app.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      expect([answer.statusCode, answer.json()]).toEqual([403, refusedBody]);
    },
  );

  test.each([
    ['GET', '/media/products/1/0.svg'],
    ['GET', '/media/manuals/7.pdf'],
    ['GET', `/sandbox-acquirer/${token}`],
    ['POST', `/sandbox-acquirer/${token}`],
  ] as const)('%s %s is refused without it, and answered with it', async (method, url) => {
    expect((await app.inject({ method, url })).json()).toEqual(refusedBody);
    expect((await app.inject({ method, url, headers: { 'x-provider-key': key } })).statusCode).toBe(404);
  });

  test.each(['/health/live', '/health/ready', '/metrics', '/docs', '/openapi.json', '/demo/outbox', '/demo/comments'])(
    '%s answers whoever reaches the port',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  test('what is not there is not there for anybody', async () => {
    expect((await app.inject('/no/such/path')).json().code).toBe('route_not_found');
  });

  test('a callback of the acquirer proves itself by its signature', async () => {
    const answer = await app.inject({ method: 'POST', url: callbackPath, payload: { token, status: 'paid' } });
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'The signature is wrong.']);
  });

  test.each([key.slice(1), `${key}x`, key.toUpperCase(), '', `${key}, ${key}`])('takes no other: «%s»', async (givenKey) => {
    const answer = await app.inject({ url: '/v2/cities', headers: { 'x-provider-key': givenKey } });
    expect(answer.statusCode).toBe(403);
  });

  test('the key stands in no line of the log', async () => {
    expect((await app.inject({ url: '/v2/cities', headers: { 'x-provider-key': key } })).statusCode).toBe(200);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join('')).not.toContain(key);
  });
});

test('a provider without a key takes calls of everybody', async () => {
  const open = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }) });
  expect((await open.inject('/v2/cities')).statusCode).toBe(200);
  await open.close();
});
