import { defineConfig } from 'vitest/config';

/** Seconds of a test that starts processes on a machine that does other things too. */
const slow = 90_000;

/** Units first; then the whole house with real processes, PostgreSQL and Redis: two at once, since a house mostly waits while it starts. */
export default defineConfig({
  test: {
    teardownTimeout: slow,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'soak/**/*.test.ts'] } },
      {
        test: {
          name: 'house',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/seed.ts'],
          maxWorkers: 2,
          testTimeout: slow,
          hookTimeout: slow,
        },
      },
    ],
  },
});
