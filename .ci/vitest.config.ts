import { defineConfig } from 'vitest/config';
import { exclude } from '../services/testing/vitest.ts';

/** Time never decides: a limit is there to end what hangs. Files share their modules: the whole schema is loaded once. */
export default defineConfig({ test: { include: ['**/*.test.ts'], exclude, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } });
