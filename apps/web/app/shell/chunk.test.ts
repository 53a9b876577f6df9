import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched } from './chunk.ts';

const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
const browser = { onLine: true };
beforeEach(() => {
  page.location.reload.mockReset();
  browser.onLine = true;
  const kept = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/zoom.js');

test('without a connection the page is not loaded anew; the code comes when the connection does', async () => {
  browser.onLine = false;
  const load = vi.fn(async () => (browser.onLine ? 'code' : Promise.reject(gone)));
  const waits = vi.spyOn(page, 'addEventListener');
  const code = fetched(load);
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('code that is gone after a release reloads the page once, then is an error', async () => {
  const load = () => Promise.reject(gone);
  void fetched(load);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce());
  await expect(fetched(load)).rejects.toBe(gone);
  expect(page.location.reload).toHaveBeenCalledOnce();
});
