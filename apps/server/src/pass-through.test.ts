import { createServer, type IncomingMessage, type Server } from 'node:http';
import { maxInFlight } from '@vitrina/gateway/src/in-flight-requests.ts';
import { createServer as createShopServer } from '@vitrina/gateway/src/server.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passThrough } from './pass-through.ts';
import { rawRequest } from './testing/raw-request.ts';
import { spellings } from './testing/spellings.ts';

const token = '0123456789abcdef'.repeat(2);
/** Requests under way. */
const atOnce = 16;
const providerKey = 'a key that the shop has made';

let provider: Server;
let shop: FastifyInstance;
let origin: string;
let providerOrigin: string;
let receivedRequests: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];

async function openShopBefore(provider: string): Promise<{ shop: FastifyInstance; origin: string }> {
  const opened = createShopServer({ logLevel: 'silent', trustedProxies: [] });
  await opened.register(passThrough, { origin: provider, providerKey });
  return { shop: opened, origin: await opened.listen({ host: '127.0.0.1', port: 0 }) };
}

beforeEach(async () => {
  receivedRequests = [];
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receivedRequests.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
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
  providerOrigin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  ({ shop, origin } = await openShopBefore(providerOrigin));
});

afterEach(async () => {
  await shop.close();
  provider.closeAllConnections();
  await new Promise((done) => provider.close(done));
});

it('has only so many under way: who comes when a provider hangs is told at once, and let in again later', async () => {
  const held = Promise.withResolvers<void>();
  provider.removeAllListeners('request');
  provider.on('request', async (_request, response) => {
    await held.promise;
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
  });
  const answered: string[] = [];
  const get = async (who: string) => {
    const { statusCode } = await shop.inject('/media/products/1/0.svg');
    answered.push(who);
    return statusCode;
  };
  const waiting = Array.from({ length: maxInFlight / 2 }, () => get('one of many'));
  expect([await get('one more'), ...answered]).toEqual([503, 'one more']);
  held.resolve();
  await Promise.all(waiting);
  expect(await get('later')).toBe(200);
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
    expect(receivedRequests[0]?.url).toBe('/media/products/1/0.svg?w=320');
    expect(JSON.stringify(receivedRequests)).not.toMatch(/secret/);
  });

  it('lets a document be seen: browsers show none in a sandbox', async () => {
    const response = await fetch(`${origin}/media/manuals/7.pdf`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('carries the form of the acquirer and its redirect, but no cookies of another origin', async () => {
    const response = await fetch(`${origin}/sandbox-acquirer/${token}`, {
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
    expect(receivedRequests[0]?.body).toBe('action=pay');
    expect(receivedRequests[0]?.headers['x-forwarded-host']).toBe(new URL(origin).host);
  });

  it('says of the visitor what the server knows, and not what the visitor says', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    await fetch(`${origin}/sandbox-acquirer/${token}`, { headers: forged });
    expect(receivedRequests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
    });
  });

  it('refuses a form that is too large, and methods that nobody needs', async () => {
    const large = await fetch(`${origin}/sandbox-acquirer/${token}`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/media/products/1/0.svg`, { method: 'DELETE' })).status).toBe(404);
    expect(receivedRequests).toEqual([]);
  });

  it('says in words that the provider is away', async () => {
    provider.closeAllConnections();
    await new Promise((done) => provider.close(done));
    const response = await fetch(`${origin}/media/products/1/0.svg`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toMatch(/ECONNREFUSED/);
    await new Promise<void>((done) => provider.listen(0, done));
  });

  it('shows the provider who asks, and never what the visitor says he is', async () => {
    const forged = { 'x-provider-key': 'forged', connection: 'close, x-provider-key' };
    await rawRequest(origin, 'GET', '/media/products/1/0.svg', forged);
    await rawRequest(origin, 'GET', `/sandbox-acquirer/${token}`, forged);
    expect(receivedRequests.map(({ headers }) => headers['x-provider-key'])).toEqual([providerKey, providerKey]);
  });

  it('passes on the parameters of a picture, and of them only what they may say', async () => {
    await fetch(`${origin}/media/brands/b-1.svg?city_id=1&w=320&v=a2&trace_id=x`);
    await fetch(`${origin}/media/brands/b-1.svg?w=1e9&v=${'x'.repeat(65)}&w=5`);
    await fetch(`${origin}/media/manuals/7.pdf?w=320`);
    await fetch(`${origin}/sandbox-acquirer/${token}?outcome=paid`);
    expect(receivedRequests.map(({ url }) => url)).toEqual([
      '/media/brands/b-1.svg?w=320&v=a2',
      '/media/brands/b-1.svg',
      '/media/manuals/7.pdf',
      `/sandbox-acquirer/${token}`,
    ]);
  });

  it.each([
    ['/media/products/1/0.svg', true],
    ['/media/products/1000000000/front-2.webp', true],
    ['/media/banners/3-mobile.svg', true],
    ['/media/stores/1001-0.svg', true],
    ['/media/products/../products/1/0.svg', true],
    ['/media\\products\\1\\0.svg', false],
    ['/media/x\\..\\..\\demo\\outbox', false],
    ['/media/products/1/0.json', false],
    ['/media/orders/1.svg', false],
    ['/media/products/.htaccess.svg', false],
    ['/media/manuals/7.svg', false],
    ['/sandbox-acquirer/token', false],
  ])('%s: passed through, %s', async (target, isPassed) => {
    const { status } = await rawRequest(origin, 'GET', target);
    expect([status, receivedRequests.length]).toEqual(isPassed ? [200, 1] : [404, 0]);
  });

  it.each(['', '/shop/v1', '/shop/'])(
    'hundreds of spellings lead to nothing else, the base path of the provider being «%s»',
    async (base) => {
      const based = await openShopBefore(providerOrigin + base);
      try {
        const tried = spellings(new URL(based.origin).host);
        expect(tried.length).toBeGreaterThan(700);
        const passed: string[] = [];
        for (let at = 0; at < tried.length; at += atOnce) {
          await Promise.all(
            tried.slice(at, at + atOnce).map(async ({ method, target }) => {
              const { status } = await rawRequest(based.origin, method, target);
              expect(status >= 200 && status < 500, `${method} ${target}: ${status}`).toBe(true);
              if (status < 400) passed.push(`${method} ${target}`);
            }),
          );
        }
        // Whatever else there was has been refused before anything was asked.
        expect(passed).toHaveLength(receivedRequests.length);
        const root = base.replace(/\/$/, '');
        const strange = receivedRequests.filter(
          ({ url = '' }) =>
            !url.startsWith(`${root}/`) ||
            !/^\/(?:media\/(?:products\/\d+\/\d\.svg|manuals\/\d+\.pdf)|sandbox-acquirer\/\w{32})$/.test(url.slice(root.length)),
        );
        expect(strange).toEqual([]);
      } finally {
        await based.shop.close();
      }
    },
  );
});
