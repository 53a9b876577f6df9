import { expect, test } from 'vitest';
import type { CardFragment } from '../../generated/graphql.ts';
import { cards } from '../../testing/cards.ts';
import { groupByModel, groupInWholeRows } from './model-group.ts';
import { splitName } from './split-name.ts';

const [plain] = cards;
if (plain === undefined) throw new Error('No example');

const variant = (id: string, edition: string, color: string, over: Partial<CardFragment> = {}): CardFragment => ({
  ...plain,
  id,
  url: `/${id}`,
  modelId: '7',
  variant: { edition, color: { name: color, code: '#000000' } },
  ...over,
});

test('the variants of a model are one card where the first of them stands, and lose nothing', () => {
  const other = { ...plain, id: 'other', modelId: null };
  const products = [variant('a', '128 ГБ', 'чёрный'), other, variant('b', '256 ГБ', 'чёрный')];
  const folds = groupByModel(products);
  expect(folds.map(({ product, variants }) => [product.id, ...variants.editions.map(({ url }) => url)])).toEqual([
    ['a', '/a', '/b'],
    ['other'],
  ]);
});

test('what can be bought leads', () => {
  const folds = groupByModel([variant('a', '128 ГБ', 'чёрный', { isBuyable: false }), variant('b', '128 ГБ', 'белый')]);
  expect(folds.map(({ product, variants }) => [product.id, variants.colors.length])).toEqual([['b', 2]]);
});

test.each<[string, Partial<CardFragment>]>([
  ['is not told apart by its provider', { variant: null }],
  ['has no model', { modelId: null }],
  ['has a flaw', { isMarkdown: true }],
  ['has had an owner', { isUsed: true }],
  ['has been shown', { isDemo: true }],
  ['is of a partner', { supplierId: '3' }],
])('what %s stands for itself', (_, over) => {
  expect(groupByModel([variant('a', '1', 'x'), variant('b', '1', 'y', over)])).toHaveLength(2);
});

test('a colour leads to the same edition, and an edition to the same colour, where the page has it', () => {
  const [fold] = groupByModel([
    variant('a', '128 ГБ', 'чёрный'),
    variant('b', '256 ГБ', 'белый'),
    variant('c', '128 ГБ', 'белый'),
    variant('d', '256 ГБ', 'чёрный'),
    variant('e', '512 ГБ', 'белый'),
  ]);
  const { colors, editions } = fold?.variants ?? { colors: [], editions: [] };
  expect(colors).toEqual([
    { name: 'чёрный', url: '/a', isCurrent: true, paint: '#000000' },
    { name: 'белый', url: '/c', isCurrent: false, paint: '#000000' },
  ]);
  expect(editions).toEqual([
    { name: '128 ГБ', url: '/a', isCurrent: true },
    { name: '256 ГБ', url: '/d', isCurrent: false },
    { name: '512 ГБ', url: '/e', isCurrent: false },
  ]);
});

test('where all have one colour there is none to choose', () => {
  const [fold] = groupByModel([variant('a', '128 ГБ', 'чёрный'), variant('b', '256 ГБ', 'чёрный')]);
  expect(fold?.variants.colors).toEqual([]);
});

test('memory and colour stand apart from the model where the name ends with them', () => {
  expect(splitName({ name: 'Смартфон Vega X5 8/256 ГБ, чёрный', variant: plain.variant })).toEqual({
    model: 'Смартфон Vega X5',
    apart: '8/256\u00a0ГБ, чёрный',
  });
  expect(splitName({ name: 'Чайник, чёрный', variant: { edition: null, color: { name: 'чёрный', code: '#000000' } } })).toEqual({
    model: 'Чайник,',
    apart: 'чёрный',
  });
  expect(splitName({ name: 'Vega на 256 ГБ', variant: plain.variant })).toEqual({ model: 'Vega на 256\u00a0ГБ', apart: null });
  expect(splitName({ name: 'Vega X5', variant: null })).toEqual({ model: 'Vega X5', apart: null });
});

test.each([
  ['to rows of any length where few are missing', [3, 3, ...Array<number>(9).fill(1)], 12],
  ['to rows of two and four where many are', [6, 6, 6, 1, 1, 1], 8],
  ['not at all where they are whole', [3, 3, 1, 1], 4],
  ['not at all where there are too few variants', [2, 1], 2],
])('the last variants of a page stand for themselves: %s', (_, sizes, count) => {
  const products = sizes.flatMap((size, model) =>
    Array.from({ length: size }, (_, at) => variant(`${model}-${at}`, `${at} ГБ`, 'чёрный', { modelId: String(model) })),
  );
  const cards = groupInWholeRows(products);
  expect(cards).toHaveLength(count);
  const reachable = new Set(cards.flatMap(({ product, variants }) => [product.url, ...variants.editions.map(({ url }) => url)]));
  expect(reachable.size).toBe(products.length);
});
