import { expect, test } from 'vitest';
import { basketTotals, deliveryText, totalName, withDelivery } from './totals.ts';

const discounts = [{ actionId: '1', name: 'Осень', promocode: 'ОСЕНЬ5', sum: 0.2 }];
const kettle = { isWarranty: false, product: { isDigital: false } };
const code = { isWarranty: false, product: { isDigital: true } };
const basket = { sum: 1000.3, discount: 0.2, discounts, totalSum: 1000.1, items: [kettle, code] };

/** What the orders come to with such deliveries. */
const quoted = (deliveryCost: number, total = 1000.1 + deliveryCost) => ({ deliveryCost, total });

test('the quote says what the deliveries make of the basket', () => {
  expect(basketTotals(basket, quoted(399.2, 1399.3))).toEqual({
    goods: 1000.3,
    discount: 0.2,
    discounts,
    isReceived: true,
    delivery: 399.2,
    total: 1399.3,
  });
});

test('kopecks add up', () => {
  expect(withDelivery(basketTotals({ ...basket, sum: 0.1, discount: 0, totalSum: 0.1 }, null), [0.2]).total).toBe(0.3);
});

test('a delivery that is not chosen yet costs nothing, and says so', () => {
  expect(basketTotals(basket, null)).toMatchObject({ delivery: null, total: 1000.1 });
  expect(basketTotals(basket, quoted(0))).toMatchObject({ delivery: 0, total: 1000.1 });
});

test('what is ticked at this moment takes the place of what was chosen before', () => {
  const totals = basketTotals(basket, quoted(399));
  expect(withDelivery(totals, [990, 0.2])).toMatchObject({ delivery: 990.2, total: 1990.3 });
  expect(withDelivery(totals, [])).toMatchObject({ delivery: 0, total: 1000.1 });
  expect(withDelivery(totals, null)).toMatchObject({ delivery: null, total: 1000.1 });
  expect(withDelivery(basketTotals(basket, null), [0.1])).toMatchObject({ delivery: 0.1, total: 1000.2 });
});

test.each([null, [], [0]])('codes alone need no delivery, whatever is chosen', (costs) => {
  const codes = withDelivery(basketTotals({ ...basket, items: [code] }, null), costs);
  expect([deliveryText(codes, 'от 0 ₽'), totalName(codes)]).toEqual(['не нужна', 'Итого']);
});

test('what delivery costs is said alike in the sums and beside a step’s button', () => {
  const said = (costs: readonly number[] | null, items = [kettle, code]) => {
    const totals = withDelivery(basketTotals({ ...basket, items }, null), costs);
    return [deliveryText(totals), totalName(totals)];
  };
  expect(said(null)).toEqual(['зависит от способа', 'Итого без доставки']);
  expect(said([0])).toEqual(['бесплатно', 'Итого, доставка бесплатно']);
  expect(said([990])).toEqual(['990\u00a0₽', 'Итого, доставка 990\u00a0₽']);
  expect(deliveryText(basketTotals(basket, null), 'от 0 ₽')).toBe('от 0 ₽');
});
