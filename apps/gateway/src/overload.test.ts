import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxArriving, maxInFlight, maxPerClient } from './in-flight-requests.ts';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.ts';
import { latestDelay } from './overload.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
let metrics: GatewayMetrics;
let delay: number;
let isStarting: boolean;
let release: () => void;

beforeEach(async () => {
  delay = 0;
  isStarting = false;
  metrics = createGatewayMetrics();
  const heldResponse = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = createServer({
    logLevel: 'silent',
    trustedProxies: ['loopback'],
    metrics: metrics.requests,
    isStarting: () => isStarting,
    eventLoop: { delay: () => delay, stop: () => undefined },
  });
  for (const path of ['/health/live', '/metrics', '/assets/app.js', '/graphql', '/']) app.all(path, async () => 'answered');
  app.get('/held', async () => {
    await heldResponse;
    return 'answered';
  });
});
afterEach(async () => {
  release();
  await app.close();
});

const statusOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;

describe('a process whose event loop is late', () => {
  beforeEach(() => {
    delay = latestDelay + 1;
  });

  it('turns nobody away while it starts: compiling the first pages is no overload', async () => {
    isStarting = true;
    expect(await statusOf('/')).toBe(200);
    isStarting = false;
    expect(await statusOf('/')).toBe(503);
  });

  it('is not late yet where deadlines are multiplied', async () => {
    const patientApp = createServer({
      ...({ logLevel: 'silent', trustedProxies: [], deadlineFactor: 2 } as const),
      eventLoop: { delay: () => delay, stop: () => undefined },
    });
    patientApp.get('/', async () => 'answered');
    expect((await patientApp.inject({ url: '/' })).statusCode).toBe(200);
    delay *= 2;
    expect((await patientApp.inject({ url: '/' })).statusCode).toBe(503);
    await patientApp.close();
  });

  it('turns a browser away in Russian, with a page that comes back by itself', async () => {
    const page = await app.inject({ url: '/?text=чайник', headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-trace-id': expect.any(String),
    });
    expect(page.body).toContain('Сейчас очень много покупателей');
    expect(page.body).toContain('http-equiv="refresh"');
    expect(page.body).toContain('<a href="">Обновить страницу</a>');
  });

  it('says of a form that it was not taken, and does not come back without it', async () => {
    const page = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('отправьте ещё раз');
    expect(page.body).not.toContain('http-equiv="refresh"');
  });

  it('answers GraphQL with a code of the list', async () => {
    const answer = await app.inject({ method: 'POST', url: '/graphql?x=1', headers: { accept: 'text/html' }, payload: {} });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'RATE_LIMITED', retryAfter: 5 } }] });
  });

  it('answers who sends or asks for a file as GraphQL does, and a browser with its page', async () => {
    const upload = await app.inject({ method: 'POST', url: '/uploads' });
    const document = await app.inject({ url: '/documents/7', headers: { accept: '*/*' } });
    for (const answer of [upload, document]) expect(answer.json().errors[0].extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 5 });
    const page = await app.inject({ url: '/documents/7', headers: { accept: 'text/html,*/*' } });
    expect([upload, document, page].map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('still tells of its health and figures, and gives files', async () => {
    expect(await Promise.all(['/health/live', '/metrics', '/assets/app.js'].map((url) => statusOf(url)))).toEqual([200, 200, 200]);
  });

  it('counts who was turned away, and lets them in when it is well again', async () => {
    await statusOf('/');
    delay = latestDelay;
    expect(await statusOf('/')).toBe(200);
    const text = await metrics.text();
    expect(text).toContain('vitrina_http_requests_shed_total{reason="late",wanted="page"} 1');
    expect(text).toContain('vitrina_http_request_seconds_count{method="GET",route="/",status="503"} 1');
    expect(text).toContain('vitrina_http_request_seconds_count{method="GET",route="/",status="200"} 1');
  });
});

describe('a process that has enough to do', () => {
  let port: number;
  beforeEach(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  const underWay = async () => Number(/^vitrina_http_requests_under_way (\d+)$/m.exec(await metrics.text())?.[1]);
  const shed = async () =>
    Object.fromEntries(
      Array.from((await metrics.text()).matchAll(/shed_total\{reason="(\w+)",wanted="\w+"\} (\d+)/g), ([, why, count]) => [why, count]),
    );
  /** Begins requests that end when they are released, or given up. */
  const startRequests = (count: number, clientOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => {
      const headers = { 'x-forwarded-for': clientOf(at) };
      const one = ask({ port, path: '/held', agent: false, headers }).on('error', () => undefined);
      one.end();
      return one;
    });

  it('lets in no more than it can have under way, and again as many when they have gone, answered or not', async () => {
    const impatient = startRequests(maxInFlight, (at) => `203.0.113.${at % 250}`);
    await expect.poll(underWay).toBe(maxInFlight);
    expect([await statusOf('/'), await statusOf('/health/live')]).toEqual([503, 200]);
    for (const one of impatient) one.destroy();
    await expect.poll(underWay).toBe(0);
    expect(await statusOf('/')).toBe(200);
    expect(await shed()).toEqual({ full: '1' });
  });

  it('keeps places for others when one client takes more and more of them', async () => {
    startRequests(maxPerClient, () => '203.0.113.1');
    await expect.poll(underWay).toBe(maxPerClient);
    const greedy = { 'x-forwarded-for': '203.0.113.1' };
    expect(await statusOf('/', greedy)).toBe(200);
    startRequests(maxInFlight / 2 - maxPerClient, (at) => `198.51.100.${at % 250}`);
    await expect.poll(underWay).toBe(maxInFlight / 2);
    expect(await statusOf('/', greedy)).toBe(503);
    expect(await statusOf('/', { 'x-forwarded-for': '203.0.113.2' })).toBe(200);
    expect(await shed()).toEqual({ greedy: '1' });
  });

  /** Begins requests whose body does not come. */
  const beginSlowly = (count: number, clientOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => {
      const headers = { 'content-type': 'application/json', 'content-length': 200, 'x-forwarded-for': clientOf(at) };
      const one = ask({ port, path: '/graphql', method: 'POST', agent: false, headers }).on('error', () => undefined);
      one.write('{');
      return one;
    });
  const countConnections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const postFrom = async (client: string) =>
    (await app.inject({ method: 'POST', url: '/graphql', headers: { 'x-forwarded-for': client }, payload: {} })).statusCode;

  it('gives no place to who sends a request byte by byte', async () => {
    const slow = beginSlowly(maxInFlight + 10, (at) => `203.0.113.${at % 250}`);
    await expect.poll(countConnections).toBe(slow.length);
    expect([await statusOf('/'), await postFrom('203.0.113.1')]).toEqual([200, 200]);
    expect([await underWay(), await shed()]).toEqual([0, {}]);
    for (const one of slow) one.destroy();
  });

  it('takes only so many from one client that do not arrive, and others from it when they have gone', async () => {
    const slow = beginSlowly(maxArriving, () => '203.0.113.1');
    await expect.poll(countConnections).toBe(maxArriving);
    await expect.poll(() => postFrom('203.0.113.1')).toBe(503);
    expect([await statusOf('/', { 'x-forwarded-for': '203.0.113.1' }), await postFrom('203.0.113.2')]).toEqual([200, 200]);
    for (const one of slow) one.destroy();
    await expect.poll(() => postFrom('203.0.113.1')).toBe(200);
    // What has arrived is not counted any more.
    for (let at = 0; at <= maxArriving; at++) expect(await postFrom('203.0.113.3')).toBe(200);
  });
});
