import { expect, test } from 'vitest';
import { rangeEnds } from './range-ends.ts';

const price = { code: 'price', name: 'Цена', min: 9_989.5, max: 54_990.1 };

test('empty fields show the bounds that there are, as whole numbers around them', () => {
  expect(rangeEnds(price, undefined, undefined)).toEqual([
    { name: 'f.price.min', 'aria-label': 'Цена, от', placeholder: 'от 9\u00a0989', defaultValue: undefined, isWrong: false },
    { name: 'f.price.max', 'aria-label': 'Цена, до', placeholder: 'до 54\u00a0991', defaultValue: undefined, isWrong: false },
  ]);
  expect(rangeEnds({ ...price, min: null, max: null }, undefined, undefined).map(({ placeholder }) => placeholder)).toEqual(['от', 'до']);
});

test('what is chosen stands in its field, and what is no number stays to be corrected', () => {
  const ends = rangeEnds(price, { code: 'price', min: 20_000 }, { max: 'дёшево', text: 'Введите число.' });
  expect(ends.map(({ defaultValue, isWrong }) => [defaultValue, isWrong])).toEqual([
    [20_000, false],
    ['дёшево', true],
  ]);
});
