import { expect, it } from 'vitest';
import { mergeMetrics } from './merged-metrics.ts';

it('keeps each family together and tells the processes apart', () => {
  const text = (value: number) =>
    `# HELP calls Calls.\n# TYPE calls counter\ncalls{endpoint="a b"} ${value}\n\n# HELP up Up.\n# TYPE up gauge\nup ${value}\n`;
  expect(
    mergeMetrics(
      new Map([
        ['1', text(3)],
        ['2', text(4)],
      ]),
    ),
  ).toBe(
    [
      '# HELP calls Calls.',
      '# TYPE calls counter',
      'calls{worker="1",endpoint="a b"} 3',
      'calls{worker="2",endpoint="a b"} 4',
      '# HELP up Up.',
      '# TYPE up gauge',
      'up{worker="1"} 3',
      'up{worker="2"} 4',
      '',
    ].join('\n'),
  );
});
