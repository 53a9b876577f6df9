import { afterAll } from 'vitest';
import { clearLeftovers } from './full-stack.ts';

// Files share their modules, and each has leftovers of its own.
afterAll(clearLeftovers);
