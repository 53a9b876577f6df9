import { defineConfig } from 'vitest/config';
import { limits } from './testing/limits.ts';
import { exclude } from './testing/vitest.ts';

/** Files share their modules: loading them anew is most of the time. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Those of the long run alone are among the others when it asks for them.
    exclude,
    setupFiles: ['testing/properties.ts'],
    isolate: false,
    ...limits,
  },
});
