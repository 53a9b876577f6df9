import { defineConfig } from 'vitest/config';
import { exclude } from './testing/vitest.ts';

/** Time never decides: a limit is there to end what hangs. Files share their modules: loading them anew is most of the time. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Those of the long run alone are among the others when it asks for them.
    exclude,
    setupFiles: ['testing/properties.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
