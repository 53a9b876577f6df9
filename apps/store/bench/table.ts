import type { Race } from './races.ts';
import type { Result } from './run-race.ts';

/** A race as a table: CPU of the server for one request, the ratio to the runner it is measured against, the target. */
export function table({ title, against, targets, cheaperThan = {} }: Race, results: readonly Result[]): string {
  const cpuOf = (name: string): number => results.find((result) => result.name === name)?.cpu ?? Number.NaN;
  const lines = results.map(({ name, cpu, bytes }) => {
    const ratio = cpu / cpuOf(against);
    const target = targets[name];
    const rival = cheaperThan[name];
    const verdicts = [
      ...(target === undefined ? [] : [`at most ${target.toFixed(2)}: ${ratio <= target ? 'met' : 'missed'}`]),
      ...(rival === undefined ? [] : [`cheaper than ${rival}: ${cpu < cpuOf(rival) ? 'met' : 'missed'}`]),
    ];
    const columns = [
      name.padEnd(30),
      `${(cpu / 1000).toFixed(3)} ms`.padStart(10),
      ratio.toFixed(2).padStart(7),
      kilobytes(bytes).padStart(9),
    ];
    return `  ${columns.join(' ')}   ${verdicts.join('; ')}`.trimEnd();
  });
  return [title, `  ${'server'.padEnd(30)} ${'CPU'.padStart(10)} ${'ratio'.padStart(7)} ${'answer'.padStart(9)}   target`, ...lines].join(
    '\n',
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
