import { endpoint, endpoints } from '@vitrina/services/contract/endpoint.ts';
import { idPattern } from '@vitrina/services/contract/fields/id.ts';
import { digits, flag, id, idText, rubles } from '@vitrina/services/contract/wire.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Connection } from '../database/database.ts';
import { openInMemory } from '../database/pglite.ts';
import { NO_ID, toDatabaseId } from '../database-id.ts';
import { pageOf } from '../page.ts';
import { conflict, notFound } from '../refusal.ts';
import { failures } from './failure-answers.ts';
import { type Handlers, implement, routeOf } from './implement.ts';

const base = { identity: 'nobody', cache: 'never', source: 'ours', summary: 'For the test.' } as const;

const calls = endpoints('trials', {
  one: endpoint({
    ...base,
    method: 'GET',
    path: '/things/{id}',
    params: z.object({ id: idText }),
    answer: z.object({ id, price: rubles, city: z.int() }),
    idempotency: 'safe',
  }),
  search: endpoint({
    ...base,
    method: 'GET',
    path: '/things/search',
    query: z.object({ q: z.string(), big: flag.optional(), ids: z.array(digits).optional() }),
    answer: z.string(),
    idempotency: 'safe',
    paged: true,
  }),
  pay: endpoint({
    ...base,
    method: 'POST',
    path: '/pay',
    body: z.object({ sum: rubles, who: z.object({ phone: z.string().min(3) }) }),
    answer: z.object({ key: z.string(), kopecks: z.int() }),
    idempotency: 'keyed',
  }),
});

const handlers: Handlers<typeof calls> = {
  one: async ({ params, context }) => {
    const number = toDatabaseId(params.id);
    if (number === 404 || number === NO_ID) throw notFound();
    if (number === 409) throw conflict('Уже было');
    if (number === 503) throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    if (number === 500) throw new Error('select secret from cards');
    // What does not fit the declaration must not leave the provider.
    return { id: number, price: number === 13 ? -1 : 12345, city: context.cityId };
  },
  search: async ({ query }) => pageOf([query.q, String(query.big), (query.ids ?? []).join('+')], 51, { page: 2, perPage: 3, offset: 3 }),
  pay: async ({ body, idempotencyKey }) => ({ key: idempotencyKey, kopecks: body.sum }),
};

let app: FastifyInstance;
let connection: Connection;

beforeAll(async () => {
  connection = await openInMemory();
});
afterAll(() => connection?.close());

beforeEach(() => {
  app = Fastify();
  app.decorate('database', connection.db);
  app.decorate('clock', () => new Date('2026-11-21T09:00:00Z'));
  failures(app);
  implement(app, calls, handlers);
});
afterEach(() => app.close());

describe('implement', () => {
  test('decodes parameters and encodes money as rubles', async () => {
    const answer = await app.inject('/things/7?city_id=5');
    expect(answer.json()).toEqual({ id: 7, price: 123.45, city: 5 });
  });

  test('the default city where none is named, and instead of the retired one', async () => {
    expect((await app.inject('/things/7')).json().city).toBe(1);
    expect((await app.inject('/things/7?city_id=133')).json().city).toBe(1);
    expect((await app.inject('/things/7?city_id=x')).json().city).toBe(NO_ID);
    expect((await app.inject('/things/7?city_id=a%20b')).statusCode).toBe(422);
  });

  test('a static path wins over a parameter, and a bad parameter is an unknown path', async () => {
    const response = await app.inject('/things/search?q=a&big=1&ids[]=3&ids[]=4');
    expect(response.json()).toEqual(['a', 'true', '3+4']);
    for (const bad of ['a%20b', 'a%2Fb', 'a%3Fb']) {
      const unknown = await app.inject(`/things/${bad}`);
      expect([bad, unknown.statusCode, unknown.json().code]).toEqual([bad, 404, 'route_not_found']);
    }
    expect(routeOf(calls.one)).toBe(`/things/:id(^${idPattern}$)`);
  });

  test('an id that this provider has never given answers 404', async () => {
    for (const never of ['abc', 'a-1', '0', '07', '1e3', '0x10', '-1', '7.0', '2147483648']) {
      const missing = await app.inject(`/things/${never}`);
      expect([never, missing.statusCode, missing.json().code]).toEqual([never, 404, 'not_found']);
    }
  });

  test('the page travels in the headers', async () => {
    const { headers } = await app.inject('/things/search?q=a');
    expect(headers).toMatchObject({
      'x-pagination-total-count': '51',
      'x-pagination-per-page': '3',
      'x-pagination-page-count': '17',
      'x-pagination-current-page': '2',
    });
  });

  test('bad input is 422 with the fields at fault', async () => {
    const query = await app.inject('/things/search?big=maybe');
    expect(query.statusCode).toBe(422);
    expect(query.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { q: [expect.any(String)], big: [expect.any(String)] },
    });
    const body = await app.inject({
      method: 'POST',
      url: '/pay',
      headers: { 'idempotency-key': 'key-12345' },
      payload: { sum: 'x', who: { phone: '1' } },
    });
    expect(Object.keys(body.json().errors)).toEqual(['sum', 'who.phone']);
    const invalidJson = await app.inject({
      method: 'POST',
      url: '/pay',
      headers: { 'idempotency-key': 'key-12345', 'content-type': 'application/json' },
      payload: '{"sum":',
    });
    expect([invalidJson.statusCode, invalidJson.json().code]).toEqual([422, 'validation_failed']);
  });

  test('a text that no database takes is bad input, wherever it stands', async () => {
    const query = await app.inject('/things/search?q=a%00b');
    expect([query.statusCode, Object.keys(query.json().errors)]).toEqual([422, ['q']]);
    for (const phone of ['123\0', '123\ud800']) {
      const payload = { sum: 1.5, who: { phone } };
      const body = await app.inject({ method: 'POST', url: '/pay', headers: { 'idempotency-key': 'key-12345' }, payload });
      expect([body.statusCode, Object.keys(body.json().errors)]).toEqual([422, ['who.phone']]);
    }
  });

  test('a keyed call needs its key', async () => {
    const payload = { sum: 1.5, who: { phone: '123' } };
    expect((await app.inject({ method: 'POST', url: '/pay', payload })).json().errors).toHaveProperty('idempotency-key');
    const payment = await app.inject({ method: 'POST', url: '/pay', payload, headers: { 'idempotency-key': 'key-12345' } });
    expect(payment.json()).toEqual({ key: 'key-12345', kopecks: 150 });
  });

  test('refusals keep their status and code; what is unexpected says nothing of itself', async () => {
    expect((await app.inject('/things/404')).json()).toEqual({ status: 404, code: 'not_found', message: 'Страница не найдена' });
    expect((await app.inject('/things/409')).json()).toMatchObject({ status: 409, code: 'conflict', message: 'Уже было' });
    const failure = await app.inject('/things/500');
    expect([failure.statusCode, failure.json().code]).toEqual([500, 'internal']);
    expect(failure.body).not.toContain('secret');
    const busy = await app.inject('/things/503');
    expect([busy.statusCode, busy.json().code]).toEqual([503, 'unavailable']);
  });

  test('an answer that breaks its declaration does not leave', async () => {
    expect((await app.inject('/things/13')).json()).toMatchObject({ status: 500, code: 'internal' });
  });
});
