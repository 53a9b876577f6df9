import { expect, test } from 'vitest';
import { withPriceCuts } from './price-cuts.ts';

const totals = { goods: 127_980_00, discount: 0, discounts: [], isReceived: true, delivery: null, total: 127_980_00 };
const line = (price: number, priceOld: number | null, quantity = 1, presentOf: string | null = null) => ({
  quantity,
  price: { amount: price },
  priceOld: priceOld === null ? null : { amount: priceOld },
  presentOf,
});

test('old prices make the goods dearer and the discount larger, and the total stays', () => {
  const lines = [line(27_990_00, 30_990_00), line(99_990_00, null)];
  expect(withPriceCuts(totals, lines)).toEqual({ ...totals, goods: 130_980_00, discount: 3000_00 });
});

test('every piece counts; neither a present nor an old price below the price does', () => {
  expect(withPriceCuts(totals, [line(10_00, 12_00, 3)])).toMatchObject({ goods: totals.goods + 6_00, discount: 6_00 });
  expect(withPriceCuts(totals, [line(10_00, 12_00, 1, '7'), line(10_00, 9_00), line(10_00, null)])).toBe(totals);
});

test('beside other reasons it is one of them, so that the parts are the whole', () => {
  const autumn = { actionId: '1', name: 'Осень', promocode: 'ОСЕНЬ5', sum: { amount: 5_00 } };
  const { discount, discounts } = withPriceCuts({ ...totals, discount: 5_00, discounts: [autumn] }, [line(10_00, 12_00)]);
  expect(discounts.map(({ name }) => name)).toEqual(['Снижение цен', 'Осень']);
  expect(discounts.reduce((all, { sum }) => all + sum.amount, 0)).toBe(discount);
});
