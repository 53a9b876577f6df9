/** Milliseconds for requests under way once no new ones come. */
const closeDeadline = 15_000;
/** Milliseconds between "not ready" and the end of listening, so that a balancer has looked in between. */
const drainPause = 2_000;
/** Milliseconds in which one word is told twice: a whole group is signalled, and a primary passes on what it got. */
const signalEchoTime = 1_000;

interface StopSteps {
  /** A worker leaves Ctrl-C, which reaches the whole group, to its primary. */
  ignoresInterrupt?: boolean;
  /** At once: readiness turns to no. */
  drain(): void;
  /** Ends everything; resolves when nothing is left. */
  close(): Promise<void>;
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
}

/**
 * A graceful stop on SIGTERM (with a pause in which balancers see that it is not ready) and on Ctrl-C (without). Whoever signals
 * again after a second does not want to wait: the process ends at once.
 */
export function stopOnSignals({ drain, close, log, ignoresInterrupt = false }: StopSteps): (exitCode: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  let signalledAt = 0;

  const stop = async (exitCode: number, pause: number) => {
    drain();
    log.info({}, 'stopping');
    const late = setTimeout(() => {
      log.error({}, 'requests did not end in time');
      process.exit(1);
    }, pause + closeDeadline);
    late.unref();
    await new Promise((resolve) => setTimeout(resolve, pause));
    await close().catch((error: unknown) =>
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'stopping failed'),
    );
    process.exit(exitCode);
  };

  const onSignal = (pause: number) => {
    if (stopping === undefined) {
      signalledAt = performance.now();
      stopping = stop(0, pause);
    } else if (performance.now() - signalledAt > signalEchoTime) process.exit(130);
  };
  process.on('SIGTERM', () => onSignal(drainPause));
  process.on('SIGINT', () => {
    if (!ignoresInterrupt) onSignal(0);
  });
  return (exitCode) => (stopping ??= stop(exitCode, 0));
}
