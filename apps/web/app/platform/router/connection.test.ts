import { type DataStrategyResult, data, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCutOff, keepPageOnNetworkError, noConnection } from './connection.ts';

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: /x.js',
])('«%s» is no connection', (message) => {
  expect(isCutOff(new TypeError(message))).toBe(true);
  expect(isCutOff(new Error(message))).toBe(false);
});

test.each([new TypeError("Cannot read properties of undefined (reading 'load')"), new TypeError('fetch failed'), null, undefined])(
  '%s is something else',
  (error) => {
    expect(isCutOff(error)).toBe(false);
  },
);

describe('a page whose requests do not arrive', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.stubGlobal('document', {
      querySelector: () => (lines.length > 0 ? { remove: () => lines.pop() } : null),
      body: { insertAdjacentHTML: (_place: string, html: string) => lines.push(html) },
    });
    vi.stubGlobal('window', { location: { pathname: '/cart' } });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const cut = new TypeError('Failed to fetch');
  const failed = (result: unknown): DataStrategyResult => ({ type: 'error', result });
  async function send(method: string, path: string, results: Record<string, DataStrategyResult>) {
    const url = new URL(path, 'http://shop.example');
    const args = { request: new Request(url, { method }), url, params: {}, pattern: path, context: new RouterContextProvider() };
    return (await keepPageOnNetworkError(args, async () => results)) ?? results;
  }
  const cart = 'routes/cart';
  const form = (result: unknown) => send('POST', '/cart', { [cart]: failed(result) });

  test('stays as it is after a form, also when nothing can be loaded anew, and says why until the next form', async () => {
    expect(await form(data(cut))).toEqual({ [cart]: { type: 'data', result: undefined } });
    expect(await send('GET', '/cart', { root: failed(cut), [cart]: failed(cut) })).toEqual({});
    expect(lines).toEqual([expect.stringContaining(noConnection)]);
    const answer = { [cart]: { type: 'data', result: 1 } } as const;
    expect(await send('POST', '/cart', answer)).toEqual(answer);
    expect(lines).toEqual([]);
  });

  test('shows what can be loaded after such a form', async () => {
    await form(data(cut));
    const loaded = { [cart]: { type: 'data', result: 1 } } as const;
    expect(await send('GET', '/cart', loaded)).toEqual(loaded);
    expect(lines).toHaveLength(1);
    await send('GET', '/catalog', loaded);
    expect(lines).toEqual([]);
  });

  test('gives way to the error screen when another page was wanted, or the shop itself has failed', async () => {
    const results = { [cart]: failed(cut) };
    expect(await send('GET', '/cart', results)).toEqual(results);
    const mistake = new Error('Unexpected Server Error');
    expect(await form(data(mistake))).toEqual({ [cart]: failed(data(mistake)) });
    expect(lines).toEqual([]);
  });
});
