import { describe, expect, test } from 'vitest';
import { activeOf, categoriesOf, hrefOf, inCategory, readView, sharedView, type View } from './address.ts';

const read = (search: string) => readView(new URLSearchParams(search));
const own: View = { category: null, products: null, differing: false, hidden: [], hiding: false };

describe('the address', () => {
  test.each<[string, View]>([
    ['', own],
    ['category=224', { ...own, category: '224' }],
    ['category=224&differing=1&hidden=color&hidden=Вес', { ...own, category: '224', differing: true, hidden: ['color', 'Вес'] }],
    ['hidden=color&hiding=1', { ...own, hidden: ['color'], hiding: true }],
    ['products=3~1~2', { ...own, products: ['3', '1', '2'] }],
  ])('«%s» is read, and written again', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(readView(new URL(hrefOf(view), 'http://shop.example').searchParams)).toEqual(view);
  });

  test('is short where nothing is asked for, and readable', () => {
    expect(hrefOf(own)).toBe('/compare');
    expect(hrefOf(sharedView(['3', '1']))).toBe('/compare?products=3~1');
  });

  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join('~');
  test.each([
    ['category=../x', false],
    ['category=', false],
    ['products=', false],
    ['products=1~~2', false],
    [`products=${many(20)}`, true],
    [`products=${many(21)}`, false],
    ['differing=yes', true],
  ])('«%s» is one: %s', (search, isOne) => {
    expect(read(search) !== null).toBe(isOne);
  });

  test('differences are off unless asked for', () => {
    expect(read('differing=yes')?.differing).toBe(false);
  });
});

test('another category turns the differing-only filter off', () => {
  const view: View = { category: '1', products: ['5'], differing: true, hidden: ['color'], hiding: true };
  expect(inCategory(view, '2')).toEqual({ category: '2', products: ['5'], differing: false, hidden: [], hiding: false });
});

describe('the category shown', () => {
  const categories = [{ id: '1' }, { id: '2' }, { id: '3' }];
  test.each([
    ['2', '3', '2'],
    [null, '3', '3'],
    ['9', '3', '3'],
    [null, '9', '1'],
    [null, null, '1'],
  ])('asked for %s, last %s: %s', (asked, last, id) => {
    expect(activeOf(categories, asked, last)?.id).toBe(id);
  });
  test('is none without products', () => {
    expect(activeOf([], '1', '1')).toBeUndefined();
  });
});

test('products are told apart by their category, in their order; one without is left out', () => {
  const tv = { id: '7', name: 'Телевизоры' };
  const phone = { id: '8', name: 'Смартфоны' };
  const products = [
    { id: 'a', category: phone },
    { id: 'b', category: tv },
    { id: 'c', category: phone },
    { id: 'd', category: null },
  ];
  expect(categoriesOf(products).map(({ id, products }) => [id, products.map((each) => each.id)])).toEqual([
    ['8', ['a', 'c']],
    ['7', ['b']],
  ]);
});
