import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { limits } from '../../services/testing/limits.ts';
import { isLongRun } from '../../services/testing/long-run.ts';
import { exclude } from '../../services/testing/vitest.ts';

/** The full stack is tested by buying the demonstration's goods: who deletes them keeps the unit tests. */
const hasDemo = existsSync(new URL('../provider/demo', import.meta.url));

/** Builds anew what whole shops load, so it is a suite of its own that runs before theirs. */
const start = 'src/start.test.ts';
/** Compares how long shoppers wait, so nothing runs beside it. */
const measured = 'test/attack.long.test.ts';
/** Two at once, since a shop mostly waits while it starts; files share their modules, and those of the full stack a provider. */
const sharedOptions = { maxWorkers: 2, isolate: false };

const fullStack = {
  test: {
    ...sharedOptions,
    ...limits,
    name: 'full-stack',
    include: ['test/**/*.test.ts'],
    exclude: [...exclude, measured],
    globalSetup: ['test/seed.ts'],
    setupFiles: ['test/clear-after-file.ts'],
    sequence: { groupOrder: 0 },
  },
};
const fullStackMeasured = {
  test: { ...fullStack.test, name: 'full-stack-measured', include: [measured], exclude, sequence: { groupOrder: 1 } },
};

/** A suite each (package.json): `npm start`; units; the full stack with real processes, PostgreSQL and Redis. */
export default defineConfig({
  test: {
    teardownTimeout: limits.hookTimeout,
    projects: [
      { test: { ...limits, name: 'start', include: [start] } },
      {
        test: {
          ...sharedOptions,
          ...limits,
          name: 'unit',
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'soak/**/*.test.ts'],
          exclude: [...exclude, start],
        },
      },
      ...(hasDemo ? [fullStack] : []),
      ...(hasDemo && isLongRun ? [fullStackMeasured] : []),
    ],
  },
});
