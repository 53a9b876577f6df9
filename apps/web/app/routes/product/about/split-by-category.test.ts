import { expect, test } from 'vitest';
import { inStockFirst, splitByCategory } from './split-by-category.ts';

const product = (url: string, isShownAsAvailable: boolean | null = true) => ({ url, isShownAsAvailable });

test('accessories stand apart from rivals', () => {
  const [rival, cover] = [product('/catalog/smartphones/224/1'), product('/catalog/phone-cases/1161/2')];
  expect(splitByCategory([rival, cover], '/catalog/smartphones/224/')).toEqual({ sameCategory: [rival], companions: [cover] });
});

test('what can be had comes first', () => {
  const [gone, there, unknown] = [product('/1', false), product('/2'), product('/3', null)];
  expect(inStockFirst([gone, there, unknown])).toEqual([there, unknown, gone]);
});
