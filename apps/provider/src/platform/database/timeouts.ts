/** How long the database is waited for, in milliseconds; 0 is for ever. */
export interface Timeouts {
  /** For one statement, waiting for a lock included. The gateway gives a call at most 10 s. */
  readonly statement: number;
  /** For a connection of the pool, or a new one. */
  readonly connection: number;
  /** For the next statement of a transaction: who says nothing any more holds its locks against everybody. */
  readonly idleInTransaction: number;
}

/** Of calls and of jobs beside them. */
export const ofService: Timeouts = { statement: 15_000, connection: 10_000, idleInTransaction: 30_000 };

/** Of commands that go through the whole catalogue, for whom nobody waits. */
export const ofBulk: Timeouts = { statement: 0, connection: 10_000, idleInTransaction: 0 };
