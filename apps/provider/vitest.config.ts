import { defineConfig } from 'vitest/config';
import { exclude } from '../../services/testing/vitest.ts';

/** Tests race hundreds of buyers on a database of their own; how long that takes on a busy machine says nothing. */
export default defineConfig({
  test: {
    include: ['{src,demo}/**/*.test.ts'],
    exclude,
    // Loading a hundred files' modules once is a third of the time; what a test changes of a module it puts back.
    isolate: false,
    globalSetup: ['src/platform/database/testing/migrated.ts'],
    setupFiles: ['../../services/testing/properties.ts', 'src/accounts/auth/testing/light-hashes.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
