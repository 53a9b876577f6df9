import { describe, expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { cityInPath } from './city.server.ts';
import { cityOfPath, inOtherCity } from './city-path.ts';

const tab = '/catalog/tv/7/42/availability';

test.each([
  [`${tab}/moskva`, 'moskva'],
  [`${tab}/rostov-na-donu`, 'rostov-na-donu'],
  ['/catalog/tv/7/SKU-12.a/availability/moskva', 'moskva'],
  [`${tab}/Moskva`, null],
  [`${tab}/moskva2`, null],
  [tab, null],
  ['/catalog/tv/7/availability/moskva', null],
  ['/moskva', null],
])('%s names %s', (path, alias) => {
  expect(cityOfPath(path)).toBe(alias);
});

test('a page of one city is the same page in another one; what names none stays', () => {
  expect(inOtherCity(`${tab}/doneck?way=pickup`, 'moskva')).toBe(`${tab}/moskva?way=pickup`);
  expect(inOtherCity('/shops?q=a?b', 'moskva')).toBe('/shops?q=a?b');
});

describe('the city in the path', () => {
  async function open(path: string, cookie: string, city: { id: string; alias: string } | null = { id: '2', alias: 'moskva' }) {
    const requests: (string | undefined)[] = [];
    const { context, cookies } = visit({
      visitor: visitorWith(cookie),
      execute: async ({ visitor }) => {
        requests.push(visitor.cityId ?? visitor.cookies.get('city_id'));
        return { data: { city } };
      },
    });
    const url = new URL(path, 'http://shop.example');
    const request = new Request(url);
    const args = { context, request, url, params: {}, pattern: '' };
    const { query } = await import('../gateway/query.server.ts');
    const { CityByAliasDocument } = await import('../../generated/graphql.ts');
    await cityInPath(args, async () => {
      await query(context, request, CityByAliasDocument, { by: { alias: 'any' } });
      return new Response();
    });
    return { cookies, last: requests.at(-1) };
  }

  test('is the one that all of the answer is about, and the visitor’s from now on', async () => {
    const { cookies, last } = await open(`${tab}/moskva`, 'a=1; city_id=1');
    expect(last).toBe('2');
    expect(cookies).toEqual(['city_id=2; Max-Age=31104000; Path=/; SameSite=Lax']);
  });
  test('changes nothing when it is the visitor’s own, the default one without a cookie, or nobody’s', async () => {
    const own = await open(`${tab}/moskva`, 'city_id=2');
    expect([own.cookies, own.last]).toEqual([[], '2']);
    expect((await open(`${tab}/doneck`, '', { id: '1', alias: 'doneck' })).cookies).toEqual([]);
    expect((await open(`${tab}/nowhere`, 'city_id=1', null)).cookies).toEqual([]);
    expect((await open('/shops', 'city_id=1')).last).toBe('1');
  });
});
