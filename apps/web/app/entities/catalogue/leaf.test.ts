import { expect, test } from 'vitest';
import { readLeaf, tabOf } from './leaf.ts';

const at = (leaf: string, categoryCode = 'tvs') => readLeaf({ categoryCode, categoryId: '5', leaf });
const place = { code: 'tvs', id: '5' };

test('an id is a product, page-N a listing, anything else nothing', () => {
  expect(at('100')).toEqual({ kind: 'product', place, id: '100' });
  expect(at('SKU-12.a')).toEqual({ kind: 'product', place, id: 'SKU-12.a' });
  expect(at('page-2')).toEqual({ kind: 'page', place, page: 2 });
  expect(at('page-1')).toEqual({ kind: 'page', place, page: 1 });
  expect(at('page-0')).toBeNull();
  expect(at('a b')).toBeNull();
  expect(at('100', 'brand')).toBeNull();
});

test('the tab is what follows the product, however its category’s code is written', () => {
  expect(tabOf('/catalog/tvs/5/100')).toBe('');
  expect(tabOf('/catalog/smart%26lte/5/100')).toBe('');
  expect(tabOf('/catalog/smart%26lte/5/100/availability/doneck')).toBe('/availability/doneck');
});
