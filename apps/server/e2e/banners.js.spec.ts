import { expect, takenOver, test } from './shop.ts';

// A phone has the page of the catalogue instead of the panel.
test.use({ viewport: { width: 1280, height: 800 } });

test('a section of the menu has a banner of its own', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  await takenOver(button);
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' });
  await menu.getByRole('link', { name: 'Климатическая техника', exact: true }).hover();
  await menu.getByRole('link', { name: /Тепло всю зиму/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Тепло и влажно всю зиму' })).toBeVisible();
});
