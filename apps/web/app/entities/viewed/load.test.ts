import { expect, test } from 'vitest';
import { visit } from '../../platform/gateway/visit.ts';
import { loadViewed } from './viewed.server.ts';

/** The operations asked for somebody who has looked at so many, and what they were asked about. */
async function asked(count: number, more: { isOff?: boolean; withSimilar?: boolean } = {}) {
  const operations: [name: string, variables: unknown][] = [];
  const features = more.isOff ? [{ key: 'similar', isActive: false }] : [];
  const { context } = visit({
    execute: async ({ document = '', variables }) => {
      const [, name = ''] = /query (\w+)/.exec(document) ?? [];
      operations.push([name, variables]);
      return { data: name === 'Flags' ? { features } : { products: [], product: { similars: [] } } };
    },
  });
  const ids = Array.from({ length: count }, (_, at) => String(at + 1));
  const request = new Request('http://shop.example/', { headers: { cookie: `viewed_products=${ids.join('~')}` } });
  await loadViewed(context, request, { withSimilar: more.withSimilar ?? true });
  return operations.filter(([name]) => name !== 'Flags');
}

test('of few products what is like the newest comes along, where the page asks for it and the provider has nothing against it', async () => {
  const viewed = (...ids: string[]) => ['Viewed', { ids }];
  expect(await asked(3)).toEqual([viewed('1', '2', '3'), ['ProductSimilar', { id: '1' }]]);
  expect(await asked(4)).toEqual([viewed('1', '2', '3', '4')]);
  expect(await asked(1, { withSimilar: false })).toEqual([viewed('1')]);
  expect(await asked(1, { isOff: true })).toEqual([viewed('1')]);
  expect(await asked(0)).toEqual([]);
});
