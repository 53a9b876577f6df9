import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { OperationResult, Shop } from '../app/platform/gateway/shop.server.ts';
import { shopOf } from '../app/platform/gateway/shop.server.ts';
import { createGuestPages } from './guest-pages.ts';
import { web } from './plugin.ts';

interface Case {
  /** What the page does while it is made. */
  render?: (shop: Shop, request: Request) => void | Promise<void>;
  status?: number;
  answer?: OperationResult;
}

/** A shop of one screen, and what became of each request for a page that guests share. */
async function shopWith({ render, status = 200, answer = {} }: Case = {}) {
  const renders: { headers: string; cookies: string; isWhole: boolean }[] = [];
  const sources: string[] = [];
  async function loader({ context, request }: { context: Parameters<typeof shopOf>[0]; request: Request }) {
    const shop = shopOf(context);
    const { visitor } = shop;
    renders.push({
      headers: [...request.headers.keys()].join(),
      cookies: `${new URLSearchParams([...visitor.cookies])} ${visitor.address}`,
      isWhole: shop.isPageWhole === true,
    });
    await shop.execute({ document: '{ menu { name } }', visitor });
    await render?.(shop, request);
    shop.page = Readable.from([`<html><script nonce="${shop.nonce}">run()</script>`, `${visitor.cookies.get('city_id')}</html>`]);
    return new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: { root: { id: 'root', path: '*', module: { default: undefined, loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const app = Fastify();
  await app.register(web, {
    execute: async ({ document = '' }) =>
      document.includes('VisitorBranch') ? { data: { branch: 'B' }, cookies: [{ name: 'branch', value: 'B', httpOnly: false }] } : answer,
    sessionSecret: 'secret',
    build: async () => build,
    mode: 'development',
    // Its clock stands: what was made stays fresh.
    guestPages: createGuestPages(undefined, () => 0),
    onPage: (from) => void sources.push(from),
  });
  const ask = (cookie: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: '/news',
      headers: { host: 'shop.example', 'user-agent': firefox, ...(cookie !== '' && { cookie }), 'accept-encoding': 'br', ...headers },
    });
  /** Until a page is at hand: a busy machine may need more than two tries for it. */
  const settle = (cookie: string) =>
    expect
      .poll(async () => {
        await ask(cookie, { 'x-forwarded-for': '10.1.1.1' });
        return sources.at(-1);
      })
      .toBe('fresh');
  return { ask, settle, renders, sources };
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const guest = 'branch=A; city_id=7';

test('a page for many is rendered of nothing but what it may differ by, and runs its scripts by their hashes', async () => {
  const { ask, settle, renders } = await shopWith({
    render: (shop) => shop.changeCookie({ name: 'search_placeholder', value: 'чайник', httpOnly: false }),
  });
  await settle(guest);
  const answer = await ask(guest, { referer: 'http://shop.example/catalog' });
  expect(renders.filter(({ isWhole }) => isWhole)).toEqual([{ headers: '', cookies: 'branch=A&city_id=7 undefined', isWhole: true }]);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('<html><script>run()</script>7</html>');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'server-timing': 'page;desc="fresh"', vary: 'accept-encoding' });
  expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(answer.headers['set-cookie']).toMatch(/^search_placeholder=/);
  expect((await ask(guest, { 'accept-encoding': 'identity' })).body).toBe('<html><script>run()</script>7</html>');
});

test('a visitor with anything of his own neither sees such a page nor leaves anything in it', async () => {
  const { ask, settle, sources } = await shopWith();
  await settle(guest);
  const own = await ask(`${guest}; basket_id=0123456789abcdef0123456789abcdef`);
  expect(own.headers['content-security-policy']).toContain('nonce-');
  await ask(guest, { authorization: 'Bearer of-anna' });
  expect(sources.slice(-3)).toEqual(['fresh', 'own', 'own']);
});

test('a new visitor is given a branch of his own, whichever page he gets', async () => {
  const { ask, settle } = await shopWith();
  expect((await ask('')).headers['set-cookie']).toMatch(/^branch=B/);
  await settle('');
  expect((await ask('')).headers['set-cookie']).toMatch(/^branch=B/);
  // A robot is given none.
  expect((await ask('', { 'user-agent': 'Googlebot/2.1' })).headers['set-cookie']).toBeUndefined();
});

test.each<[string, Case]>([
  ['gives a cookie of somebody’s own', { render: (shop) => shop.changeCookie({ name: 'basket_id', value: 'a', httpOnly: true }) }],
  ['has another status', { status: 404 }],
  ['lacks a part, with an error', { answer: { data: { menu: null }, errors: [{ message: 'away' }] } }],
  ['lacks a part, without one', { answer: { data: {}, isDegraded: true } }],
])('a page that %s is nobody else’s', async (_what, one) => {
  const { ask, sources } = await shopWith(one);
  for (let time = 0; time < 4; time++) await ask(guest);
  expect(sources).toEqual(['own', 'own', 'own', 'own']);
});
