import { defineConfig } from 'vitest/config';
import { limits } from '../../services/testing/limits.ts';
import { exclude } from '../../services/testing/vitest.ts';

export default defineConfig({
  test: {
    include: ['{src,demo}/**/*.test.ts'],
    exclude,
    // Loading a hundred files' modules once is a third of the time; what a test changes of a module it puts back.
    isolate: false,
    globalSetup: ['src/platform/database/testing/migrated-databases.ts'],
    setupFiles: ['../../services/testing/properties.ts', 'src/accounts/auth/testing/light-hashes.ts'],
    ...limits,
  },
});
