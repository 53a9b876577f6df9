/** Milliseconds within which comes what a test waits for, on however busy a machine. */
export const patience = 60_000;

/** For every room's `vitest.config.ts`. Time never decides: a limit is there to end what hangs. */
export const limits = { testTimeout: 5 * patience, hookTimeout: 5 * patience, expect: { poll: { timeout: patience } } };
