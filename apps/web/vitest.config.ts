import { defineConfig } from 'vitest/config';
import { limits } from '../../services/testing/limits.ts';

/** Files share their modules and put back what they stub. */
const sharedOptions = { isolate: false, ...limits } as const;
const interactive = 'app/**/*.dom.test.tsx';

/** Without the application's plugins. What a person presses and types is tested in a DOM (`*.dom.test.tsx`); the rest is pure, or the server's own plugin. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...sharedOptions,
          name: 'unit',
          include: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'server/**/*.test.ts', 'fonts/**/*.test.ts'],
          exclude: [interactive],
          setupFiles: ['../../services/testing/properties.ts'],
        },
      },
      { test: { ...sharedOptions, name: 'dom', include: [interactive], environment: 'happy-dom', setupFiles: ['app/testing/dom.ts'] } },
    ],
  },
});
