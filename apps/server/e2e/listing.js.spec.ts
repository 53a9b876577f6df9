/// <reference lib="dom" />
import { adopted, expect, test } from './fixtures.ts';

test('a filter that becomes a mark moves nothing, and a mark that is taken away leaves the focus on the next', async ({ page }) => {
  await page.goto('/catalog/smartphones/224?f.brand=apple&f.brand=samsung');
  const marks = page.getByRole('list', { name: 'Выбранные фильтры' });
  await adopted(marks);
  const goods = page.locator('.cards');
  const before = await goods.boundingBox();
  await marks.getByRole('link', { name: 'Убрать: Бренд: Apple' }).press('Enter');
  await expect(marks.getByRole('link', { name: /^Убрать/ })).toHaveCount(1);
  await expect(marks.getByRole('link', { name: 'Убрать: Бренд: Samsung' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Найдено: \d+\s(?:товар|модел).*, сортировка: популярные/ })).toHaveCount(1);
  await marks.getByRole('link', { name: 'Убрать: Бренд: Samsung' }).press('Enter');
  await expect(marks).toHaveCount(0);
  expect((await goods.boundingBox())?.y).toBe(before?.y);
});

test('no quick filter is cut beside the marks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const filters of ['f.brand=lg', 'f.brand=lg&f.brand=haier&f.price.max=60000']) {
    await page.goto(`/catalog/washing-machines/1081?${filters}`);
    const cut = await page.getByRole('navigation', { name: 'Быстрые фильтры' }).evaluate((strip) => {
      const box = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('a')]
        .map((link) => ({ text: link.textContent, ...link.getBoundingClientRect().toJSON() }))
        .filter(({ top, bottom, right }) => top < box.bottom && (bottom > box.bottom + 1 || right > box.right + 1))
        .map(({ text }) => text);
    });
    expect(cut, filters).toEqual([]);
  }
});

test('the slider of the price types what it says, and the list follows', async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  if (await opener.isVisible()) await opener.click();
  const from = page.getByRole('slider', { name: 'Цена от, ползунок' });
  await adopted(from);
  await from.press('PageUp');
  const priceField = page.getByRole('textbox', { name: 'Цена, от' });
  await expect(priceField).toHaveValue(/^\d+$/);
  const price = await priceField.inputValue();
  await expect(page).toHaveURL(new RegExp(`f\\.price\\.min=${price}$`));
  await expect(from).toHaveValue(price);
});

test('«Back» that is pressed before scripts are there shows what the address says', async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  const all = await names.allTextContents();
  const brand = page.getByRole('navigation', { name: 'Быстрые фильтры' }).getByRole('link', { name: 'Apple', exact: true });
  await adopted(brand);
  await brand.click();
  await expect(page).toHaveURL(/f\.brand=apple$/);
  await expect(names).not.toHaveText(all);
  await page.goto('/city');

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Убрать: Бренд: Apple' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/224$/);
  release();
  await expect(names).toHaveText(all);
});
