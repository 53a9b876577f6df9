import { defineConfig } from 'vitest/config';

/** `npm run chaos`: not among the tests, since it takes more than five minutes. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['chaos/**/*.test.ts'],
    globalSetup: ['test/seed.ts'],
    setupFiles: ['test/clear-after-file.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    teardownTimeout: 90_000,
  },
});
