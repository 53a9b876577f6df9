import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isHost } from './request-line.ts';
import { createServer } from './server.ts';

describe('a host', () => {
  it.each(['shop.example', 'shop.example.', 'SHOP.example:443', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'provider_1:80'])(
    'is %s',
    (host) => expect(isHost(host)).toBe(true),
  );
  it.each(['', 'a b', 'evil:99999', 'evil:', '[::', '[::1', '%00', 'u@evil.example', 'a/b', 'a?b', 'a#b', 'a\\b', 'магазин', '1.2.3.4.5'])(
    'is not «%s»',
    (host) => expect(isHost(host)).toBe(false),
  );
});

/** What a server answers to bytes, as far as its first line. */
const firstLine = (port: number, requestText: string) =>
  new Promise<string | undefined>((resolve) => {
    let text = '';
    connect(port, '127.0.0.1')
      .on('data', (part) => {
        text += part;
      })
      .on('close', () => resolve(text.split('\r\n')[0]))
      .write(requestText);
  });

describe('a request', () => {
  let app: FastifyInstance;
  let failures: unknown[];
  beforeEach(() => {
    failures = [];
    app = createServer({ logLevel: 'silent', trustedProxies: ['loopback'], onFailure: (error) => failures.push(error) });
    for (const path of ['/', '/health/ready']) app.all(path, async () => 'answered');
  });
  afterEach(async () => {
    await app.close();
    expect(failures).toEqual([]);
  });
  const statusOf = async (headers: Record<string, string>, url = '/') => (await app.inject({ url, headers })).statusCode;

  it('with a malformed host is refused, wherever it goes', async () => {
    for (const url of ['/', '/health/ready', '/nowhere']) expect(await statusOf({ host: 'u@evil.example' }, url)).toBe(400);
  });

  it('is refused by what a balancer tells, too, when that is believed', async () => {
    for (const host of ['a b', '[::', 'evil:99999']) expect(await statusOf({ 'x-forwarded-host': host })).toBe(400);
    for (const scheme of ['gopher', 'http:', 'a b']) expect(await statusOf({ 'x-forwarded-proto': scheme })).toBe(400);
    expect(await statusOf({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'http, https' })).toBe(200);
  });

  it('without a host is a probe or nothing', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const lineOf = (path: string, rest = 'HTTP/1.0') => firstLine(Number(port), `GET ${path} ${rest}\r\n\r\n`);
    expect(await lineOf('/health/ready')).toMatch(/ 200 /);
    expect(await lineOf('/')).toMatch(/ 400 /);
    expect(await lineOf('/', 'HTTP/1.1\r\nconnection: close\r\nhost:')).toMatch(/ 400 /);
  });

  it.each<[string, string, string, RegExp]>([
    ['a path', 'GET http://shop.example/ HTTP/1.1', 'other.example', / 200 /],
    ['no path', 'GET http://shop.example HTTP/1.1', 'other.example', / 200 /],
    ['a query alone', 'GET HTTPS://shop.example?a=1#b HTTP/1.1', 'other.example', / 200 /],
    ['an unknown path', 'GET http://shop.example/nowhere HTTP/1.1', 'other.example', / 404 /],
    ['a second address', 'GET http://shop.example/http://a.example/ HTTP/1.1', 'other.example', / 404 /],
    ['a user name', 'GET http://u@shop.example/ HTTP/1.1', 'shop.example', / 400 /],
    ['no host', 'GET http:/// HTTP/1.1', 'shop.example', / 400 /],
    ['a host in spite of a malformed header', 'GET http://shop.example/ HTTP/1.1', 'a b', / 200 /],
    ['another scheme', 'GET ftp://shop.example/ HTTP/1.1', 'shop.example', / 40[04] /],
    ['everything', 'OPTIONS * HTTP/1.1', 'shop.example', / (?:200|404) /],
  ])('for a whole address is for its path: %s', async (_, line, host, status) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    expect(await firstLine(Number(port), `${line}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).toMatch(status);
  });

  it('by TRACE is not answered with itself', async () => {
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});
