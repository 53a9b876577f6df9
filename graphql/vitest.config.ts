import { defineConfig } from 'vitest/config';

/** Time never decides: a limit is there to end what hangs. Files share their modules: loading them anew is nearly all the time. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['../services/testing/properties.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
