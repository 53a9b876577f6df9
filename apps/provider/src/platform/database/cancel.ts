import pg from 'pg';

/** Ends statements that run on other connections. */
export interface Canceller {
  /** Ends what a connection is doing; nothing when it does nothing. */
  statementOf(client: pg.PoolClient): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds for which the connection waits for the next one who goes away. */
const idle = 30_000;

/**
 * Over a connection of its own: those of the pool may all be in use, which is when it matters most. It is made when the first caller
 * goes away, and ended when nobody has for a while.
 */
export function canceller(url: string, connectionTimeout: number): Canceller {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'vitrina-provider-cancel',
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: connectionTimeout,
    idleTimeoutMillis: idle,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  return {
    async statementOf(client) {
      // Of the driver's own, not among its types.
      if (!('processID' in client) || typeof client.processID !== 'number') return;
      await pool.query('select pg_cancel_backend($1)', [client.processID]);
    },
    close: () => pool.end(),
  };
}
