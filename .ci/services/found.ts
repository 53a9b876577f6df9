import { details, line } from '../report.ts';
import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';
import { findRedis } from './redis.ts';
import type { Service } from './service.ts';

export interface Found {
  readonly env: NodeJS.ProcessEnv;
  /** How many could not be found. */
  readonly missing: number;
  stop(): Promise<void>;
}

/** Looks for everything that the tests need, one line each; nothing is ever installed into the system. */
export async function findServices(): Promise<Found> {
  const services: Service[] = [];
  let missing = 0;
  for (const [name, find] of Object.entries({ Redis: findRedis, PostgreSQL: findPostgres, Chromium: findChromium })) {
    const started = performance.now();
    try {
      const service = await find();
      services.push(service);
      line(name, service.from, started);
    } catch (error) {
      missing += 1;
      line(name, 'not found', started);
      details([error instanceof Error ? error.message : String(error)]);
    }
  }
  return {
    env: Object.assign({}, ...services.map(({ env }) => env)),
    missing,
    async stop() {
      await Promise.all(services.map((service) => service.stop()));
    },
  };
}
