import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.ts';
import { latestDelay, mostUnderWay } from './overload.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
let metrics: GatewayMetrics;
let delay: number;
let release: () => void;

beforeEach(async () => {
  delay = 0;
  metrics = createGatewayMetrics();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = createServer({
    logLevel: 'silent',
    trustedProxies: [],
    metrics: metrics.requests,
    eventLoop: { delay: () => delay, stop: () => undefined },
  });
  for (const path of ['/health/live', '/metrics', '/assets/app.js', '/graphql', '/']) app.all(path, async () => 'answered');
  app.get('/held', async () => {
    await held;
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
    expect(answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'RATE_LIMITED' } }] });
  });

  it('still tells of its health and figures, and gives files', async () => {
    expect(await Promise.all(['/health/live', '/metrics', '/assets/app.js'].map((url) => statusOf(url)))).toEqual([200, 200, 200]);
  });

  it('counts who was turned away, and lets them in when it is well again', async () => {
    await statusOf('/');
    delay = latestDelay;
    expect(await statusOf('/')).toBe(200);
    const text = await metrics.text();
    expect(text).toContain('vitrina_http_requests_shed_total{reason="late"} 1');
    expect(text).toContain('vitrina_http_request_seconds_count{method="GET",route="/",status="503"} 1');
    expect(text).toContain('vitrina_http_request_seconds_count{method="GET",route="/",status="200"} 1');
  });
});

it('lets in no more than it can have under way, and again as many when they have gone, answered or not', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const impatient = Array.from({ length: mostUnderWay }, () => {
    const one = ask({ port, path: '/held', agent: false }).on('error', () => undefined);
    one.end();
    return one;
  });
  const underWay = async () => Number(/^vitrina_http_requests_under_way (\d+)$/m.exec(await metrics.text())?.[1]);
  await expect.poll(underWay).toBe(mostUnderWay);
  expect([await statusOf('/'), await statusOf('/health/live')]).toEqual([503, 200]);
  for (const one of impatient) one.destroy();
  await expect.poll(underWay).toBe(0);
  expect(await statusOf('/')).toBe(200);
  expect(await metrics.text()).toContain('vitrina_http_requests_shed_total{reason="full"} 1');
});
