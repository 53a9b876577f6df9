import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DiscountLines, type DiscountPart } from './discounts.tsx';

const part = (name: string, sum: number, promocode: string | null = null) =>
  ({ actionId: name, name, promocode, sum: { amount: sum } }) as DiscountPart;
const renderDiscounts = (discount: number, parts: readonly DiscountPart[]) => {
  render(
    <dl>
      <DiscountLines discount={discount} discounts={parts} />
    </dl>,
  );
  return screen.getAllByRole('definition').map((sum) => [sum.previousElementSibling?.textContent, sum.textContent?.replace(/\s/g, ' ')]);
};

test('the only reason of a discount stands with its sum, which is written once', () => {
  expect(renderDiscounts(8500_00, [part('5 % по промокоду', 8500_00, 'ОСЕНЬ5')])).toEqual([
    [expect.stringMatching(/^Скидка5.%.по.промокоду: ОСЕНЬ5$/), '−8 500 ₽'],
  ]);
});

test('several reasons are parts of the discount', () => {
  expect(renderDiscounts(900_00, [part('Купон', 500_00), part('Набор', 400_00)])).toEqual([
    ['Скидка', '−900 ₽'],
    ['В том числе: Купон', '−500 ₽'],
    ['В том числе: Набор', '−400 ₽'],
  ]);
});

test('without a discount nothing is said', () => {
  render(<DiscountLines discount={0} discounts={[]} />);
  expect(screen.queryByText('Скидка')).toBeNull();
});
