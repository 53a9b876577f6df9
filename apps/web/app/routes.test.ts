import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['development', true],
  ['production', false],
])('in %s there is a page of the building blocks: %s', async (mode, isThere) => {
  vi.stubEnv('NODE_ENV', mode);
  const { default: routes } = await import('./routes.ts');
  expect(routes.some(({ path }) => path === 'blocks')).toBe(isThere);
});
