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
  vi.stubGlobal('document', {});
  const { lazyHydrate } = await import('./lazy-hydrate.tsx');
  const { firstSign } = await import('./first-sign.ts');
  lazyHydrate(load);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).not.toHaveBeenCalled();
  firstSign.resolve();
  firstSign.resolve();
  await expect.poll(() => load).toHaveBeenCalledOnce();
});
