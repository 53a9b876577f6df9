import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { main } from './screen.ts';

const shelf = (page: Page) => main(page).getByRole('region', { name: 'Вы смотрели' });

/** Opens the nth product of a listing; gives its name. */
async function look(page: Page, at: number): Promise<string> {
  await page.goto('/catalog/washing-machines/1081');
  const link = main(page).getByRole('article').nth(at).getByRole('heading', { level: 3 }).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test('what was looked at stands on the next product and on the home page, the newest first', { tag: '@long' }, async ({ page }) => {
  const first = await look(page, 0);
  await expect(shelf(page)).toHaveCount(0);
  const second = await look(page, 1);
  const names = shelf(page).getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText([first]);
  await page.goto('/');
  await expect(names).toHaveText([second, first]);
  // Two leave a shelf empty: what is like them fills it.
  await expect(main(page).getByRole('region', { name: 'Похожие товары' }).getByRole('article').first()).toBeVisible();
  await names.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goto('/');
  await expect(names).toHaveText([first, second]);
});
