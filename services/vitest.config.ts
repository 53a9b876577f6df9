import { defineConfig } from 'vitest/config';

/** Time never decides: a limit is there to end what hangs. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } });
