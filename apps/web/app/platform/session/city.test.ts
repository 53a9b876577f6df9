import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { cityOfAddress } from './city.server.ts';

/** Cities that the provider has. */
const knownCities = ['2', '7700000002', 'RND'];

/** Where an address with a city leads, and which cookies it leaves. */
async function open(path: string) {
  const { context, cookies } = visit({
    execute: async ({ variables }) => {
      const { id } = (variables as { by: { id: string } }).by;
      return { data: { city: knownCities.includes(id) ? { id, alias: 'a' } : null } };
    },
  });
  const url = new URL(path, 'http://shop.example');
  const screen = new Response('the screen');
  const asked = { context, url, request: new Request(url) } as never;
  const answered = await Promise.resolve(cityOfAddress(asked, async () => screen)).catch((thrown: Response) => thrown);
  const answer = answered === screen ? 'the screen' : (answered as Response).headers.get('location');
  return { answer, city: cookies.map((cookie) => cookie.split(';')[0]) };
}

test.each([
  ['/catalog?city_id=2', '/catalog', ['city_id=2']],
  ['/catalog?city_id=7700000002&sort=price', '/catalog?sort=price', ['city_id=7700000002']],
  ['/catalog?city_id=RND', '/catalog', ['city_id=RND']],
  ['/catalog?city_id=99999', '/catalog', []],
  ['/catalog?city_id=a%20b', '/catalog', []],
  ['/catalog?city_id=doneck', '/catalog', []],
  ['/catalog?sort=price', 'the screen', []],
])('%s leads to %s', async (path, answer, city) => {
  expect(await open(path)).toEqual({ answer, city });
});
