import { expect, test } from 'vitest';
import { openFacets } from './open-facets.ts';

const facet = (code: string, type: 'LIST' | 'RANGE' | 'FLAG' = 'RANGE') => ({ code, type });

test('what a kind is chosen by stands open after price and brand, whatever flags stand between, and so does what is chosen', () => {
  const flags = ['available', 'pickup_today', 'discount'].map((code) => facet(code, 'FLAG'));
  const facets = [
    facet('price'),
    ...flags,
    facet('brand', 'LIST'),
    ...['load', 'spin', 'noise', 'depth', 'width', 'height'].map((code) => facet(code)),
  ];
  expect([...openFacets(facets, ['height'])]).toEqual(['price', 'brand', 'load', 'spin', 'noise', 'depth', 'height']);
});
