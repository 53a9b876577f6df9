import type { Timeouts } from '../platform/database/timeouts.ts';

/** Waits for ever: a circle of locks is told by the database itself, and how fast the machine is decides nothing. */
export const noTimeouts: Timeouts = { statement: 0, connection: 0, idleInTransaction: 0 };
