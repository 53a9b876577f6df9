import type { Race } from './races.ts';
import type { Result } from './run-race.ts';

/** One target, and what came of it. */
interface TargetResult {
  name: string;
  /** As the target is worded. */
  target: string;
  isMet: boolean;
}

/** Median of the ratios of two runners, each taken within one round: a machine that is slow for a while is slow for all. */
function ratioOf(results: readonly Result[], name: string, other: string): number {
  const roundsOf = (resultName: string) => results.find((result) => result.name === resultName)?.rounds ?? [];
  return median(roundsOf(name).map((cpu, round) => cpu / (roundsOf(other)[round] ?? Number.NaN)));
}

/** What became of every target of a race. */
export function targetResultsOf({ targets }: Race, results: readonly Result[]): TargetResult[] {
  return Object.entries(targets).flatMap(([name, others]) =>
    Object.entries(others).map(([other, maxRatio]) => ({
      name,
      target: `at most ${maxRatio.toFixed(2)} × ${other}`,
      isMet: ratioOf(results, name, other) <= maxRatio,
    })),
  );
}

/** A race as a table: CPU of the server for one request, its ratios to those it is measured against, the targets. All are medians. */
export function table(race: Race, results: readonly Result[]): string {
  const { title, against } = race;
  const targetResults = targetResultsOf(race, results);
  const heads = against.map((other) => `× ${other}`);
  const line = (name: string, cpu: string, ratios: readonly string[], answer: string, target: string) => {
    const columns = ratios.map((ratio, index) => ratio.padStart(heads[index]?.length ?? 0));
    return `  ${[name.padEnd(24), cpu.padStart(10), ...columns, answer.padStart(9)].join('  ')}   ${target}`.trimEnd();
  };
  const lines = results.map(({ name, rounds, bytes }) => {
    const ratios = against.map((other) => ratioOf(results, name, other).toFixed(2));
    const own = targetResults.filter((result) => result.name === name).map(({ target, isMet }) => `${target}: ${isMet ? 'met' : 'missed'}`);
    return line(name, `${(median(rounds) / 1000).toFixed(3)} ms`, ratios, kilobytes(bytes), own.join('; '));
  });
  return [title, line('server', 'CPU', heads, 'answer', 'target'), ...lines].join('\n');
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
