import { defineConfig } from 'vitest/config';
import { limits } from '../services/testing/limits.ts';

/** Files share their modules: loading them anew is nearly all the time. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['../services/testing/properties.ts'],
    isolate: false,
    ...limits,
  },
});
