import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { signUp } from './visitor.ts';

test('an address is suggested as it is typed, and a choice fills street and house', async ({ page }) => {
  for (const phone of await productsInStock(page, 'smartphones')) await addToBasket(page, phone);
  await page.goto('/cart/contacts');
  await adopted(page.getByLabel('Электронная почта'));
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill('89991234567');
  await page.getByLabel('Электронная почта').pressSequentially('anna@ya');
  await expect(page.getByRole('option', { name: 'anna@yandex.ru' })).toBeVisible();
  // The list does not lie over the button.
  await page.getByRole('button', { name: 'Продолжить' }).click({ trial: true });
  await page.getByRole('option', { name: 'anna@yandex.ru' }).click();
  await expect(page.getByLabel('Электронная почта')).toHaveValue('anna@yandex.ru');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('radio', { name: 'Курьер' }).check();

  const street = page.getByRole('combobox', { name: 'Улица' });
  await page.getByLabel('Улица').pressSequentially('артем');
  await expect(page.getByRole('option').first()).toHaveText('улица Артёма');
  await expect(street).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await street.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await street.pressSequentially('а 7');
  await expect(page.getByRole('option', { name: 'улица Артёма, д. 7', exact: true })).toBeVisible();
  await street.press('ArrowDown');
  await expect(street).toHaveAttribute(
    'aria-activedescendant',
    (await page.getByRole('option', { selected: true }).getAttribute('id')) ?? '',
  );
  await street.press('Enter');
  await expect(street).toHaveValue('улица Артёма');
  await expect(page.getByLabel('Дом')).toHaveValue('7');
});

test('what the search suggests are links to choose from, and what was typed is cleared at once', async ({ page }) => {
  await page.goto('/cart');
  const field = page.getByLabel('Поиск по товарам');
  await adopted(field);
  await field.fill('сам');
  const brand = page.getByRole('group', { name: 'Бренды' }).getByRole('option', { name: 'Samsung' });
  await expect(brand).toHaveAttribute('href', '/catalog/brand/samsung');
  await expect(page.getByRole('combobox', { name: 'Поиск по товарам', expanded: true })).toBeFocused();
  await expectAccessible(page);
  await field.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.getByRole('button', { name: 'Очистить', exact: true }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);

  // What a guest has searched for is remembered by the tab, that of whoever is signed in by a cookie, in every tab.
  const before = (tab: Page) => tab.getByRole('group', { name: 'Вы искали' }).getByRole('option');
  const searchFor = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Результаты поиска «${text}»` })).toBeVisible();
    await field.fill('');
    await expect(before(page)).toHaveText([text]);
  };
  await searchFor('ssd 2тб');
  await signUp(page);
  await page.goto('/cart');
  await adopted(field);
  await field.fill('сам');
  await expect(brand).toBeVisible();
  await searchFor('чайник 1,7 л белый');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await adopted(other.getByLabel('Поиск по товарам'));
  await other.getByLabel('Поиск по товарам').focus();
  await expect(before(other)).toHaveText(['чайник 1,7 л белый']);
  await other.close();
});
