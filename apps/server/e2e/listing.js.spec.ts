import { expect, takenOver, test } from './shop.ts';

test('the slider of the price types what it says, and the list follows', async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  if (await opener.isVisible()) await opener.click();
  const from = page.getByRole('slider', { name: 'Цена от, ползунок' });
  await takenOver(from);
  await from.press('PageUp');
  const typed = page.getByRole('textbox', { name: 'Цена, от' });
  await expect(typed).toHaveValue(/^\d+$/);
  const price = await typed.inputValue();
  await expect(page).toHaveURL(new RegExp(`f\\.price\\.min=${price}$`));
  await expect(from).toHaveValue(price);
});
