import type { Readiness } from '@vitrina/gateway/src/readiness.ts';
import type { FastifyInstance } from 'fastify';
import { warmUp } from './warm-up.ts';

interface Preparation {
  app: FastifyInstance;
  readiness: Readiness;
  /** Resolves when the provider can answer. */
  provider: Promise<void>;
}

/** Resolves when the process should get requests: its provider answers, and its pages come quickly. */
export async function prepare({ app, readiness, provider }: Preparation): Promise<void> {
  readiness.wait('provider');
  readiness.wait('pages');
  await provider;
  readiness.done('provider');
  await warmUp(app);
  readiness.done('pages');
}
