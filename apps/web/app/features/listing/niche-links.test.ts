import { expect, test } from 'vitest';
import { nicheLinks } from './niche-links.ts';

const washers = [{ category: { id: '1081' }, dimensions: { width: 60, height: 85, depth: 45 } }];
const fridge = { category: { id: '1082' }, dimensions: { width: 60, height: 200, depth: 65 } };
const facets = (['brand', 'width', 'height', 'depth'] as const).map((code) => ({
  code,
  type: code === 'brand' ? ('LIST' as const) : ('RANGE' as const),
}));
const niches = new Map([['1081', { width: 60, height: null, depth: 50.5, door: 70 }]]);

test('what stands in no niche leads nowhere', () => {
  const small = { category: { id: '224' }, dimensions: { width: 7, height: 15, depth: 1 } };
  expect(nicheLinks([{ category: { id: '1081' }, dimensions: null }, small], facets, [], niches)).toBeNull();
});

test('nobody has measured yet for things of this kind', () => {
  expect(nicheLinks([fridge], facets, [], niches)).toEqual({
    categoryId: '1082',
    fitting: null,
    questionText: 'Встанет ли? Укажите нишу',
  });
});

test('things of several kinds stand in several niches', () => {
  expect(nicheLinks([...washers, fridge], facets, [], niches)).toBeNull();
});

test('only what fits, by the sides that are known, beside what is chosen', () => {
  const chosen = [
    { code: 'brand', values: ['lg'] },
    { code: 'depth', min: 30, max: 60 },
  ];
  expect(nicheLinks(washers, facets, chosen, niches)).toEqual({
    categoryId: '1081',
    fitting: [
      { code: 'brand', values: ['lg'] },
      { code: 'width', max: 60 },
      { code: 'depth', max: 50.5 },
    ],
    questionText: 'Ваша ниша 60 × 50,5\u00a0см: изменить',
  });
});

test.each([
  [
    'it is chosen',
    facets,
    [
      { code: 'width', max: 60 },
      { code: 'depth', max: 50.5 },
    ],
  ],
  ['the listing cannot be filtered by it', facets.slice(0, 1), []],
])('is not offered where %s', (_, known, chosen) => expect(nicheLinks(washers, known, chosen, niches)?.fitting).toBeNull());
