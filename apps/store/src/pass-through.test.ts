import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createShopServer } from '@vitrina/gateway/src/server.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passThrough } from './pass-through.ts';

let provider: Server;
let shop: FastifyInstance;
let origin: string;
let seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  seen = [];
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (request.url?.endsWith('.pdf'))
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'inline' }).end('%PDF-');
    else if (request.method === 'POST') response.writeHead(303, { location: '/cart/payment/7?payment=9', 'set-cookie': 'a=b' }).end();
    else
      response
        .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable', etag: '"x"' })
        .end('<svg/>');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const address = provider.address();
  shop = createShopServer({ logLevel: 'silent', trustedProxies: [] });
  await shop.register(passThrough, { origin: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}` });
  origin = await shop.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await shop.close();
  provider.closeAllConnections();
  await new Promise((done) => provider.close(done));
});

describe('what is passed through to the provider', () => {
  it('keeps how long a picture may be cached, and gives it nothing of the visitor', async () => {
    const response = await fetch(`${origin}/media/products/1/0.svg?w=320`, {
      headers: { cookie: 'access_token=secret', authorization: 'Bearer secret' },
    });
    expect(await response.text()).toBe('<svg/>');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('etag')).toBe('"x"');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(seen[0]?.url).toBe('/media/products/1/0.svg?w=320');
    expect(JSON.stringify(seen)).not.toMatch(/secret/);
  });

  it('lets a document be seen: browsers show none in a sandbox', async () => {
    const response = await fetch(`${origin}/media/manuals/7.pdf`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('carries the form of the acquirer and its redirect, but no cookies of another origin', async () => {
    const response = await fetch(`${origin}/sandbox-acquirer/token`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay',
    });
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      303,
      '/cart/payment/7?payment=9',
      [],
    ]);
    expect(seen[0]?.body).toBe('action=pay');
    expect(seen[0]?.headers['x-forwarded-host']).toBe(new URL(origin).host);
  });

  it('says of the visitor what the server knows, and not what the visitor says', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    await fetch(`${origin}/sandbox-acquirer/token`, { headers: forged });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    });
  });

  it('refuses a form that is too large, and methods that nobody needs', async () => {
    const large = await fetch(`${origin}/sandbox-acquirer/token`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/media/a.svg`, { method: 'DELETE' })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('says in words that the provider is away', async () => {
    provider.closeAllConnections();
    await new Promise((done) => provider.close(done));
    const response = await fetch(`${origin}/media/products/1/0.svg`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toMatch(/ECONNREFUSED/);
    await new Promise<void>((done) => provider.listen(0, done));
  });

  it('cannot be led out of its folders', async () => {
    const response = await shop.inject({ url: '/media/../v3/products' });
    expect(response.statusCode).toBe(404);
    const encoded = await shop.inject({ url: '/media/%2e%2e/v3/products' });
    expect(encoded.statusCode).toBeGreaterThanOrEqual(400);
    expect(seen.filter(({ url }) => !url?.startsWith('/media/'))).toEqual([]);
  });
});
