import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../platform/gateway/visit.ts';
import { brandLinks, noBrandLinks } from './brand-links.server.ts';

const seriesOf = (code: string, name: string) => ({ name, url: `/catalog/series/${name}`, brand: { code } });
const links = (answer: OperationResult) =>
  brandLinks(visit({ execute: async () => answer }).context, new Request('http://shop.example/catalog/brand/lg'), 'lg');

test('a brand leads to its own series and to what fits its devices', async () => {
  const series = [seriesOf('lg', 'ultragear'), seriesOf('samsung', 'odyssey'), seriesOf('lg', 'gram')];
  expect(await links({ data: { series, listing: { totalCount: 3 } } })).toEqual({
    series: [
      { text: 'ultragear', href: '/catalog/series/ultragear' },
      { text: 'gram', href: '/catalog/series/gram' },
    ],
    fitting: '/catalog/compatibility-brand/lg',
  });
});

test('of many series the first two dozen', async () => {
  const series = Array.from({ length: 25 }, (_, index) => seriesOf('lg', `s-${index}`));
  expect((await links({ data: { series, listing: null } })).series).toHaveLength(24);
});

test('nowhere where there is nothing, and where nobody answers', async () => {
  expect(await links({ data: { series: [seriesOf('samsung', 'odyssey')], listing: { totalCount: 0 } } })).toEqual(noBrandLinks);
  expect(await links({ data: { series: null, listing: null } })).toEqual(noBrandLinks);
  expect(await links({ errors: [{ message: 'no', path: [], extensions: { code: 'PROVIDER_TIMEOUT' } }] })).toEqual(noBrandLinks);
});
