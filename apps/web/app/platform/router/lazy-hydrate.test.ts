import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const load = vi.fn(async () => ({ default: ({ name }: { name: string }) => createElement('p', null, name) }));
beforeEach(() => {
  vi.resetModules();
  load.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

test('the server writes it at once, where it belongs', async () => {
  const { lazyHydrate, partsHere } = await import('./lazy-hydrate.tsx');
  const Part = lazyHydrate(load);
  await partsHere();
  expect(renderToStaticMarkup(createElement(Part, { name: 'Подвал' }))).toBe('<p>Подвал</p>');
});

test('a browser asks for its code with the first sign of a visitor, once', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const { lazyHydrate } = await import('./lazy-hydrate.tsx');
  lazyHydrate(load);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('scroll'));
  await expect.poll(() => load).toHaveBeenCalledOnce();
});
