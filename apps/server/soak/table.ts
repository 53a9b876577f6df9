import type { Figures } from './figures.ts';

interface Course {
  /** What went wrong, and the answers counted by then. */
  phases: readonly (readonly [string, ReadonlyMap<string, number>])[];
  idle: Figures;
  warm: Figures;
  end: Figures;
}

/** The course of a soak as two tables: answers by what went wrong, and figures of the processes. */
export function formatCourse({ phases, idle, warm, end }: Course): string {
  let before: ReadonlyMap<string, number> = new Map();
  const answers = phases.map(([name, counts]) => {
    const since = [...counts].flatMap(([kind, count]) =>
      count > (before.get(kind) ?? 0) ? [`${kind}: ${count - (before.get(kind) ?? 0)}`] : [],
    );
    before = counts;
    return `  ${name.padEnd(20)}${since.sort().join(', ')}`;
  });
  const figure = (name: string, of: (figures: Figures) => string) =>
    `  ${name.padEnd(28)}${[idle, warm, end].map((one) => of(one).padStart(12)).join('')}`;
  return [
    'answers while what goes wrong is …',
    ...answers,
    '',
    `  ${''.padEnd(28)}${['idle', 'warm', 'at the end'].map((name) => name.padStart(12)).join('')}`,
    figure('memory, MB', ({ resident }) => String(Math.round(resident / 1e6))),
    figure('objects in it, MB', ({ heap }) => String(Math.round(heap / 1e6))),
    figure('sockets', ({ sockets }) => String(sockets)),
    figure('open handles', ({ handles }) => String(handles)),
    figure('event loop late (p99), ms', ({ lag }) => String(Math.round(lag * 1000))),
    figure('turned away', ({ shed }) => String(shed)),
    '',
    '',
  ].join('\n');
}
