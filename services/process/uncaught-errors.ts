interface UncaughtErrorOptions {
  log: { error(fields: object, message: string): void };
  /** Stops the process with this exit code. */
  stop(exitCode: number): void;
}

/**
 * What reaches no handler is logged, and so reported. A promise that nobody waited for has spoilt nothing but its own
 * request, and the process goes on; after an error thrown from nowhere nobody knows, and it stops well.
 */
export function watchUncaughtErrors({ log, stop }: UncaughtErrorOptions): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: asError(reason) }, 'a rejection nobody has handled');
  });
  process.on('uncaughtException', (error) => {
    log.error({ err: asError(error) }, 'an error nobody has caught');
    stop(1);
  });
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
