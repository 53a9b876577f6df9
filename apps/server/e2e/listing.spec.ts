import type { Page } from '@playwright/test';
import { expect, takenOver, test } from './fixtures.ts';
import { main } from './screen.ts';

const quick = (page: Page) => main(page).getByRole('navigation', { name: 'Быстрые фильтры' });
const names = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

test('a list is filtered, paged and gone back through, and is each time the one that was left', async ({ page, hasScript }) => {
  await page.goto('/catalog/smartphones/224');
  const brand = quick(page)
    .getByRole('link')
    .filter({ hasNotText: /наличии|скидкой/ })
    .first();
  const name = (await brand.textContent()) ?? '';
  if (hasScript) await takenOver(brand);
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
