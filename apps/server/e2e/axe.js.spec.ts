import type { Page } from '@playwright/test';
import { expectOrder, expectReadable, expectRoomForLetters } from './accessible.ts';
import { expect, openHydrated, test } from './fixtures.ts';
import { productWith } from './goods.ts';
import { main } from './screen.ts';
import { expectTargets } from './targets.ts';
import { ask } from './visitor.ts';

/** Every screen that opens without a history; those of the checkout are looked at on the journey. */
const screens = [
  '/',
  '/catalog',
  '/catalog/108',
  '/catalog/washing-machines/1081',
  '/catalog/washing-machines/1081?f.brand=lg&sort=price',
  '/catalog/brand/bosch',
  '/search?q=холодильник',
  '/search?q=такогонетничего',
  '/city',
  '/shops',
  '/store/vitrina-ulica-artema-1001',
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

const narrow = { width: 360, height: 780 };
const wide = { width: 1280, height: 900 };

/** What is measured at the width that the page has. */
async function expectRoom(page: Page): Promise<void> {
  await expectTargets(page);
  // A comparison has a column for each product, and is scrolled sideways whatever its letters.
  if ((await main(page).getByRole('columnheader').count()) === 0) await expectRoomForLetters(page);
}

/**
 * One visit for everything: names, roles and sizes on a phone, sizes again and the colours of both themes on a wide screen. The long
 * run begins at either width, and looks at the colours at both.
 */
async function expectToBeForAll(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  // It has no loader, and asks for goods by itself.
  if (path === '/no-such-page') await expect(main(page).getByRole('region', { name: 'Часто покупают' })).toBeVisible();
  const first = page.viewportSize() ?? narrow;
  const second = first.width === narrow.width ? wide : narrow;
  await expectOrder(page);
  await expectRoom(page);
  if (process.env.TEST_LONG === '1') await expectColours(page);
  await page.setViewportSize(second);
  await expectRoom(page);
  await expectColours(page);
  await page.setViewportSize(first);
}

async function expectColours(page: Page): Promise<void> {
  await expectReadable(page, 'light');
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: null });
}

test.describe('WCAG 2.2 A and AA', () => {
  for (const path of screens) {
    test(path, async ({ page, complaints }) => {
      await expectToBeForAll(page, path);
      // A page that is not there is told so on the console as well.
      if (path === '/no-such-page') complaints.length = 0;
    });
  }
  for (const [part, category] of Object.entries(parts)) {
    test(`product: ${part}`, async ({ page, request }) => {
      const product = await productWith(request, category, part);
      await expectToBeForAll(page, part === 'ABOUT' ? product : `${product}/${part.toLowerCase()}`);
      await expect(main(page).getByRole('navigation', { name: 'Разделы товара', exact: true })).toBeVisible();
    });
  }
  test('lists with goods in them', async ({ page }) => {
    const { listing } = await ask<{ listing: { nodes: { id: string; url: string }[] } }>(
      page,
      '{ listing(of: { category: 1081 }, perPage: 4) { nodes { id url } } }',
    );
    const goods = listing.nodes;
    const add = 'mutation ($input: ProductListAddInput!) { productListAdd(input: $input) { list { kind } } }';
    for (const kind of ['FAVORITES', 'COMPARISON']) await ask(page, add, { input: { kind, productIds: goods.map(({ id }) => id) } });
    for (const { url } of goods) await page.request.get(url);
    for (const [path, role] of [
      ['/favorite-products', 'article'],
      ['/compare', 'columnheader'],
      // As somebody else sees it.
      [`/compare?products=${goods.map(({ id }) => id).join('~')}`, 'columnheader'],
    ] as const) {
      await expectToBeForAll(page, path);
      await expect(main(page).getByRole(role)).toHaveCount(goods.length);
    }
    await expectToBeForAll(page, '/');
    await expect(main(page).getByRole('region', { name: 'Вы смотрели' }).getByRole('article')).toHaveCount(goods.length);
  });
});
