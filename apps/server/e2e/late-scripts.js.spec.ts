/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './fixtures.ts';

/** Nobody is there when a page comes. */
test.use({ hasVisitor: false });

/** Scripts of every page stay on their way until the given function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    // Its page may have been left by then.
    await route.continue().catch(() => {});
  });
  return scripts.resolve;
}

test('what is pressed in a card before scripts are there is done, and the page comes back to the card', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/catalog/washing-machines/1081');
  const sold = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) });
  const id = (await sold.nth(8).getAttribute('id')) ?? '';
  const card = page.locator(`article[id="${id}"]`);
  await card.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(card.getByRole('link', { name: 'В корзине' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

  const compare = card.getByRole('button', { name: 'Сравнить' });
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(compare).toBeInViewport();

  // Scripts that come then take the page over as it is.
  release();
  await takenOver(compare);
  await expect(compare).toBeInViewport();
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
});

test('a link, the search and the menu lead where they should before scripts are there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Стирка и горячая вода/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Стирка и горячая вода' })).toBeVisible();

  const field = page.getByLabel('Поиск по товарам');
  await field.fill('телевизор');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/tvs\/\d+/);

  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('scripts are asked for when all else is loaded, by themselves', async ({ page }) => {
  await page.goto('/');
  const starts = () =>
    page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      return scripts.map(({ startTime }) => startTime >= (arrival?.loadEventStart ?? Number.POSITIVE_INFINITY));
    });
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(0);
  expect(await starts()).not.toContain(false);
});

test('the first key starts them, whatever is still being loaded', async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route(/\/media\//, async (route) => {
    await pictures.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Поиск по товарам');
  await field.press('a');
  await takenOver(field);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  pictures.resolve();
  await page.waitForLoadState();
});
