import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaptchaSettings } from '../platform/gateway/captcha-settings.ts';
import { captchaToken } from './captcha.ts';

const settings: CaptchaSettings = { script: 'https://captcha.example/api.js', key: 'site-key', version: 3 };

/** A script of a page, as far as it is looked at. */
interface LoadedScript {
  src: string;
  nonce: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

/** A page on which the captcha's script comes to what the test says. */
function open(comesTo: (script: LoadedScript) => void, captcha?: object) {
  const scripts: LoadedScript[] = [];
  const element = () => ({ src: '', nonce: '', onload: () => {}, onerror: () => {}, remove: vi.fn() });
  vi.stubGlobal('window', { grecaptcha: captcha });
  vi.stubGlobal('document', {
    createElement: element,
    querySelector: () => ({ nonce: 'nonce-of-the-page' }),
    head: {
      append: (script: LoadedScript) => {
        scripts.push(script);
        comesTo(script);
      },
    },
    body: { appendChild: (place: LoadedScript) => place },
  });
  return scripts;
}

const ready = (begin: () => void) => begin();
const loads = (script: LoadedScript) => script.onload();

// Each test has a page of its own, and so a captcha that has not been loaded yet.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());
const token = async (over: Partial<CaptchaSettings> = {}) => (await import('./captcha.ts')).captchaToken({ ...settings, ...over }, 'login');

test('its script is loaded once, for this key, under the nonce of the page', async () => {
  const execute = vi.fn(async () => 'token');
  const scripts = open(loads, { ready, execute });
  const ask = (await import('./captcha.ts')).captchaToken;
  expect([await ask(settings, 'login'), await ask(settings, 'send_code')]).toEqual(['token', 'token']);
  expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([['https://captcha.example/api.js?render=site-key', 'nonce-of-the-page']]);
  expect(execute).toHaveBeenLastCalledWith('site-key', { action: 'send_code' });
});

test('one of version 2 asks out of sight, and answers when it has made up its mind', async () => {
  const render = (_place: object, { callback, ...options }: Record<string, unknown>) => {
    expect(options).toMatchObject({ sitekey: 'site-key', size: 'invisible' });
    queueMicrotask(() => Reflect.apply(callback as () => void, undefined, ['token']));
    return 7;
  };
  const execute = vi.fn();
  const scripts = open(loads, { ready, execute, render });
  expect(await token({ version: 2 })).toBe('token');
  expect(scripts[0]?.src).toContain('render=explicit');
  expect(execute).toHaveBeenCalledWith(7);
});

test.each<[string, (script: LoadedScript) => void, object | undefined]>([
  ['is not there', (script) => script.onerror(), undefined],
  ['brings no captcha along', loads, undefined],
])('a script that %s: Failed to load script', async (_, comesTo, captcha) => {
  open(comesTo, captcha);
  await expect(token()).rejects.toThrow(/^Failed to load script$/);
});

test.each<[string, () => unknown]>([
  ['fails', () => Promise.reject(new Error('timeout'))],
  [
    'throws',
    () => {
      throw new Error('Invalid site key');
    },
  ],
  ['says nothing', () => Promise.resolve('')],
])('a captcha that %s: Failed to execute', async (_, execute) => {
  open(loads, { ready, execute });
  await expect(token()).rejects.toThrow(/^Failed to execute$/);
});

test('a script that could not be loaded is asked for again', async () => {
  const scripts = open((script) => (scripts.length === 1 ? script.onerror() : script.onload()), { ready, execute: async () => 'token' });
  await expect(captchaToken(settings, 'login')).rejects.toThrow('Failed to load script');
  expect(await captchaToken(settings, 'login')).toBe('token');
});
