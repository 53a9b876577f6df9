import { describe, expect, test } from 'vitest';
import { stickersOf } from '../cards/stickers.ts';
import { buildTree } from '../categories/categories.ts';
import { slug, uniqueSlugs } from '../values/slug.ts';
import { attributeCode, storedValue } from '../values/values.ts';
import { completeFilter, pickupTodayFilter } from './filters.ts';
import { coloursOf, editionName, modificationsOf, type Variant } from './variants.ts';

describe('slug', () => {
  test.each([
    ["De'Longhi", 'delonghi'],
    ['be quiet!', 'be-quiet'],
    ['Black & Decker', 'black-and-decker'],
    ['Бирюса', 'biryusa'],
    ['A++', 'a-plus-plus'],
    ['Side-by-side', 'side-by-side'],
    ['!!!', ''],
  ])('%s', (text, code) => {
    expect(slug(text)).toBe(code);
  });

  test('every text gets one of its own, none that is reserved', () => {
    const codeOf = uniqueSlugs(['brand'], 'category');
    expect([codeOf('Brand'), codeOf('TV'), codeOf('tv'), codeOf('!!!')]).toEqual(['brand-2', 'tv', 'tv-2', 'category']);
  });
});

describe('values', () => {
  test('numbers read as a shopper writes them', () => {
    expect([6.9, 5088, 12_000, 2025].map((value) => storedValue(value).text)).toEqual(['6,9', '5088', '12\u00A0000', '2025']);
    expect(storedValue(true)).toEqual({ text: 'есть', code: 'yes', number: 1 });
  });

  test('an attribute never takes the code of a facet of the listing', () => {
    expect([attributeCode('screenType'), attributeCode('price'), attributeCode('usbC')]).toEqual(['screen-type', 'price-value', 'usb-c']);
    expect([attributeCode('Complete'), attributeCode(pickupTodayFilter)]).toEqual([`${completeFilter}-value`, 'pickup-today']);
  });
});

describe('variants', () => {
  const variant = (id: number, edition: string | null, colour: string, available = true): Variant => ({
    id,
    edition,
    colour,
    price: id * 100_00,
    available,
    imageHash: String(id),
  });
  const variants = [variant(1, '128 ГБ', 'black'), variant(2, '128 ГБ', 'white'), variant(3, '256 ГБ', 'black', false)];
  const category = { id: 224, code: 'smartphones' };

  test('an edition leads to the same colour, or to any that can be had', () => {
    const [modification] = modificationsOf({ id: 2, edition: '128 ГБ', colour: 'white' }, variants, category);
    expect(modification?.name).toBe('Память');
    expect(modification?.values.map(({ product_id, is_current, available }) => [product_id, is_current, available])).toEqual([
      [2, true, true],
      [3, false, false],
    ]);
  });

  test('colours are those of the same edition; one alone is no choice', () => {
    expect(
      coloursOf({ id: 1, edition: '128 ГБ' }, variants, category).map(({ product_id, name, price }) => [product_id, name, price]),
    ).toEqual([
      [1, 'чёрный', 100_00],
      [2, 'белый', 200_00],
    ]);
    expect(coloursOf({ id: 3, edition: '256 ГБ' }, variants, category)).toEqual([]);
  });

  test.each([
    [['55″', '65″'], 'Диагональ'],
    [['1 000 ₽', '3 000 ₽'], 'Номинал'],
    [['1 месяц', '12 месяцев'], 'Срок'],
    [['1 м', '2 м'], 'Длина'],
    [['с пультом', 'без пульта'], 'Комплектация'],
  ])('%s differ by %s', (editions, name) => {
    expect(editionName(editions)).toBe(name);
  });
});

describe('what a card says', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const facts: Parameters<typeof stickersOf>[0] = {
    popularity: 10,
    price: 100_00,
    priceOld: null,
    orderType: 'buy',
    releasedAt: '2024-01-01',
    isMarkdown: false,
  };
  const codes = (given: Partial<typeof facts>) =>
    stickersOf({ ...facts, ...given }, now, { all: ['A', 'B'], stickers: [] }).map(({ code }) => code);

  test('marks at their boundaries', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ popularity: 84 })).toEqual([]);
    expect(codes({ popularity: 85, releasedAt: '2026-11-01', priceOld: 112_00 })).toEqual(['hit', 'new', 'sale']);
    expect(codes({ priceOld: 110_00 })).toEqual([]);
    expect(codes({ orderType: 'preorder', popularity: 99 })).toEqual(['preorder']);
  });

  test('a mark by the words of the branches that have their own', () => {
    const branches = { all: ['A', 'B', 'C'], stickers: [{ code: 'hit', branch: 'B', name: 'Выбирают чаще' }] };
    expect(stickersOf({ ...facts, popularity: 90 }, now, branches)).toEqual([
      { code: 'hit', name: 'Хит', branches: ['A', 'C'] },
      { code: 'hit', name: 'Выбирают чаще', branches: ['B'] },
    ]);
  });
});

test('the tree knows ways and descendants', () => {
  const row = (id: number, parentId: number | null) => ({
    id,
    parentId,
    code: String(id),
    name: String(id),
    singular: '',
    imageHash: '',
    own: 1,
  });
  const tree = buildTree([row(1, null), row(2, 1), row(3, 2), row(4, null)]);
  expect(tree.descendants(1)).toEqual([1, 2, 3]);
  expect(tree.way(3).map(({ id }) => id)).toEqual([1, 2, 3]);
});
