import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { loader } from './route.tsx';

async function countryOf(isDigital: boolean) {
  const shelves = { similars: [], viewedTogether: [], compilations: [] };
  const code = { offer: { orderType: 'BUY' }, availability: null, highlights: [], specifications: [] };
  const product = { description: '', country: 'Россия', isDigital, youtube: [], ...shelves, ...code };
  const { context } = visit({ execute: async () => ({ data: { seo: {}, product, features: [] } }) });
  const url = new URL('http://shop.example/catalog/gift-cards/20743/100');
  const read = await loader({
    context,
    url,
    request: new Request(url),
    params: { categoryCode: 'gift-cards', categoryId: '20743', leaf: '100' },
    pattern: '',
  } as never);
  return read?.country;
}

test('a thing comes from a country, a code from none', async () => {
  expect([await countryOf(false), await countryOf(true)]).toEqual(['Россия', null]);
});
