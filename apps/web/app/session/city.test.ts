import { expect, test } from 'vitest';
import { visit } from '../testing/visit.ts';
import { cityOfAddress } from './city.server.ts';

/** Where an address with a city leads, null where its screen is shown, and which cookies it leaves. */
async function open(path: string) {
  const { context, cookies } = visit();
  const url = new URL(path, 'http://shop.example');
  const next = async () => new Response('the screen');
  const opened = Promise.resolve(cityOfAddress({ context, url, request: new Request(url) } as never, next));
  const answer = await opened.catch((thrown: Response) => thrown);
  const to = answer instanceof Response ? answer.headers.get('location') : null;
  return { to, city: cookies.map((cookie) => cookie.split(';')[0]) };
}

test.each([
  ['/catalog?city_id=2', '/catalog', ['city_id=2']],
  ['/catalog?city_id=7700000002&sort=price', '/catalog?sort=price', ['city_id=7700000002']],
  ['/catalog?city_id=0', '/catalog', []],
  ['/catalog?city_id=doneck', '/catalog', []],
  ['/catalog?sort=price', null, []],
])('%s leads to %s', async (path, to, city) => {
  expect(await open(path)).toEqual({ to, city });
});
