import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';

// A phone has the page of the catalogue instead of the panel.
test.use({ viewport: { width: 1280, height: 800 } });

test('the panel is gone through by keyboard: what is in a section follows it, and Escape leads back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  await adopted(button);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' });
  const section = menu.getByRole('link', { name: 'Ноутбуки и компьютеры', exact: true });
  await expect(section).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(section).toBeFocused();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Ноутбуки', exact: true })).toBeFocused();
  await expect(menu.getByText('Часто покупают')).toBeVisible();
  await expectAccessible(page, ['.menu-panel']);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(section).toBeVisible();
  await page.getByLabel('Поиск по товарам').focus();
  await expect(menu).toHaveCount(0);
});

test('a section of the menu has a banner of its own', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true });
  await adopted(button);
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' });
  await menu.getByRole('link', { name: 'Климатическая техника', exact: true }).hover();
  await menu.getByRole('link', { name: /Тепло всю зиму/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Тепло и влажно всю зиму' })).toBeVisible();
});
