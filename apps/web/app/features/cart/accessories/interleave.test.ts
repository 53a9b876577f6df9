import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

const goods = (count: number) => Array.from({ length: count }, (_, at) => `a${at + 1}`);
const promises = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`);

test('every third is a warranty, as long as there are any', () => {
  expect(interleave(goods(6), promises(2))).toEqual(['a1', 'a2', 'w1', 'a3', 'a4', 'w2', 'a5', 'a6']);
  expect(interleave(goods(2), promises(1))).toEqual(['a1', 'a2', 'w1']);
});

test('what is left of either stands at the end', () => {
  expect(interleave(goods(1), promises(3))).toEqual(['a1', 'w1', 'w2', 'w3']);
  expect(interleave([], promises(2))).toEqual(['w1', 'w2']);
  expect(interleave(goods(2), [])).toEqual(['a1', 'a2']);
  expect(interleave([], [])).toEqual([]);
});

test('nothing is lost or doubled, and each kind keeps its order', () => {
  for (let a = 0; a < 15; a++) {
    for (let w = 0; w < 15; w++) {
      const all = interleave(goods(a), promises(w));
      expect(all.filter((each) => each.startsWith('a'))).toEqual(goods(a));
      expect(all.filter((each) => each.startsWith('w'))).toEqual(promises(w));
    }
  }
});
