/** Tests of a stage. What was skipped has proven nothing: it is among the failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failed ones by name with their reasons, for people. */
  readonly failures: readonly string[];
}

export const oneFailed = (reason: string): Count => ({ passed: 0, failed: 1, failures: [reason] });

export const summed = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

/** A stage that ended badly or ran nothing has failed, whatever its tests say. */
export function checked(count: Count, code: number, output: string): Count {
  if (count.failed > 0) return count;
  if (code === 0 && count.passed > 0) return count;
  const reason = count.passed === 0 && code === 0 ? 'no test ran' : `ended with code ${code}`;
  return { ...count, failed: 1, failures: [`${reason}\n${output.trim().split('\n').slice(-20).join('\n')}`] };
}
