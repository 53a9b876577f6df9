import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';

const quick = (page: Page) => main(page).getByRole('navigation', { name: 'Быстрые фильтры' });
const names = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

test('a list is filtered, paged and gone back through, and is each time the one that was left', async ({ page, hasScript }) => {
  await page.goto('/catalog/smartphones/224');
  const brand = quick(page).locator('a[href*="f.brand="]').first();
  const name = (await brand.textContent()) ?? '';
  if (hasScript) await adopted(brand);
  const all = await names(page);
  await brand.click();
  await expect(page).toHaveURL(/\/catalog\/smartphones\/224\?f\.brand=[\w-]+$/);
  await expect(main(page).getByRole('link', { name: `Бренд: ${name}` })).toBeVisible();
  const filtered = await names(page);
  await expect(quick(page).getByRole('link', { name, exact: true })).toHaveCount(0);

  await page.goto('/catalog/smartphones/224?f.available=1');
  const first = await names(page);
  await main(page).getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL(/\/page-2\?f\.available=1$/);
  await expect.poll(() => names(page)).not.toEqual(first);
  await page.goBack();
  await expect(page).toHaveURL(/\/224\?f\.available=1$/);
  await expect.poll(() => names(page)).toEqual(first);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(filtered);
  await page.goBack();
  await expect(page).toHaveURL(/\/224$/);
  await expect.poll(() => names(page)).toEqual(all);
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`), includeHidden: true })).not.toBeChecked();

  await main(page).getByRole('navigation', { name: 'Подборки' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/tag\/[\w-]+\/smartphones\/224$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

/** The screen that a link has led to is a list of goods, and for everybody. */
async function expectList(page: Page, address: RegExp, hasScript: boolean): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  if (!hasScript) return;
  await expectAccessible(page);
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a brand leads to its series and to what fits its devices, a product to its model', { tag: '@long' }, async ({ page, hasScript }) => {
  await page.goto('/catalog/brand/apple');
  await main(page).getByRole('link', { name: 'Подходящие аксессуары', exact: true }).click();
  await expectList(page, /\/catalog\/compatibility-brand\/apple$/, hasScript);
  await expect(page.getByRole('heading', { level: 1, name: 'Аксессуары для Apple' })).toBeVisible();
  await page.goto('/catalog/brand/apple');
  const series = main(page).getByRole('navigation', { name: 'Серии' }).getByRole('link', { name: 'iPhone 17', exact: true });
  await series.click();
  await expectList(page, /\/catalog\/series\/apple-iphone-17$/, hasScript);
  const [name = ''] = await names(page);
  await main(page).getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const model = page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').last();
  const title = (await model.textContent()) ?? '';
  await model.click();
  await expectList(page, /\/catalog\/model\/[\w.-]+$/, hasScript);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // Its variants share one card; what is like it stands below.
  expect((await names(page))[0]).toContain(title);
});
