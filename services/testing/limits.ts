/** Milliseconds within which comes what a test waits for, on however busy a machine. */
export const waitTimeout = 60_000;

/** For every room's `vitest.config.ts`. Time never decides: a limit is there to end what hangs. */
export const limits = { testTimeout: 5 * waitTimeout, hookTimeout: 5 * waitTimeout, expect: { poll: { timeout: waitTimeout } } };
