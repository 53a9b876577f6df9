/** How fast a call usually is, and how many second attempts it has saved up for. The figures are ours. */
export interface LatencyTracker {
  /** Takes note of an attempt that was answered. */
  record(milliseconds: number): void;
  /** Each call saves up a share of a second attempt. */
  save(): void;
  /** Whether a second attempt may be paid for; pays for it. */
  spend(): boolean;
  /** Milliseconds after which an attempt is slower than 95 of 100; undefined until enough were seen. */
  slow(): number | undefined;
}

/** Answers remembered. */
const window = 128;
/** Answers needed before anything is said about them. */
const minSamples = 30;
/** The figure is worked out anew after so many answers. */
const every = 16;
/** Second attempts are at most this share of the calls. */
const share = 0.05;
/** Second attempts saved up at most, so that a quiet night does not pay for a flood. */
const maxBudget = 5;

export function createLatencyTracker(): LatencyTracker {
  const times = new Float64Array(window);
  let sampleCount = 0;
  let budget = 0;
  let p95: number | undefined;
  return {
    record(milliseconds) {
      times[sampleCount % window] = milliseconds;
      sampleCount += 1;
      if (sampleCount < minSamples || (p95 !== undefined && sampleCount % every !== 0)) return;
      const sortedTimes = times.slice(0, Math.min(sampleCount, window)).sort();
      p95 = sortedTimes[Math.floor(sortedTimes.length * 0.95)];
    },
    save() {
      budget = Math.min(maxBudget, budget + share);
    },
    spend() {
      if (budget < 1) return false;
      budget -= 1;
      return true;
    },
    slow: () => p95,
  };
}
