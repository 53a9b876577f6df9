import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Navigation {
  state?: string;
  location?: { pathname: string; search: string; hash: string };
}
const page = Object.assign(new EventTarget(), {
  location: { pathname: '/', search: '', reload: vi.fn(), assign: vi.fn() },
  __reactRouterDataRouter: { state: { navigation: {} as Navigation } },
});
const browser = { onLine: true };
/** The page that was loaded has modules of its own. */
async function loadPage() {
  vi.resetModules();
  ({ loadWithRetry } = await import('./lazy-with-retry.ts'));
  ({ replaceReloads } = await import('./leave.ts'));
}
let loadWithRetry: typeof import('./lazy-with-retry.ts').loadWithRetry;
let replaceReloads: typeof import('./leave.ts').replaceReloads;
beforeEach(async () => {
  page.location.reload.mockReset();
  page.location.assign.mockReset();
  page.__reactRouterDataRouter.state.navigation = {};
  browser.onLine = true;
  const kept = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  await loadPage();
});
afterEach(() => void vi.unstubAllGlobals());

const importFailure = new TypeError('Failed to fetch dynamically imported module: /assets/zoom.js');

test('without a connection the page is not loaded anew; the code comes when the connection does', async () => {
  browser.onLine = false;
  const load = vi.fn(async () => (browser.onLine ? 'code' : Promise.reject(importFailure)));
  const waits = vi.spyOn(page, 'addEventListener');
  const code = loadWithRetry(load);
  await expect.poll(() => waits).toHaveBeenCalledWith('online', expect.anything(), expect.anything());
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('code that is gone after a release reloads the page once, then is an error', async () => {
  const load = () => Promise.reject(importFailure);
  void loadWithRetry(load);
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  await loadPage();
  await expect(loadWithRetry(load)).rejects.toMatchObject({ message: 'Code of the shop is missing', cause: importFailure });
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test('whatever else is missing while the page is loaded anew is no error', async () => {
  const settled = vi.fn();
  const load = () => Promise.reject(importFailure);
  void loadWithRetry(load).finally(settled);
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  void loadWithRetry(load).finally(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test('a navigation that was clicked goes on to its page', async () => {
  page.__reactRouterDataRouter.state.navigation = { location: { pathname: '/catalog', search: '?q=1', hash: '#goods' } };
  void loadWithRetry(() => Promise.reject(importFailure));
  await expect.poll(() => page.location.assign).toHaveBeenCalledWith('/catalog?q=1#goods');
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('a form of this very page loads it anew, whatever mark it leads to', async () => {
  page.__reactRouterDataRouter.state.navigation = { location: { pathname: '/', search: '', hash: '#goods' } };
  void loadWithRetry(() => Promise.reject(importFailure));
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  expect(page.location.assign).not.toHaveBeenCalled();
});

describe('a screen whose code the router misses', () => {
  const here = { pathname: '/', search: '', hash: '' };
  const navigate = vi.fn(async () => {});
  const lines: string[] = [];

  /** The router reloads the page; answers whether the browser does. */
  function reload(navigationType = 'reload'): boolean {
    const browserNavigation = new EventTarget();
    replaceReloads(browserNavigation as Parameters<typeof replaceReloads>[0]);
    return browserNavigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType }));
  }

  beforeEach(() => {
    lines.length = 0;
    navigate.mockClear();
    page.__reactRouterDataRouter.state.navigation = { state: 'loading', location: { pathname: '/catalog', search: '', hash: '' } };
    Object.assign(page.__reactRouterDataRouter, { navigate });
    Object.assign(page.__reactRouterDataRouter.state, { location: here });
    vi.stubGlobal('document', {
      querySelector: () => null,
      body: { insertAdjacentHTML: (_place: string, html: string) => lines.push(html) },
    });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  });

  test('is loaded as a page, and the page that is left is not reloaded', async () => {
    expect(reload()).toBe(false);
    await expect.poll(() => page.location.assign).toHaveBeenCalledWith('/catalog');
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  test('is given up the second time in a minute: the page stays and says so', async () => {
    expect(reload()).toBe(false);
    await expect.poll(() => page.location.assign).toHaveBeenCalledOnce();
    await loadPage();
    expect(reload()).toBe(false);
    await expect.poll(() => lines).toEqual([expect.stringContaining('Страница не открылась')]);
    expect(navigate).toHaveBeenCalledWith(here, expect.objectContaining({ replace: true }));
    expect(page.location.assign).toHaveBeenCalledOnce();
  });

  test('waits for a connection, and says that there is none', async () => {
    browser.onLine = false;
    expect(reload()).toBe(false);
    await expect.poll(() => lines).toEqual([expect.stringContaining('Нет связи с интернетом')]);
    expect(page.location.assign).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    await expect.poll(() => page.location.assign).toHaveBeenCalledWith('/catalog');
  });

  test('is all that this is about: a reload while the router waits for nothing, and other navigations, stay', () => {
    expect(reload('push')).toBe(true);
    page.__reactRouterDataRouter.state.navigation = { state: 'idle' };
    expect(reload()).toBe(true);
  });
});
