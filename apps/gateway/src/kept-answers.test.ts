import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

const answer = (name: string) => ({
  data: { product: { name, tags: ['a'] } },
  text: JSON.stringify({ data: { product: { name } } }),
  extensions: {},
});

function clocked() {
  let moment = 0;
  const kept = createKeptAnswers(() => moment);
  const pass = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { kept, pass };
}

test('an answer is kept from the second time it is asked for', () => {
  const { kept } = clocked();
  expect(kept.place('q', 60)).toBeUndefined();
  kept.place('q', 60)?.(answer('TV'));
  expect(kept.get('q')?.text).toContain('TV');
  expect(kept.get('other')).toBeUndefined();
});

test('it is kept for five seconds, or for less where its data live shorter', () => {
  for (const [seconds, most] of [
    [60, 5_000],
    [2, 2_000],
  ] as const) {
    const { kept, pass } = clocked();
    kept.place('q', seconds);
    kept.place('q', seconds)?.(answer('TV'));
    pass(most - 1);
    expect(kept.get('q')).toBeDefined();
    pass(1);
    expect(kept.get('q')).toBeUndefined();
  }
});

test('its time counts from when it was asked for, not from when it came', () => {
  const { kept, pass } = clocked();
  kept.place('q', 60);
  const keep = kept.place('q', 60);
  pass(4_000);
  keep?.(answer('TV'));
  pass(1_000);
  expect(kept.get('q')).toBeUndefined();
});

test('what was under way while all was dropped is not kept', () => {
  const { kept } = clocked();
  kept.place('q', 60);
  const keep = kept.place('q', 60);
  kept.clear();
  keep?.(answer('TV'));
  expect(kept.get('q')).toBeUndefined();
});

test('the object that all get cannot be changed by one', () => {
  const { kept } = clocked();
  kept.place('q', 60);
  kept.place('q', 60)?.(answer('TV'));
  const product = kept.get('q')?.data.product;
  expect(Object.isFrozen(product)).toBe(true);
  expect(() => Reflect.get(Object(product), 'tags').push('b')).toThrow(TypeError);
});

test('neither long questions nor long answers fill the memory', () => {
  const { kept } = clocked();
  const long = 'q'.repeat(1_001);
  kept.place(long, 60);
  expect(kept.place(long, 60)).toBeUndefined();
  kept.place('q', 60);
  kept.place('q', 60)?.({ data: {}, text: ' '.repeat(64 * 1024 + 1), extensions: {} });
  expect(kept.get('q')).toBeUndefined();
});

test('what is asked once pushes nothing out, and is forgotten after a while', () => {
  const { kept } = clocked();
  kept.place('q', 60);
  kept.place('q', 60)?.(answer('TV'));
  for (let at = 0; at < 3_000; at++) expect(kept.place(`once ${at}`, 60)).toBeUndefined();
  expect(kept.get('q')?.text).toContain('TV');
  expect(kept.place('once 2999', 60)).toBeDefined();
  expect(kept.place('once 0', 60)).toBeUndefined();
});
