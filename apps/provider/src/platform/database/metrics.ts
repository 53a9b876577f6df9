import { Gauge, Histogram } from 'prom-client';
import { registry } from '../metrics.ts';

/** What the pool of connections tells of itself. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly ended: boolean;
}

const pools = new Set<Pool>();

new Gauge({
  name: 'vitrina_database_connections',
  help: 'Connections of the reference provider to PostgreSQL: busy, idle; and calls that wait for one: waiting.',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    for (const pool of pools) if (pool.ended) pools.delete(pool);
    const sum = (count: (pool: Pool) => number) => [...pools].reduce((all, pool) => all + count(pool), 0);
    this.set(
      { state: 'busy' },
      sum(({ totalCount, idleCount }) => totalCount - idleCount),
    );
    this.set(
      { state: 'idle' },
      sum(({ idleCount }) => idleCount),
    );
    this.set(
      { state: 'waiting' },
      sum(({ waitingCount }) => waitingCount),
    );
  },
});

const statements = new Histogram({
  name: 'vitrina_database_statement_seconds',
  help: 'Statements of the reference provider, with the wait for a connection, by outcome: done, failed.',
  labelNames: ['outcome'],
  buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [registry],
});

/** Counts a pool until it is ended. */
export const watchPool = (pool: Pool): void => void pools.add(pool);

/** Runs one statement and notes how long it took. */
export async function measureStatement<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  let outcome = 'failed';
  try {
    const result = await run();
    outcome = 'done';
    return result;
  } finally {
    statements.observe({ outcome }, (performance.now() - began) / 1000);
  }
}
