import { text } from 'node:stream/consumers';
import { createElement, Suspense, use } from 'react';
import { createStaticHandler, type EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest from './entry.server.tsx';
import { shopOf } from './platform/gateway/shop.server.ts';
import { visit } from './testing/visit.ts';

test('a page is its visitor’s alone: nobody on the way keeps it', async () => {
  const request = new Request('http://shop.example/', { method: 'HEAD' });
  const answer = await handleRequest(request, 200, new Headers(), {} as EntryContext, visit().context);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

/** A page of which a later part has failed, as it is answered. */
async function answerWithout({ isPageWhole = false, agent = 'Googlebot/2.1' }) {
  const failed = Promise.reject(new Error('late'));
  failed.catch(() => {});
  const Later = () => use(failed);
  const Page = () => createElement(Suspense, { fallback: 'Скоро' }, createElement(Later));
  const request = new Request('http://shop.example/', { headers: { 'user-agent': agent } });
  const staticHandlerContext = await createStaticHandler([{ id: 'root', path: '/', Component: Page }]).query(request);
  const entry = {
    ...{ staticHandlerContext, routeModules: { root: { default: Page } }, future: {}, ssr: true, isSpaMode: false },
    manifest: { routes: { root: { id: 'root', path: '/', module: '' } }, entry: { module: '', imports: [] }, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as EntryContext;
  const { context } = visit();
  const shop = shopOf(context);
  shop.isPageWhole = isPageWhole;
  const { status } = await handleRequest(request, 200, new Headers(), entry, context);
  return { status, html: shop.page === undefined ? '' : await text(shop.page) };
}

test.each(['Googlebot/2.1', 'Mozilla/5.0 Firefox/150.0'])(
  'a later part that fails is missing, and its page is there, for %s',
  async (agent) => {
    const { status, html } = await answerWithout({ agent });
    expect([status, html.includes('Скоро')]).toEqual([200, true]);
  },
);

test('a page for many that lacks a part is none', async () => expect((await answerWithout({ isPageWhole: true })).status).toBe(500));
