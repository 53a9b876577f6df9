import { expectAccessible, expectReadableInTheDark, expectRoomForLetters } from './accessible.ts';
import { test } from './fixtures.ts';
import { expectTargets } from './targets.ts';

const product = '/catalog/washing-machines/1081';

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
  '/legal/offer',
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

test.describe('WCAG 2.2 A and AA', () => {
  for (const path of screens) {
    test(path, async ({ page, complaints }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
      await expectTargets(page);
      await expectRoomForLetters(page);
      await expectReadableInTheDark(page);
      // A page that is not there is told so on the console as well.
      if (path === '/no-such-page') complaints.length = 0;
    });
  }
  for (const tab of ['', '/specs', '/availability/doneck', '/comments', '/faq']) {
    test(`product${tab}`, async ({ page }) => {
      await page.goto(product);
      await page.locator('main article').first().getByRole('link').first().click();
      await page.waitForURL(/\/\d{6,}$/);
      await page.goto(`${page.url()}${tab}`, { waitUntil: 'networkidle' });
      await expectAccessible(page);
      await expectTargets(page);
      await expectRoomForLetters(page);
      await expectReadableInTheDark(page);
    });
  }
});
