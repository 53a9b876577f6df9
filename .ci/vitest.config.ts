import { defineConfig } from 'vitest/config';

/** Time never decides: a limit is there to end what hangs. Files share their modules: the whole schema is loaded once. */
export default defineConfig({ test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } });
