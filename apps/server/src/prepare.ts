import type { Readiness } from '@vitrina/gateway/src/readiness.ts';
import type { FastifyInstance } from 'fastify';
import { isTerminal, progress } from './progress.ts';
import { warmUp } from './warm-up.ts';

interface Preparation {
  app: FastifyInstance;
  readiness: Readiness;
  /** Resolves when the provider can answer. */
  provider: Promise<void>;
  /** Whether its pages are opened once by itself before visitors come. */
  warmsUp: boolean;
}

/** Levels that say less for as long. */
const demotedLevels: ReadonlySet<string> = new Set(['info']);

/** Resolves when the process should get requests: its provider answers, and its pages come quickly unless it is not to warm up. */
export async function prepare({ app, readiness, provider, warmsUp }: Preparation): Promise<void> {
  readiness.wait('provider');
  if (warmsUp) readiness.wait('pages');
  // In a terminal nobody wants to read what a shop asks itself while it warms up.
  const level = app.log.level;
  if (isTerminal() && demotedLevels.has(level)) app.log.level = 'warn';
  await provider;
  readiness.markReady('provider');
  if (warmsUp) {
    progress.step('pages');
    await warmUp(app);
    readiness.markReady('pages');
  }
  app.log.level = level;
}
