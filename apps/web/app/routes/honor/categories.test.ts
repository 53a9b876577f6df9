import { expect, test } from 'vitest';
import { buyableFirst, categoriesOf } from './categories.ts';

const product = (id: string | null) => ({ category: id === null ? null : { id, code: `c-${id}`, name: `Категория ${id}` } });

test('each category once, in the order in which they come; what has none leads nowhere', () => {
  expect(categoriesOf('honor', [product('7'), product('5'), product(null), product('7')])).toEqual([
    { id: '7', name: 'Категория 7', url: '/catalog/brand/honor/c-7/7' },
    { id: '5', name: 'Категория 5', url: '/catalog/brand/honor/c-5/5' },
  ]);
});

test('what can be bought comes first, and keeps its order', () => {
  const goods = [false, true, false, true].map((isBuyable, id) => ({ id, isBuyable }));
  expect(buyableFirst(goods).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
});
