/** A part of the process that has ended and will be started again; the rest goes on meanwhile. */
export interface HealthIssue {
  /** How often it has ended in a row. */
  readonly ends: number;
  /** `SIGKILL`, `exit code 1`. */
  readonly last: string;
  /** When it is started again; ISO 8601. */
  readonly nextStart: string;
}

/** By the name of the part. */
export type HealthIssues = Readonly<Record<string, HealthIssue>>;

/** Whether the process should get requests. Turns to no before a graceful stop drains. */
export interface Readiness {
  /** Names of parts that have to be there; ready when none is missing. */
  missing(): readonly string[];
  wait(part: string): void;
  markReady(part: string): void;
  /** A part is still to come: what takes long now is no load. */
  isStarting(): boolean;
  /** A graceful stop has begun. */
  isDraining(): boolean;
  /** Parts that are down without keeping the process from answering. */
  issues(): HealthIssues;
  /** Replaces the list of parts that are down. */
  setIssues(issues: HealthIssues): void;
  /** From now on never ready again. */
  drain(): void;
}

export function createReadiness(): Readiness {
  const parts = new Set<string>();
  let draining = false;
  let currentIssues: HealthIssues = {};
  return {
    missing: () => (draining ? ['stopping'] : [...parts]),
    wait: (part) => void parts.add(part),
    markReady: (part) => void parts.delete(part),
    isDraining: () => draining,
    isStarting: () => !draining && parts.size > 0,
    issues: () => currentIssues,
    setIssues(issues) {
      currentIssues = issues;
    },
    drain() {
      draining = true;
    },
  };
}
