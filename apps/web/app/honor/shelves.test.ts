import { expect, test } from 'vitest';
import { shelvesOf } from './shelves.ts';

const product = (id: number, code: string | null) => ({
  id,
  category: code === null ? null : { id: code.length.toString(), code, name: code },
});

test('a shelf for each category, in the order in which they come', () => {
  const shelves = shelvesOf('honor', [product(1, 'phones'), product(2, 'tv'), product(3, null), product(4, 'phones')]);
  expect(shelves.map(({ name, url, products }) => [name, url, products.map(({ id }) => id)])).toEqual([
    ['phones', '/catalog/brand/honor/phones/6', [1, 4]],
    ['tv', '/catalog/brand/honor/tv/2', [2]],
  ]);
});
