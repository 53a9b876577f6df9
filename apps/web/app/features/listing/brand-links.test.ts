import { expect, test } from 'vitest';
import { brandLinks, noBrandLinks } from './brand-links.ts';

const seriesOf = (code: string, name: string) => ({ name, url: `/catalog/series/${name}`, brand: { code } });
const links = (answer: Parameters<typeof brandLinks>[1]) => brandLinks('lg', answer);

test('a brand leads to its own series and to what fits its devices', () => {
  const series = [seriesOf('lg', 'ultragear'), seriesOf('samsung', 'odyssey'), seriesOf('lg', 'gram')];
  expect(links({ series, fitting: { totalCount: 3 } })).toEqual({
    series: [
      { text: 'ultragear', href: '/catalog/series/ultragear' },
      { text: 'gram', href: '/catalog/series/gram' },
    ],
    fitting: '/catalog/compatibility-brand/lg',
  });
});

test('of many series the first two dozen', () => {
  const series = Array.from({ length: 25 }, (_, index) => seriesOf('lg', `s-${index}`));
  expect(links({ series, fitting: null }).series).toHaveLength(24);
});

test('nowhere where there is nothing, and where nobody answers', () => {
  expect(links({ series: [seriesOf('samsung', 'odyssey')], fitting: { totalCount: 0 } })).toEqual(noBrandLinks);
  expect(links({ series: null, fitting: null })).toEqual(noBrandLinks);
});
