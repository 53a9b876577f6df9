import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../src/testing/raw-request.ts';
import { spellings } from '../src/testing/spellings.ts';
import { appKey, prepaidOrder, startPayment } from './buyer.ts';
import { execute, filledDatabase, type StartedShop, startShop } from './full-stack.ts';
import { listing, type ProductPage, unseenProducts } from './screens.ts';

let shop: StartedShop;
let product: ProductPage;

beforeAll(async () => {
  const database = await filledDatabase();
  // The key of the embedded provider is made by the primary and has to reach its workers.
  shop = await startShop({ DATABASE_URL: database.url, PROCESSES: '2', APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn' });
  product = (await unseenProducts(database))();
});

const isPassedThrough = (type: string): boolean => /^(?:image\/[\w+.-]+|application\/pdf)\b/.test(type);

/** The demonstration is on: what is asked for is there. */
const guardedPaths = ['/demo/outbox', '/openapi.json', '/docs'];

describe('an attacker', () => {
  it('gets nothing but pictures and documents, in hundreds of spellings', async () => {
    const tried = spellings(new URL(shop.origin).host);
    expect(new Set(tried.map(({ method, target }) => `${method} ${target}`)).size).toBeGreaterThan(300);
    const broken: string[] = [];
    // Each group of them has every ending: a third of each comes through the whole shop, all in the long run.
    for (const { method, target } of isLongRun ? tried : tried.filter((_, at) => at % 3 === 0)) {
      const { status, type, location } = await rawRequest(shop.origin, method, target);
      // A screen's redirect puts an address straight: it leads to the shop again, where another spelling gets no further.
      const isRedirect = status >= 300 && status < 400 && new URL(location, shop.origin).origin === shop.origin;
      const isGood = status === 200 ? isPassedThrough(type) : isRedirect || (status >= 400 && status < 500);
      if (!isGood) broken.push(`${method} ${target}: ${status} ${type} ${location}`);
    }
    expect(broken).toEqual([]);
  });

  it.each(guardedPaths)('does not get %s by the shop, and does by the port of the provider, which is on this machine', async (path) => {
    expect((await fetch(`${shop.providerOrigin}${path}`)).status).toBe(200);
    for (const target of [`/media/x\\..\\..${path.replaceAll('/', '\\')}`, `/sandbox-acquirer/x/../..${path}`]) {
      expect((await rawRequest(shop.origin, 'GET', target)).status).toBe(404);
    }
  });

  it.each(['/v2/cities', '/v3/products?product_ids[]=1', '/media/products/1/0.svg', '/sandbox-acquirer/x'])(
    'does not get %s by the port of the provider either, which nobody but the shop may ask',
    async (path) => {
      const answer = await fetch(`${shop.providerOrigin}${path}`, { headers: { 'x-provider-key': 'guessed-key-of-the-shop' } });
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'unknown_caller' }]);
    },
  );
});

describe('a shopper', () => {
  it('sees every picture and document that the shop names', async () => {
    const told = await execute<unknown>(
      shop,
      '{ product(id: $id) { images manuals { url } } mainPage { slider { image imageMobile } brands { image } } }'.replace(
        '$id',
        `${product.id}`,
      ),
    );
    const pages = await Promise.all(
      ['/', '/catalog', listing, product.path].map((path) => fetch(shop.origin + path).then((page) => page.text())),
    );
    expect(told.errors).toBeUndefined();
    const named = new Set([JSON.stringify(told), ...pages].flatMap((text) => text.match(/\/media\/[^"'\\\s)<>]+/g) ?? []));
    const folders = new Set([...named].map((address) => address.split('/')[2]));
    expect(folders).toEqual(new Set(['products', 'categories', 'brands', 'banners', 'articles', 'manuals']));
    const missing: string[] = [];
    const count = new Map<string, number>();
    for (const address of named) {
      const folder = address.split('/')[2] ?? '';
      count.set(folder, (count.get(folder) ?? 0) + 1);
      if (!isLongRun && (count.get(folder) ?? 0) > 5) continue;
      const { status, type } = await rawRequest(shop.origin, 'GET', address.replaceAll('&amp;', '&'));
      if (status !== 200 || !isPassedThrough(type)) missing.push(`${address}: ${status} ${type}`);
    }
    expect(missing).toEqual([]);
  });

  it('pays on the page of the bank', async () => {
    const { data } = await startPayment(shop, await prepaidOrder(shop, product.id));
    const page = `${shop.origin}${data?.paymentStart?.url}`;
    const shown = await fetch(page);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('учебный банк')]);
    const pressed = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, expect.stringMatching(/\/cart\/payment\/\d+/)]);
  });
});
