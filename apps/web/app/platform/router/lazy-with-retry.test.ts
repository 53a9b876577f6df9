import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Navigation {
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
  ({ loadRouteModule } = await import('./route-module.ts'));
}
let loadWithRetry: typeof import('./lazy-with-retry.ts').loadWithRetry;
let loadRouteModule: typeof import('./route-module.ts').loadRouteModule;
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

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/zoom.js');

test('without a connection the page is not loaded anew; the code comes when the connection does', async () => {
  browser.onLine = false;
  const load = vi.fn(async () => (browser.onLine ? 'code' : Promise.reject(gone)));
  const waits = vi.spyOn(page, 'addEventListener');
  const code = loadWithRetry(load);
  await expect.poll(() => waits).toHaveBeenCalledWith('online', expect.anything(), expect.anything());
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('code that is gone after a release reloads the page once, then is an error', async () => {
  const load = () => Promise.reject(gone);
  void loadWithRetry(load);
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  await loadPage();
  await expect(loadWithRetry(load)).rejects.toMatchObject({ message: 'Code of the shop is missing', cause: gone });
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test('whatever else is missing while the page is loaded anew is no error', async () => {
  const settled = vi.fn();
  const load = () => Promise.reject(gone);
  void loadWithRetry(load).finally(settled);
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  void loadWithRetry(load).finally(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test('a navigation that was clicked goes on to its page', async () => {
  page.__reactRouterDataRouter.state.navigation = { location: { pathname: '/catalog', search: '?q=1', hash: '#goods' } };
  void loadWithRetry(() => Promise.reject(gone));
  await expect.poll(() => page.location.assign).toHaveBeenCalledWith('/catalog?q=1#goods');
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('a form of this very page loads it anew, whatever mark it leads to', async () => {
  page.__reactRouterDataRouter.state.navigation = { location: { pathname: '/', search: '', hash: '#goods' } };
  void loadWithRetry(() => Promise.reject(gone));
  await expect.poll(() => page.location.reload).toHaveBeenCalledOnce();
  expect(page.location.assign).not.toHaveBeenCalled();
});

test('code of a route that the router loads by itself is treated the same, and is loaded once', async () => {
  const file = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
  const known = {};
  const loaded = await loadRouteModule({ id: 'home', module: file('export default () => null') }, known);
  expect(await loadRouteModule({ id: 'home', module: 'data:text/javascript,throw 1' }, known)).toBe(loaded);
  page.__reactRouterDataRouter.state.navigation = { location: { pathname: '/catalog', search: '', hash: '' } };
  const missing = { id: 'catalogue', module: 'data:text/javascript,throw new TypeError("gone")' };
  void loadRouteModule(missing, known);
  await expect.poll(() => page.location.assign).toHaveBeenCalledWith('/catalog');
  await loadPage();
  const failed = await loadRouteModule(missing, known);
  expect(failed?.default).toThrow('Code of the shop is missing');
});
