import { expect, test } from 'vitest';
import { pastPrices } from './price-history.ts';

const many = Array.from({ length: 400 }, (_, id) => id + 1);

test('an old price is one that the product had until the last change, which is not long ago', () => {
  for (const id of many) {
    const past = pastPrices({ id, price: 24_990_00, priceOld: 27_990_00 });
    expect(past.at(-1)).toMatchObject({ price: 24_990_00 });
    expect(past.at(-2)?.price).toBe(27_990_00);
    expect(past.at(-1)?.days).toBeLessThanOrEqual(30);
  }
});

test('changes go forward in time, and of goods without an old price none was dearer', () => {
  for (const id of many) {
    const past = pastPrices({ id, price: 24_990_00, priceOld: null });
    expect(past.map(({ days }) => days)).toEqual(past.map(({ days }) => days).toSorted((one, other) => other - one));
    expect([past.at(-1)?.price, Math.max(...past.map(({ price }) => price))]).toEqual([24_990_00, 24_990_00]);
  }
  expect(many.filter((id) => pastPrices({ id, price: 24_990_00, priceOld: null }).length === 1).length).toBeGreaterThan(200);
});
