import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { loader as offlinePage } from './offline.tsx';
import { loader as workerScript } from './worker.ts';

const origin = 'http://shop.example';

/** The worker as a browser runs it, with what it keeps in a map; `network` answers what goes to the shop. */
async function startWorker(network: (url: string) => Promise<string>) {
  const kept = new Map<string, string>([['/assets/old.css', 'old']]);
  const listeners = new Map<string, (event: object) => void>();
  const pathOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
  const cache = {
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) kept.set(path, await network(path));
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (request: { url: string }) => kept.delete(pathOf(request)),
  };
  const enable = vi.fn();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { navigationPreload: { enable } },
  };
  const caches = { open: async () => cache, match: async (asked: string | { url: string }) => kept.get(pathOf(asked)) };
  runInContext(
    await workerScript().text(),
    createContext({ self, caches, URL, fetch: ({ url }: { url: string }) => network(new URL(url).pathname) }),
  );
  const tell = async (name: string) => {
    let work: unknown;
    listeners.get(name)?.({
      waitUntil(promise: unknown) {
        work = promise;
      },
    });
    await work;
  };
  await tell('install');
  await tell('activate');
  expect(enable).toHaveBeenCalled();
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async (path: string, request: object = {}, preloadResponse?: Promise<string>) => {
    let answer: Promise<string> | undefined;
    listeners.get('fetch')?.({
      request: { url: origin + path, mode: 'navigate', method: 'GET', ...request },
      preloadResponse: preloadResponse ?? Promise.resolve(undefined),
      respondWith(promise: Promise<string>) {
        answer = promise;
      },
    });
    return answer;
  };
  return { kept, ask };
}

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

test('without a connection the kept page is shown, whatever was asked for', async () => {
  let isConnected = true;
  const { ask } = await startWorker(async (path) => (isConnected ? `shop ${path}` : cutOff()));
  expect(await ask('/cart')).toBe('shop /cart');
  isConnected = false;
  expect(await ask('/cart')).toBe('shop /offline');
  expect(await ask('/catalog', {}, cutOff())).toBe('shop /offline');
  expect(await ask('/favicon.svg', { mode: 'no-cors' })).toBe('shop /favicon.svg');
});

test('what the browser has begun to load by itself is taken', async () => {
  const { ask } = await startWorker(async (path) => `shop ${path}`);
  expect(await ask('/catalog', {}, Promise.resolve('preloaded'))).toBe('preloaded');
});

test('forms and parts of pages go to the shop as ever, and an older release is not kept', async () => {
  const { ask, kept } = await startWorker(async (path) => `shop ${path}`);
  expect(await ask('/cart', { method: 'POST' })).toBeUndefined();
  expect(await ask('/cart.data', { mode: 'cors' })).toBeUndefined();
  expect(kept.has('/assets/old.css')).toBe(false);
});

test('the page says what to do, and has nothing of its visitor', async () => {
  const html = await offlinePage().text();
  expect(html).toContain('Нет связи с интернетом');
  expect(html).toContain('Попробовать ещё раз');
  // The mark and the plug are in the page itself: nothing else can be fetched.
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).not.toContain('<script');
  expect(offlinePage().headers.get('cache-control')).toMatch(/^public/);
});
