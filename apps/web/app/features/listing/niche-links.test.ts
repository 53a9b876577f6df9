import { expect, test } from 'vitest';
import { nicheLinks } from './niche-links.ts';

const washers = [{ category: { id: '1081', code: 'washing-machines' }, screen: null, dimensions: { width: 60, height: 85, depth: 45 } }];
const fridge = { category: { id: '1082', code: 'refrigerators' }, screen: null, dimensions: { width: 60, height: 200, depth: 65 } };
const facets = (['brand', 'width', 'height', 'depth'] as const).map((code) => ({
  code,
  type: code === 'brand' ? ('LIST' as const) : ('RANGE' as const),
  values: [],
}));
const niches = new Map([['1081', { width: 60, height: null, depth: 50.5, door: 70, distance: null }]]);

test('what stands in no niche leads nowhere', () => {
  const small = { category: { id: '224', code: 'smartphones' }, screen: null, dimensions: { width: 7, height: 15, depth: 1 } };
  expect(nicheLinks([{ ...fridge, dimensions: null }, small], facets, [], niches)).toBeNull();
});

test('nobody has measured yet for things of this kind', () => {
  expect(nicheLinks([fridge], facets, [], niches)).toEqual({
    categoryId: '1082',
    fitting: null,
    fittingText: 'Встанет в мою нишу',
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
    fittingText: 'Встанет в мою нишу',
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

test('screens are chosen by the width of the place and by the diagonals that are watched from where one sits', () => {
  const category = { id: '1041', code: 'tvs' };
  const tv = { category, dimensions: { width: 122.6, height: 71.2, depth: 7.7 }, screen: { diagonal: 55, resolution: '4K UHD' } };
  const diagonals = { code: 'diagonal', type: 'LIST' as const, values: ['32', '43', '50', '55', '65', '85'].map((code) => ({ code })) };
  const room = { width: 130, height: null, depth: null, door: null, distance: 250 };
  const wanted = [
    { code: 'width', max: 130 },
    { code: 'diagonal', values: ['50', '55', '65'] },
  ];
  const of = (filters: Parameters<typeof nicheLinks>[2], measured = new Map([['1041', room]])) =>
    nicheLinks([tv], [...facets, diagonals], filters, measured);
  expect(of([])).toEqual({
    categoryId: '1041',
    fitting: wanted,
    fittingText: 'Подойдёт для моей комнаты',
    questionText: 'Ваше место 130\u00a0см, до экрана 250\u00a0см: изменить',
  });
  expect(of(wanted)?.fitting).toBeNull();
  expect(of([], new Map())?.questionText).toBe('Встанет ли? Укажите место');
});
