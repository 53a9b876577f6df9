import { expect, test } from 'vitest';
import { nicheLinks } from './niche-links.ts';

const washers = [{ dimensions: { width: 60, height: 85, depth: 45 } }];
const facets = (['brand', 'width', 'height', 'depth'] as const).map((code) => ({
  code,
  type: code === 'brand' ? ('LIST' as const) : ('RANGE' as const),
}));
const niche = { width: 60, height: null, depth: 50.5, door: 70 };

test('what stands in no niche leads nowhere', () => {
  expect(nicheLinks([{ dimensions: null }, { dimensions: { width: 7, height: 15, depth: 1 } }], facets, [], niche)).toBeNull();
});

test('nobody has measured yet', () => {
  expect(nicheLinks(washers, facets, [], null)).toEqual({ fitting: null, questionText: 'Встанет ли? Укажите нишу' });
});

test('only what fits, by the sides that are known, beside what is chosen', () => {
  const chosen = [
    { code: 'brand', values: ['lg'] },
    { code: 'depth', min: 30, max: 60 },
  ];
  expect(nicheLinks(washers, facets, chosen, niche)).toEqual({
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
])('is not offered where %s', (_, known, chosen) => expect(nicheLinks(washers, known, chosen, niche)?.fitting).toBeNull());
