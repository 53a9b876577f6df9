import type { Race } from './races.ts';
import type { Result } from './run-race.ts';

/**
 * A race as a table: CPU of the server for one request, the ratio to the runner it is measured against, the target. Both are
 * medians; a ratio is taken within each round, since a machine that is slow for a while is slow for all.
 */
export function table({ title, against, targets, cheaperThan = {} }: Race, results: readonly Result[]): string {
  const roundsOf = (name: string) => results.find((result) => result.name === name)?.rounds ?? [];
  const lines = results.map(({ name, rounds, bytes }) => {
    const ratioTo = (other: string) => median(rounds.map((cpu, round) => cpu / (roundsOf(other)[round] ?? Number.NaN)));
    const ratio = ratioTo(against);
    const target = targets[name];
    const rival = cheaperThan[name];
    const verdicts = [
      ...(target === undefined ? [] : [`at most ${target.toFixed(2)}: ${ratio <= target ? 'met' : 'missed'}`]),
      ...(rival === undefined ? [] : [`cheaper than ${rival}: ${ratioTo(rival) < 1 ? 'met' : 'missed'}`]),
    ];
    const columns = [
      name.padEnd(30),
      `${(median(rounds) / 1000).toFixed(3)} ms`.padStart(10),
      ratio.toFixed(2).padStart(7),
      kilobytes(bytes).padStart(9),
    ];
    return `  ${columns.join(' ')}   ${verdicts.join('; ')}`.trimEnd();
  });
  return [title, `  ${'server'.padEnd(30)} ${'CPU'.padStart(10)} ${'ratio'.padStart(7)} ${'answer'.padStart(9)}   target`, ...lines].join(
    '\n',
  );
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
