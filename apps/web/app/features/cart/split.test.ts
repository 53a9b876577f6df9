import { expect, test } from 'vitest';
import { orderName } from '../../entities/basket/order-name.ts';
import { groupsOf } from './split.tsx';

const items = ['1', '2', '3'].map((id) => ({ id }));
const order = (key: string, sum: number, ...ids: string[]) => ({
  key,
  sum: { amount: sum },
  isPreorder: key === 'preorder',
  items: ids.map((id) => ({ id })),
});
type Parts = Parameters<typeof groupsOf>[0];
const groupSummaries = (...orders: ReturnType<typeof order>[]) =>
  // Of a line nothing but its id is looked at.
  groupsOf({ orders, items } as unknown as Parts).map(({ key, name, sum, items: lines }) => [
    key,
    name,
    sum.amount,
    lines.map(({ id }) => id),
  ]);

test('lines stand together where the basket becomes one order, and nothing is said of it', () => {
  expect(groupSummaries(order('buy', 300, '1', '2', '3'))).toEqual([['all', null, 0, ['1', '2', '3']]]);
  expect(groupSummaries()).toEqual([['all', null, 0, ['1', '2', '3']]]);
});

test('and below the name and the sum of each order where there are several', () => {
  expect(groupSummaries(order('buy', 100, '1', '3'), order('preorder', 200, '2'))).toEqual([
    ['buy', orderName('buy', 1), 100, ['1', '3']],
    ['preorder', orderName('preorder', 2), 200, ['2']],
  ]);
});
