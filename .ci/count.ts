/** Tests of a suite. What was skipped has proven nothing: it is among the failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the JUnit report that Vitest and Playwright write alike; undefined stands for one that was not written. A suite that
 * ended badly or ran nothing has failed, whatever its tests say.
 */
export function countOf(report: string | undefined, code = 0): Count {
  const [head = ''] = /<testsuites [^>]*>/.exec(report ?? '') ?? [];
  const number = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  // Vitest writes skipped tests with each file alone.
  const skipped = [...(report ?? '').matchAll(/<skipped\b/g)].length;
  const failed = number('failures') + number('errors') + skipped;
  const passed = number('tests') - failed;
  return { passed, failed: failed > 0 || (code === 0 && passed > 0) ? failed : 1 };
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});
