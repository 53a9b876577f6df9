import { expect, test } from 'vitest';
import { visit } from '../../../platform/gateway/visit.ts';
import { loader } from './route.tsx';

/** The operations that «О товаре» asks, by what each is of. */
async function asked(features: { key: string; isActive: boolean }[]): Promise<string[]> {
  const names: string[] = [];
  const { context } = visit({
    execute: async ({ document = '' }) => {
      const [, name = ''] = /query (\w+)/.exec(document) ?? [];
      names.push(name);
      if (name === 'Flags') return { data: { features } };
      return {
        data: {
          product: { description: '', country: null, youtube: [], specifications: [], similars: [], lookedWith: [], compilations: [] },
        },
      };
    },
  });
  const url = new URL('http://shop.example/catalog/tvs/5/100');
  await loader({
    context,
    url,
    request: new Request(url),
    params: { categoryCode: 'tvs', categoryId: '5', leaf: '100' },
    pattern: '',
  } as never);
  return names;
}

test('shelves that a flag has switched off are not asked for', async () => {
  const on = await asked([]);
  expect(on).toEqual(expect.arrayContaining(['ProductSimilar', 'ProductLookedWith']));
  const off = await asked([
    { key: 'similar', isActive: false },
    { key: 'looked_with', isActive: false },
  ]);
  expect(off).toEqual(expect.arrayContaining(['ProductAbout', 'Flags']));
  expect(off.filter((name) => name === 'ProductSimilar' || name === 'ProductLookedWith')).toEqual([]);
});
