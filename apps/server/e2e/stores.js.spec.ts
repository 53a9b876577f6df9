import { adopted, expect, test } from './fixtures.ts';

test('the nearest stores come first where somebody says where they are', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // By the street of Petrovsky, far in the south-west of Donetsk.
  await context.setGeolocation({ latitude: 47.96, longitude: 37.72 });
  await page.goto('/shops');
  const button = page.getByRole('button', { name: 'Ближайшие ко мне' });
  await adopted(button);
  await button.click();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('Петровского');
  await expect(first).toContainText(/\d\s(?:м|км)/);
});

test('without a permission an address is asked for', { tag: '@long' }, async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/shops');
  const button = page.getByRole('button', { name: 'Ближайшие ко мне' });
  await adopted(button);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Введите адрес');
});

test('the window of cities knows where somebody is, and the wrong keyboard layout; a tab goes on in the new city', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.05, longitude: 37.97 });
  await page.goto('/catalog/washing-machines/1081');
  const product = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.goto(`${product}/availability/doneck`);
  const banner = page.getByRole('banner');
  const city = banner.getByRole('link', { name: 'Донецк' });
  await adopted(city);
  await city.click();
  const dialog = page.getByRole('dialog', { name: 'Выбор города' });
  const field = dialog.getByLabel('Название города');
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Определить мой город' }).click();
  await dialog.getByRole('status').getByRole('button', { name: 'Макеевка' }).click();
  await expect(page).toHaveURL(/\/availability\/makeevka$/);
  await expect(dialog).toBeHidden();
  await banner.getByRole('link', { name: 'Макеевка' }).click();
  await expect(field).toBeFocused();
  await field.fill('vjcrdf');
  // Whoever finds nothing goes on to a large city.
  await expect(dialog.getByRole('heading', { name: 'Крупные города' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: /^Донецк/ })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: /^Москва/ }).click();
  await expect(page).toHaveURL(/\/availability\/moskva$/);
  await expect(banner.getByRole('link', { name: 'Москва' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
