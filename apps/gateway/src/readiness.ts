/** Whether the process should get requests. Turns to no before a graceful stop drains. */
export interface Readiness {
  /** Names of parts that have to be there; ready when none is missing. */
  missing(): readonly string[];
  wait(part: string): void;
  done(part: string): void;
  /** From now on never ready again. */
  drain(): void;
}

export function createReadiness(): Readiness {
  const parts = new Set<string>();
  let draining = false;
  return {
    missing: () => (draining ? ['stopping'] : [...parts]),
    wait: (part) => void parts.add(part),
    done: (part) => void parts.delete(part),
    drain() {
      draining = true;
    },
  };
}
