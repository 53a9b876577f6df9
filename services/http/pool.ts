import { Pool } from 'undici';

/** Sockets to one provider origin; bounded, so that a slow provider cannot eat all file handles. */
export function openPool(origin: string): Pool {
  return new Pool(origin, {
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: 2_000 },
    // Deadlines are the engine's own (by signal); these are the last resort.
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
}
