import { expect, test } from 'vitest';
import type { StoreProductFragment } from '../../../generated/graphql.ts';
import { goodsHere } from './goods-here.ts';

const product = (id: string, quantity: number | null, isBuyable = true): StoreProductFragment => ({
  id,
  name: `Товар ${id}`,
  url: `/catalog/tvs/7/${id}`,
  images: [],
  category: { id: '7', code: 'tvs', name: 'Телевизоры' },
  offer: { price: { amount: 100_00 } },
  isBuyable,
  stock: quantity === null ? null : [{ quantity }],
});

test('only what lies in the store and can be bought is named, and each section once', () => {
  const { goods, sections } = goodsHere([product('1', 0), product('2', 3), product('3', null), product('4', 5, false), product('5', 1)]);
  expect(goods.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['2', 3],
    ['5', 1],
  ]);
  expect(sections).toEqual([{ id: '7', name: 'Телевизоры', url: '/catalog/tvs/7?f.available=1' }]);
  expect(goodsHere([]).goods).toEqual([]);
});
