import type { Readiness } from '@vitrina/gateway/src/readiness.ts';
import type { FastifyInstance } from 'fastify';
import { isTerminal, progress } from './progress.ts';
import { warmUp } from './warm-up.ts';

interface Preparation {
  app: FastifyInstance;
  readiness: Readiness;
  /** Resolves when the provider can answer. */
  provider: Promise<void>;
}

/** Levels that say less for as long. */
const quietened: ReadonlySet<string> = new Set(['info']);

/** Resolves when the process should get requests: its provider answers, and its pages come quickly. */
export async function prepare({ app, readiness, provider }: Preparation): Promise<void> {
  readiness.wait('provider');
  readiness.wait('pages');
  // In a terminal nobody wants to read what a shop asks itself while it warms up.
  const level = app.log.level;
  if (isTerminal() && quietened.has(level)) app.log.level = 'warn';
  await provider;
  readiness.done('provider');
  progress.step('pages');
  await warmUp(app);
  app.log.level = level;
  readiness.done('pages');
}
