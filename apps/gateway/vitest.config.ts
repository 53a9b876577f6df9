import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { limits } from '../../services/testing/limits.ts';
import { exclude } from '../../services/testing/vitest.ts';

/** Apart from the sandbox's own configuration, which has another root. */
export default defineConfig({
  // Vite would take graphql's ES modules for our files and Node its CommonJS for Apollo's: two libraries, two schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts'],
    exclude,
    // Files share their modules: loading the schema and Apollo anew is more than half the time. What a test changes of one it puts back.
    isolate: false,
    ...limits,
  },
});
