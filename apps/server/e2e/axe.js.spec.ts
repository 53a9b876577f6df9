import type { Page } from '@playwright/test';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expectAccessible, expectReadable, expectRoomForLetters } from './accessible.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { productWith } from './goods.ts';
import { main } from './screen.ts';
import { expectTargetSizes } from './target-size.ts';
import { fetchData } from './visitor.ts';

/** Every screen that opens without a history; those of the checkout are looked at on the journey. */
const screens = [
  '/',
  '/catalog',
  '/catalog/108',
  '/catalog/washing-machines/1081',
  '/catalog/washing-machines/1081?f.brand=lg&sort=running_cost',
  '/catalog/brand/bosch',
  '/search?q=холодильник',
  '/search?q=такогонетничего',
  '/city',
  '/shops',
  '/store/vitrina-ulica-artema-1001',
  '/contacts',
  '/help',
  '/delivery',
  '/delivery/pay',
  ...['privacy', 'consent', 'offer', 'recommendations', 'cookies'].map((document) => `/legal/${document}`),
  '/special-offers',
  '/special-offers/1',
  '/reviews/list',
  '/reviews/view/smartfon-do-25000',
  '/news',
  '/news/304',
  '/honor',
  '/advent-calendar',
  '/favorite-products',
  '/compare',
  '/user/login',
  '/cart',
  '/no-such-page',
];

/** Parts of a product's page, and a category some of whose products have them. */
const parts = {
  ABOUT: 1081,
  SPECS: 1081,
  AVAILABILITY: 1081,
  ACCESSORIES: 224,
  CREDIT: 224,
  MANUALS: 224,
  MARKDOWN: 224,
  DIGITAL: 29,
  SUPPLIER: 1102,
  COMMENTS: 1081,
  FAQ: 1081,
};

/** Screens and parts made of what the others are made of: the long run alone looks at them. */
const alike = new Set([
  ...['/catalog/108', '/catalog/washing-machines/1081', '/catalog/brand/bosch', '/search?q=такогонетничего', '/city', '/delivery/pay'],
  ...['consent', 'offer', 'recommendations', 'cookies'].map((document) => `/legal/${document}`),
  ...['/special-offers', '/news', '/news/304', '/favorite-products', '/compare'],
  ...['SPECS', 'AVAILABILITY', 'MANUALS', 'MARKDOWN', 'DIGITAL', 'SUPPLIER', 'FAQ'],
]);

/** What the width that the page has decides about, in the light theme. */
async function expectToBeForAllHere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectTargetSizes(page);
  // A comparison has a column for each product, and is scrolled sideways whatever its letters.
  if ((await main(page).getByRole('columnheader').count()) === 0) await expectRoomForLetters(page);
  if (isLongRun) await expectReadable(page, 'dark');
}

/** The page that was opened on a desk is held in a hand. The other way round would not do: a browser that had a touch screen hovers no more. */
async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 780 });
}

/**
 * One visit for all: looking is cheaper than loading. What differs on a wide screen is mostly what stands on what, and colours of a theme are the
 * same at every width: each is looked at in one of them, the light one with everything else.
 */
async function expectToBeForAll(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  // It has no loader, and asks for goods by itself.
  if (path === '/no-such-page') await expect(main(page).getByRole('region', { name: 'Часто покупают' })).toBeVisible();
  await (isLongRun ? expectToBeForAllHere(page) : expectReadable(page, 'dark'));
  await becomePhone(page);
  await expectToBeForAllHere(page);
}

const tagOf = (name: string) => ({ tag: alike.has(name) ? '@long' : [] });

/** Goods that this browser has looked at, and has in both of its lists. */
async function listedGoods(page: Page): Promise<string[]> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string; url: string }[] } }>(
    page,
    '{ listing(of: { category: 1081 }, perPage: 4) { nodes { id url } } }',
  );
  const productIds = listing.nodes.map(({ id }) => id);
  const add = 'mutation ($input: ProductListAddInput!) { productListAdd(input: $input) { list { kind } } }';
  for (const kind of ['FAVORITES', 'COMPARISON']) await fetchData(page, add, { input: { kind, productIds } });
  for (const { url } of listing.nodes) await page.request.get(url);
  return productIds;
}

test.describe('WCAG 2.2 A and AA', () => {
  for (const path of screens) {
    test(path, tagOf(path), async ({ page, complaints }) => {
      await expectToBeForAll(page, path);
      // A page that is not there is told so on the console as well.
      if (path === '/no-such-page') complaints.length = 0;
      if (path.endsWith('sort=running_cost'))
        await expect(main(page).getByRole('article').getByText('Обойдётся в год').first()).toBeVisible();
    });
  }
  for (const [part, category] of Object.entries(parts)) {
    test(`product: ${part}`, tagOf(part), async ({ page, request }) => {
      const product = await productWith(request, category, part);
      await expectToBeForAll(page, part === 'ABOUT' ? product : `${product}/${part.toLowerCase()}`);
      await expect(main(page).getByRole('navigation', { name: 'Разделы товара', exact: true })).toBeVisible();
      if (part !== 'ABOUT') return;
      // How the cost of using it comes about is folded.
      await main(page).getByText('Обойдётся в').click();
      await expect(main(page).getByText(/при\s+тех же ценах/)).toBeVisible();
      await expectAccessible(page, ['.running-cost']);
    });
  }
  for (const [name, pathOf] of [
    ['a comparison', () => '/compare'],
    ['a comparison of somebody else', (ids: string[]) => `/compare?products=${ids.join('~')}`],
  ] as const) {
    test(name, async ({ page }) => {
      const goods = await listedGoods(page);
      await expectToBeForAll(page, pathOf(goods));
      await expect(main(page).getByRole('columnheader')).toHaveCount(goods.length);
      await expect(main(page).getByRole('rowheader', { name: 'Обойдётся в год' })).toBeVisible();
    });
  }
  test('favourites', async ({ page }) => {
    const goods = await listedGoods(page);
    await expectToBeForAll(page, '/favorite-products');
    await expect(main(page).getByRole('region', { name: 'Товары', exact: true }).getByRole('article')).toHaveCount(goods.length);
  });
  test('the home page of somebody who has been here', async ({ page }) => {
    const goods = await listedGoods(page);
    await expectToBeForAll(page, '/');
    await expect(main(page).getByRole('region', { name: 'Вы смотрели' }).getByRole('article')).toHaveCount(goods.length);
  });
});
