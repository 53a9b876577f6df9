import type { Caller, SessionTokens } from './calls.ts';
import { createInFlight } from './in-flight.ts';
import type { Metrics } from './metrics.ts';
import type { SharedStore } from './redis.ts';
import { type Outcome, openOutcome, sealOutcome, sessionName } from './session-outcome.ts';
import { singleFlight } from './single-flight.ts';

/** The next tokens of the session that this refresh token belongs to; null tokens when it has ended. */
export type Renew = (caller: Caller, refreshToken: string) => Promise<Outcome>;

/** Milliseconds for which a late-comer with the old token is given the outcome without another call. */
const outcomeLifetime = 30_000;
/** Outcomes in the memory of one process. */
const maxOutcomes = 10_000;
/** Milliseconds by which the lock outlives the deadline of its holder. */
const holdMargin = 500;

interface Options {
  store?: SharedStore | undefined;
  /** Milliseconds that the provider's call may take. */
  deadline: number;
  /** Null when the provider refuses; throws when it does not answer. */
  requestTokens: (caller: Caller, refreshToken: string) => Promise<SessionTokens | null>;
  metrics: Pick<Metrics, 'refresh'>;
}

/** One refresh for a session, however many calls and processes ask for it at once or shortly after. */
export function createRenewal({ store, deadline, requestTokens, metrics }: Options): Renew {
  const recent = createRecent();
  const inFlight = createInFlight<Outcome>();

  const renewOnce = async (caller: Caller, refreshToken: string, name: string): Promise<Outcome> => {
    const work = async () => {
      const tokens = await requestTokens(caller, refreshToken);
      metrics.refresh(tokens === null ? 'refused' : 'renewed');
      return { tokens };
    };
    if (store === undefined) return work();
    let isShared = true;
    const key = store.key(`session:{${name}}`);
    const outcome = await singleFlight(store, {
      lock: `${key}:lock`,
      hold: deadline + holdMargin,
      waitTimeout: deadline,
      key,
      read: (text) => openOutcome(text, refreshToken),
      work() {
        isShared = false;
        return work();
      },
      leave: (newOutcome) => ({ text: sealOutcome(newOutcome, refreshToken), milliseconds: outcomeLifetime }),
    });
    if (isShared) metrics.refresh('shared');
    return outcome;
  };

  const renewAndKeep = async (caller: Caller, refreshToken: string, name: string): Promise<Outcome> => {
    try {
      const outcome = await renewOnce(caller, refreshToken, name);
      recent.keep(name, outcome);
      return outcome;
    } catch (error) {
      metrics.refresh('failed');
      throw error;
    }
  };

  return (caller, refreshToken) => {
    const name = sessionName(refreshToken);
    const recentOutcome = recent.get(name);
    if (recentOutcome !== undefined) return Promise.resolve(recentOutcome);
    return inFlight.get(name) ?? inFlight.start(name, () => renewAndKeep(caller, refreshToken, name));
  };
}

/** Outcomes by the session's name, each for a short while. */
function createRecent() {
  const outcomes = new Map<string, { outcome: Outcome; until: number }>();
  return {
    get(name: string): Outcome | undefined {
      const recentEntry = outcomes.get(name);
      return recentEntry !== undefined && performance.now() < recentEntry.until ? recentEntry.outcome : undefined;
    },
    keep(name: string, outcome: Outcome): void {
      const now = performance.now();
      outcomes.delete(name);
      outcomes.set(name, { outcome, until: now + outcomeLifetime });
      // In the order in which they were put in, which is the order in which they end.
      for (const [oldest, { until }] of outcomes) {
        if (outcomes.size <= maxOutcomes && until > now) break;
        outcomes.delete(oldest);
      }
    },
  };
}
