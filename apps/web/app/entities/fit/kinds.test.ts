import { expect, test } from 'vitest';
import { nicheKinds } from './kinds.ts';
import type { Niche } from './niche.ts';

const categories = [
  { id: '1061', code: 'refrigerators' },
  { id: '224', code: 'smartphones' },
  { id: '1081', code: 'washing-machines' },
  { id: '1083', code: 'water-heaters' },
  { id: '1041', code: 'tvs' },
];
const niche: Niche = { width: 60, height: null, depth: 45.5, door: 70, distance: null };

test('the kinds that stand in a niche are those of the catalogue that have one, what was measured before all', () => {
  const of = (niches: ReadonlyMap<string, Niche>) =>
    nicheKinds(categories, niches).map(({ category, measures }) => [category.id, measures]);
  expect(of(new Map())).toEqual([
    ['1081', null],
    ['1061', null],
    ['1041', null],
  ]);
  const room = { ...niche, width: 130, depth: null, door: null, distance: 250 };
  expect(of(new Map([['1041', room]]))[0]).toEqual(['1041', 'место 130\u00a0см, до экрана 250\u00a0см']);
  expect(of(new Map([['1083', niche]]))).toEqual([
    ['1083', 'ниша 60 × 45,5\u00a0см, дверь 70\u00a0см'],
    ['1081', null],
    ['1061', null],
    ['1041', null],
  ]);
});
