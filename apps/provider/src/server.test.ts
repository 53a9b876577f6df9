import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setMedia } from './catalogue/media/media.ts';
import { plainMedia } from './catalogue/media/testing/plain.ts';
import { sql } from './platform/database/sql.ts';
import { engines } from './platform/database/testing/databases.ts';
import { openShopWithShoppers, type ShopWithShoppers } from './testing/shoppers.ts';

let shopWithShoppers: ShopWithShoppers;
let port: number;
beforeAll(async () => {
  setMedia(plainMedia());
  shopWithShoppers = await openShopWithShoppers(engines.PostgreSQL);
  port = Number(new URL(await shopWithShoppers.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => {
  setMedia();
  return shopWithShoppers?.close();
});

/** The first line of the answer to a target that no client of ours would write. */
const answerTo = (target: string) =>
  new Promise<string | undefined>((resolve) => {
    let text = '';
    connect(port, '127.0.0.1')
      .on('data', (part) => {
        text += part;
      })
      .on('close', () => resolve(text.split('\r\n')[0]))
      .write(`GET ${target} HTTP/1.1\r\nhost: provider\r\nconnection: close\r\n\r\n`);
  });

test.each([
  ['http://provider/v2/menu', 200],
  ['http://provider/v2/cities/1?city_id=1', 200],
  ['http://provider/v2/cities/99999999999', 404],
  ['http://provider', 404],
  ['http://provider/nowhere', 404],
  ['http://provider/media/brands/acme.svg', 200],
])('a whole address as the target is its path: %s', async (target, status) => {
  expect(await answerTo(target)).toMatch(` ${status} `);
});

test('who is about to stop is not ready, answers all the same, and keeps no connection', async () => {
  const { app } = shopWithShoppers;
  const answers = () =>
    Promise.all(
      ['/health/ready', '/v2/menu?city_id=1'].map(async (path) => {
        const { statusCode, headers } = await app.inject(path);
        return [statusCode, headers.connection];
      }),
    );
  expect(await answers()).toEqual([200, 200].map((status) => [status, 'keep-alive']));
  app.isDraining = true;
  expect(await answers()).toEqual([503, 200].map((status) => [status, 'close']));
  app.isDraining = false;
});

test('what has changed while nobody looked is indexed for search at the start', async () => {
  const { db } = shopWithShoppers;
  await vi.waitFor(async () => expect((await db.execute(sql`select product_id from search_due`)).rows).toEqual([]));
  expect((await db.execute(sql`select product_id from search_places`)).rows).not.toEqual([]);
});
