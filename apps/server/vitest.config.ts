import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Milliseconds after which a test that starts processes hangs, also on a machine that does much else. */
const slow = 300_000;

/** The whole house is tested by buying the demonstration's goods: who deletes them has the units. */
const hasDemo = existsSync(new URL('../provider/demo', import.meta.url));

/** Builds anew what all others load, so it runs before them and beside none. */
const start = 'src/start.test.ts';
const afterStart = { groupOrder: 1 };

const house = {
  test: {
    name: 'house',
    sequence: afterStart,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/seed.ts'],
    maxWorkers: 2,
    testTimeout: slow,
    hookTimeout: slow,
  },
};

/** The start first, alone; then units; then the whole house with real processes, PostgreSQL and Redis: two at once, since a house mostly waits while it starts. */
export default defineConfig({
  test: {
    teardownTimeout: slow,
    projects: [
      { test: { name: 'start', include: [start] } },
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'soak/**/*.test.ts'],
          exclude: [start],
          sequence: afterStart,
        },
      },
      ...(hasDemo ? [house] : []),
    ],
  },
});
