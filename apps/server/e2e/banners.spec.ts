import { expect, test } from './fixtures.ts';

test('a product page has a banner outside of the buy box, on a phone another one; it leads to a screen of the shop', {
  tag: '@long',
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/catalog/washing-machines/1081');
  await main.getByRole('article').first().getByRole('link').first().click();
  const banner = main.getByRole('link', { name: /Рассрочка без переплаты/ });
  await expect(banner).toHaveCount(1);
  await expect(main.getByRole('region', { name: 'Покупка' }).getByRole('link', { name: /Рассрочка без переплаты/ })).toHaveCount(0);
  await banner.click();
  await expect(page.getByRole('heading', { level: 1, name: /Рассрочка — до 36 месяцев/ })).toBeVisible();
});
