import { expect, test } from 'vitest';
import { basketTotals, deliveryText, totalName, withDelivery } from './totals.ts';

const discounts = [{ actionId: '1', name: 'Осень', promocode: 'ОСЕНЬ5', sum: { amount: 20 } }];
const line = { isWarranty: false, quantity: 1, price: { amount: 500_00 }, priceOld: null, presentOf: null };
const kettle = { ...line, product: { isDigital: false } };
const code = { ...line, product: { isDigital: true } };
const basket = { sum: { amount: 1000_30 }, discount: { amount: 20 }, discounts, totalSum: { amount: 1000_10 }, items: [kettle, code] };

/** What the orders come to with such deliveries. */
const quoted = (deliveryCost: number) => ({ deliveryCost: { amount: deliveryCost }, total: { amount: 1000_10 + deliveryCost } });

test('the quote says what the deliveries make of the basket', () => {
  expect(basketTotals(basket, quoted(399_20))).toEqual({
    goods: 1000_30,
    discount: 20,
    discounts,
    isReceived: true,
    delivery: 399_20,
    total: 1399_30,
  });
});

test('what a lowered price saves is said alike on every step, and the total stays', () => {
  const items = [{ ...kettle, priceOld: { amount: 600_00 } }, code];
  expect(basketTotals({ ...basket, items }, quoted(0))).toMatchObject({ goods: 1100_30, discount: 100_20, total: 1000_10 });
});

test('a delivery that is not chosen yet costs nothing, and says so', () => {
  expect(basketTotals(basket, null)).toMatchObject({ delivery: null, total: 1000_10 });
  expect(basketTotals(basket, quoted(0))).toMatchObject({ delivery: 0, total: 1000_10 });
});

test('what is ticked at this moment takes the place of what was chosen before', () => {
  const totals = basketTotals(basket, quoted(399_00));
  expect(withDelivery(totals, [990_00, 20])).toMatchObject({ delivery: 990_20, total: 1990_30 });
  expect(withDelivery(totals, [])).toMatchObject({ delivery: 0, total: 1000_10 });
  expect(withDelivery(totals, null)).toMatchObject({ delivery: null, total: 1000_10 });
  expect(withDelivery(basketTotals(basket, null), [10])).toMatchObject({ delivery: 10, total: 1000_20 });
});

test.each([null, [], [0]])('codes alone need no delivery, whatever is chosen', (costs) => {
  const codes = withDelivery(basketTotals({ ...basket, items: [code] }, null), costs);
  expect([deliveryText(codes, 'от 0 ₽'), totalName(codes)]).toEqual(['не нужна', 'Итого']);
});

test('what delivery costs is said alike in the sums and beside a step’s button', () => {
  const deliveryTexts = (costs: readonly number[] | null, items = [kettle, code]) => {
    const totals = withDelivery(basketTotals({ ...basket, items }, null), costs);
    return [deliveryText(totals), totalName(totals)];
  };
  expect(deliveryTexts(null)).toEqual(['зависит от способа', 'Итого без доставки']);
  expect(deliveryTexts([0])).toEqual(['бесплатно', 'Итого, доставка бесплатно']);
  expect(deliveryTexts([990_00])).toEqual(['990\u00a0₽', 'Итого, доставка 990\u00a0₽']);
  expect(deliveryText(basketTotals(basket, null), 'от 0 ₽')).toBe('от 0 ₽');
});
