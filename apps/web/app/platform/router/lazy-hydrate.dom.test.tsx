import { act, fireEvent } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const onPress = vi.fn();
const Links = () => (
  <button type="button" onClick={onPress}>
    Каталог
  </button>
);

let root: Root | undefined;
beforeEach(() => {
  onPress.mockClear();
  // The first sign of a visitor counts once for a page.
  vi.resetModules();
});
afterEach(() => act(async () => root?.unmount()));

const comeVisitor = async () => (await import('./first-sign.ts')).firstSign.resolve();

/** The page as the server has written it, taken over by scripts. */
async function takeOver(load: () => Promise<{ default: typeof Links }>) {
  const { lazyHydrate } = await import('./lazy-hydrate.tsx');
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(<Links />);
  container.innerHTML = `<!--$-->${html}<!--/$-->`;
  const Part = lazyHydrate(load);
  await act(async () => {
    root = hydrateRoot(container, <Part />);
  });
  const button = container.querySelector('button');
  if (button === null) throw new Error('The part is not there.');
  return button;
}

test('a part stands as it was written, and its code comes with the first sign of a visitor', async () => {
  const load = vi.fn(async () => ({ default: Links }));
  const button = await takeOver(load);
  expect(button.textContent).toBe('Каталог');
  expect(load).not.toHaveBeenCalled();
  await act(comeVisitor);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
});

test('it is the same element afterwards, and works', async () => {
  const button = await takeOver(async () => ({ default: Links }));
  await act(comeVisitor);
  await act(async () => void (await new Promise((done) => setTimeout(done, 0))));
  expect(button.isConnected).toBe(true);
  await act(async () => void fireEvent.click(button));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a screen that a script opens is shown when all of it is there; the one before it stays until then', async () => {
  const { lazyHydrate } = await import('./lazy-hydrate.tsx');
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Links }>();
  const Part = lazyHydrate(() => promise);
  const container = document.createElement('div');
  const opened = createRoot(container);
  root = opened;
  await act(async () => opened.render(<p>Прежний экран</p>));
  await act(async () => startTransition(() => opened.render(<Part />)));
  expect(container.textContent).toBe('Прежний экран');
  await act(async () => resolve({ default: Links }));
  await act(async () => void (await promise));
  expect(container.textContent).toBe('Каталог');
});
