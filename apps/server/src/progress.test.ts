import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

const outputOf = (isTTY: boolean) => {
  const written: string[] = [];
  return { written, output: { isTTY, columns: 60, write: (text: string) => written.push(text) } };
};

it('in a terminal it is one line that grows and goes', () => {
  const { written, output } = outputOf(true);
  const progress = createProgress(output);
  progress.step('build');
  progress.step('goods', '2580 products written');
  progress.step('database');
  progress.above('a warning\n');
  progress.done();
  progress.step('pages');
  expect(written).toHaveLength(4);
  expect(written[0]).toMatch(/█{2}░{18} {2}build$/);
  expect(written[1]).toMatch(/█{10}░{10} {2}goods: 2580 products written$/);
  expect(written[2]).toMatch(/a warning\n {2}█.*written$/);
});

it('where no terminal is it says nothing', () => {
  const { written, output } = outputOf(false);
  createProgress(output).step('build');
  expect(written).toEqual([]);
});
