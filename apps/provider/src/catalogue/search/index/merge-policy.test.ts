import { expect, test } from 'vitest';
import { maxDocuments, maxSmallSegments, segmentsToMerge } from './merge-policy.ts';

const sizes = (...documents: number[]) => documents.map((each, index) => ({ id: index + 1, documents: each }));

test('few small segments stay as they are, however many large ones there are', () => {
  expect(segmentsToMerge([])).toEqual([]);
  expect(segmentsToMerge(sizes(...Array(maxSmallSegments).fill(10)))).toEqual([]);
  expect(segmentsToMerge(sizes(...Array(40).fill(maxDocuments), 17_000, 10))).toEqual([]);
  expect(segmentsToMerge(sizes(...Array(40).fill(maxDocuments / 2)))).toEqual([]);
});

test('many that are alike become one', () => {
  expect(segmentsToMerge(sizes(...Array(maxSmallSegments + 1).fill(10)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a much larger one is left alone, and so are those above it', () => {
  expect(segmentsToMerge(sizes(17_000, ...Array(maxSmallSegments).fill(10)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('two at least become one, and no more than a segment holds', () => {
  expect(segmentsToMerge(sizes(1, 10, 100, 1_000, 3_000, 9_000, 20_000, 30_000, 32_767))).toEqual([1, 2]);
  const mergedIds = segmentsToMerge(sizes(...Array(maxSmallSegments + 1).fill(maxDocuments / 2 - 1)));
  expect(mergedIds).toEqual([1, 2]);
});

test('a product is written anew as often as sizes double', () => {
  let segments = sizes();
  let written = 0;
  for (let turn = 1; turn <= 2_000; turn += 1) {
    segments = [...segments, { id: turn, documents: 1 }];
    const chosenIds = new Set(segmentsToMerge(segments));
    const merged = segments.filter(({ id }) => chosenIds.has(id)).reduce((sum, { documents }) => sum + documents, 0);
    written += merged;
    if (merged > 0) segments = [...segments.filter(({ id }) => !chosenIds.has(id)), { id: turn + 0.5, documents: merged }];
  }
  expect(written / 2_000).toBeLessThan(Math.log2(2_000));
  expect(segments.length).toBeLessThanOrEqual(maxSmallSegments + 1);
});
