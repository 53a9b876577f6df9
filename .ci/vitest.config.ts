import { defineConfig } from 'vitest/config';
import { limits } from '../services/testing/limits.ts';
import { exclude } from '../services/testing/vitest.ts';

/** Files share their modules: the whole schema is loaded once. */
export default defineConfig({ test: { include: ['**/*.test.ts'], exclude, isolate: false, ...limits } });
