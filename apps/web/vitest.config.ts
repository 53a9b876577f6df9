import { defineConfig } from 'vitest/config';

/** Without the application's plugins: what is tested here is pure, or the server's own plugin. Files share their modules and put back what they stub. */
export default defineConfig({
  test: {
    include: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'server/**/*.test.ts', 'bundle/**/*.test.ts', 'fonts/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../services/testing/properties.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
