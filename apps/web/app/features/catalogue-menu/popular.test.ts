import { expect, test } from 'vitest';
import { isOnItsWay } from './aim.ts';
import { popularIn } from './popular.ts';

const node = (id: string, brand: string) => ({
  id,
  name: `Смартфон ${brand} ${id}`,
  url: `/catalog/smartphones/224/${id}`,
  images: [`/pictures/${id}.webp`],
  brand: { name: brand },
  priceOnline: id === '1' ? { amount: 9_490_00 } : null,
  offer: { price: { amount: 9_990_00 } },
});

test('goods of different brands, and the brands with most goods', () => {
  const nodes = [node('1', 'Apple'), node('2', 'Apple'), node('3', 'Samsung'), node('4', 'LG')];
  const values = [
    { code: 'apple', name: 'Apple' },
    { code: 'a&b', name: 'A&B' },
  ];
  const { goods, brands } = popularIn({ nodes, facets: [{ code: 'brand', values }] });
  expect(goods.map(({ id }) => id)).toEqual(['1', '3', '4']);
  expect(goods[0]).toMatchObject({ image: '/pictures/1.webp', price: 9_490_00 });
  expect(goods[1]?.price).toBe(9_990_00);
  expect(brands).toEqual([
    { name: 'Apple', url: '/catalog/brand/apple' },
    { name: 'A&B', url: '/catalog/brand/a%26b' },
  ]);
});

test('a section whose goods cannot be had has its lines alone', () => {
  expect(popularIn(null)).toEqual({ goods: [], brands: [] });
});

test('a pointer on its way to the lines beside crosses sections that are not meant', () => {
  expect(isOnItsWay({ movementX: 12, movementY: 9 })).toBe(true);
  expect(isOnItsWay({ movementX: 2, movementY: 9 })).toBe(false);
  expect(isOnItsWay({ movementX: -12, movementY: 3 })).toBe(false);
  expect(isOnItsWay({ movementX: 0, movementY: 0 })).toBe(false);
});
