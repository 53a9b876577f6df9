import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../app/forms/answer.server.ts';
import { type Shop, shopOf } from '../app/platform/gateway/shop.server.ts';
import { routePattern } from '../app/platform/head/route-pattern.server.ts';
import { web } from './plugin.ts';

let capturedShop: Shop | undefined;
const sentFiles: string[] = [];
const patterns: string[] = [];
let app: FastifyInstance;

/** One route that answers everything by itself: what is tested is what stands around it. */
const build: ServerBuild = {
  entry: { module: { default: () => new Response() } },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        default: undefined,
        middleware: [routePattern],
        async loader({ context, url }: { context: Parameters<typeof shopOf>[0]; url: URL }) {
          capturedShop = shopOf(context);
          // Two operations of one page have renewed the same cookie.
          capturedShop.changeCookie({ name: 'basket_id', value: 'old', httpOnly: true });
          capturedShop.changeCookie({ name: 'city_id', value: '1', httpOnly: false });
          capturedShop.changeCookie({ name: 'basket_id', value: 'abc', httpOnly: true });
          if (url.pathname === '/streamed') {
            capturedShop.page = Readable.from([Buffer.from('<html>'), Buffer.from('</html>')]);
            return new Response(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
          }
          if (url.pathname === '/origin') return new Response(capturedShop.visitor.origin ?? 'none');
          return new Response(`<p>${url.href}</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
        },
        async action({ request, context }: { request: Request; context: Parameters<typeof shopOf>[0] }) {
          capturedShop = shopOf(context);
          return new Response(JSON.stringify(Object.fromEntries(await formOf(request))), {
            status: 201,
            headers: { 'content-type': 'application/json' },
          });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

beforeAll(async () => {
  app = Fastify({ genReqId: () => 'trace-1234' });
  await app.register(web, {
    execute: async () => ({ data: null, cookies: [] }),
    upload: async ({ purpose, name, content, visitor }) => {
      sentFiles.push(`${purpose} ${name} ${(await buffer(content)).length} ${new URLSearchParams([...visitor.cookies])}`);
      return {
        id: String(sentFiles.length),
        cookies: [{ name: 'comment_key', value: String(sentFiles.length), maxAge: 60, httpOnly: true }],
      };
    },
    sessionSecret: 'secret',
    acquirerOrigins: ['https://pay.example'],
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    videoUrl: 'https://video.example/embed/{id}',
    counterScript: 'https://counter.example/tag.js',
    captcha: { script: 'https://captcha.example/api.js', key: 'key', version: 3 },
    build: async () => build,
    onRoute: (_request, pattern) => void patterns.push(pattern),
    mode: 'development',
  });
});

afterAll(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.example' };
const post = (headers: Record<string, string>, payload = 'intent=add&name=%D1%87') =>
  app.inject({ method: 'POST', url: '/cart/add', headers: { ...form, ...headers }, payload });

test('a page gets a policy with a nonce of its own, and every cookie that operations made', async () => {
  const answer = await app.inject({ url: '/catalog?q=1', headers: { host: 'shop.example' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('<p>http://shop.example/catalog?q=1</p>');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: https://counter.example https://tiles.example;");
  expect(policy).toContain(`script-src 'self' 'nonce-${capturedShop?.nonce}' https://counter.example https://captcha.example;`);
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).toContain("connect-src 'self' ws: https://counter.example https://captcha.example;");
  expect(policy).toContain("frame-src 'self' https://captcha.example https://video.example;");
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(answer.headers['set-cookie']).toEqual(['basket_id=abc; Path=/; HttpOnly; SameSite=Lax', 'city_id=1; Path=/; SameSite=Lax']);
  expect(capturedShop?.visitor.traceId).toBe('trace-1234');

  const first = capturedShop?.nonce;
  await app.inject('/catalog');
  expect(capturedShop?.nonce).not.toBe(first);
});

test('a page that is rendered as a stream goes out with the status, headers and cookies of its answer', async () => {
  const answer = await app.inject({ url: '/streamed', headers: { host: 'shop.example' } });
  expect([answer.statusCode, answer.body]).toEqual([404, '<html></html>']);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${capturedShop?.nonce}'`);
  expect(answer.headers['set-cookie']).toHaveLength(2);
});

test('only a host that somebody believed has said reaches the gateway', async () => {
  const forwarded = async (publicOrigin: string | undefined) => {
    const server = Fastify();
    await server.register(web, {
      execute: async () => ({ data: null, cookies: [] }),
      sessionSecret: 'secret',
      publicOrigin: () => publicOrigin,
      build: async () => build,
      mode: 'development',
    });
    const { body } = await server.inject({ url: '/origin', headers: { host: 'inner', 'x-forwarded-host': 'evil.example' } });
    await server.close();
    return body;
  };
  expect(await forwarded('https://shop.example:8443')).toBe('https://shop.example:8443');
  expect(await forwarded(undefined)).toBe('none');
});

test('what is configured is the shop’s address, whatever host a request names; without it the host counts and is called unconfigured', async () => {
  const readOrigin = async (publicUrl: string | null) => {
    const server = Fastify({ trustProxy: true });
    const options = {
      execute: async () => ({ data: null, cookies: [] }),
      sessionSecret: 'secret',
      build: async () => build,
      mode: 'development',
    } as const;
    await server.register(web, { ...options, publicUrl });
    await server.inject({ url: '/catalog', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    await server.close();
    return [capturedShop?.origin, capturedShop?.isOriginConfigured];
  };
  expect(await readOrigin('https://shop.example')).toEqual(['https://shop.example', true]);
  expect(await readOrigin(null)).toEqual(['http://evil.example', false]);
});

test('a path that begins with two slashes stays on this host', async () => {
  const answer = await app.inject({ url: '//evil.example/x', headers: { host: 'shop.example' } });
  expect(answer.body).toContain('http://shop.example//evil.example/x');
});

test('a form of the shop is read by its action', async () => {
  const answer = await post({ origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ intent: 'add', name: 'ч' });
});

test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'a form from %o is refused',
  async (headers) => {
    const answer = await post(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('whoever counts is told of the pattern of the route, never of the path', async () => {
  patterns.length = 0;
  await app.inject('/catalog/telefony/canary');
  expect(patterns).toEqual(['/*']);
});

describe('a form with files', () => {
  const photo = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nabc\r\n`;
  const payload = `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nreview\r\n${photo('photo')}${photo('other')}--x--\r\n`;
  const send = (url: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x', host: 'shop.example', cookie: 'city_id=1', ...headers },
      payload,
    });

  test.each(['/catalog/tvs/5/100/comments', '/catalog/tvs/5/100/comments.data'])(
    '%s: they are sent on, and the action gets their ids',
    async (url) => {
      sentFiles.length = 0;
      const answer = await send(url);
      for (const text of ['"photo","1"', '"other","2"']) {
        expect(answer.body.replaceAll('":"', '","')).toContain(text);
      }
      expect(Object.fromEntries(capturedShop?.visitor.cookies ?? [])).toEqual({ city_id: '1', comment_key: '2' });
      expect(sentFiles).toEqual(['review a.png 3 city_id=1', 'review a.png 3 city_id=1&comment_key=1']);
      expect(answer.headers['set-cookie']).toBe('comment_key=2; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
    },
  );

  test('elsewhere it is no such form, and of another site nothing of it is read', async () => {
    sentFiles.length = 0;
    expect((await send('/cart/add')).json()).not.toHaveProperty('other', '2');
    expect((await send('/catalog/tvs/5/100/comments', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send('/catalog/tvs/5/100/comments', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    expect(sentFiles).toEqual([]);
  });
});

test('a form too long is refused before it is read', async () => {
  expect((await post({}, `a=${'x'.repeat(70_000)}`)).statusCode).toBe(413);
});

test('a form that is packed is refused: nobody can tell how large it is', async () => {
  sentFiles.length = 0;
  for (const url of ['/cart/add', '/catalog/tvs/5/100/comments']) {
    for (const [encoding, pack] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      const type = url === '/cart/add' ? form['content-type'] : 'multipart/form-data; boundary=x';
      const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc\r\n--x--\r\n';
      const payload = pack(url === '/cart/add' ? 'intent=add' : part);
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...form, 'content-type': type, 'content-encoding': encoding },
        payload,
      });
      expect(answer.statusCode).toBe(415);
    }
  }
  expect(sentFiles).toEqual([]);
});

test('a form is read whether or not its length is told', async () => {
  const answer = await app.inject({ method: 'POST', url: '/cart/add', headers: form, payload: Readable.from(['intent=', 'add']) });
  expect(answer.json()).toEqual({ intent: 'add' });
  const long = Readable.from(Array.from({ length: 70 }, () => 'x'.repeat(1_000)));
  expect((await app.inject({ method: 'POST', url: '/cart/add', headers: form, payload: long })).statusCode).toBe(413);
});

test.each([
  [415, { 'content-type': 'application/json' }, '{}'],
  [415, { 'content-type': 'text/plain' }, 'a=1'],
  [400, { 'content-type': 'multipart/form-data; boundary=x' }, '--y'],
  [415, {}, ''],
])('what is no form is the fault of who sends it: %d for %o', async (status, headers, payload) => {
  for (const url of ['/cart/add', '/cart/add.data']) {
    const answer = await app.inject({ method: 'POST', url, headers: { host: 'shop.example', ...headers }, payload });
    expect(answer.statusCode).toBe(status);
  }
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('a form by %s is no incident', async (method) => {
  const answer = await app.inject({ method, url: '/cart/add', headers: form, payload: 'intent=add' });
  expect(answer.statusCode).toBeLessThan(500);
});
