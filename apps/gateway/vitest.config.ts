import { defineConfig } from 'vitest/config';

/** Apart from the sandbox's own configuration, which has another root. */
export default defineConfig({ test: { include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts'] } });
