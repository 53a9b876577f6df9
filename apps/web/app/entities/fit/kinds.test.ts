import { expect, test } from 'vitest';
import { nicheKinds } from './kinds.ts';
import type { Niche } from './niche.ts';

const categories = [
  { id: '1061', code: 'refrigerators' },
  { id: '224', code: 'smartphones' },
  { id: '1081', code: 'washing-machines' },
  { id: '1083', code: 'water-heaters' },
];
const niche: Niche = { width: 60, height: null, depth: 45.5, door: 70 };

test('the kinds that stand in a niche are those of the catalogue that have one, what was measured before all', () => {
  const of = (niches: ReadonlyMap<string, Niche>) =>
    nicheKinds(categories, niches).map(({ category, measures }) => [category.id, measures]);
  expect(of(new Map())).toEqual([
    ['1081', null],
    ['1061', null],
  ]);
  expect(of(new Map([['1083', niche]]))).toEqual([
    ['1083', 'ниша 60 × 45,5\u00a0см, дверь 70\u00a0см'],
    ['1081', null],
    ['1061', null],
  ]);
});
