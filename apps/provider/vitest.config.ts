import { defineConfig } from 'vitest/config';

/** Tests race hundreds of buyers on a database of their own; how long that takes on a busy machine says nothing. */
export default defineConfig({
  test: {
    include: ['{src,demo,manuals,pictures}/**/*.test.ts'],
    globalSetup: ['src/testing/migrated.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
