import { expectAccessible } from './accessible.ts';
import { expect, takenOver, test } from './shop.ts';

test('an address is suggested as it is typed, and a choice fills street and house', async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expect(main.getByRole('link', { name: /В корзине/ }).first()).toBeVisible();
  await page.goto('/cart/contacts');
  await takenOver(page.getByLabel('Электронная почта'));
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill('89991234567');
  await page.getByLabel('Электронная почта').pressSequentially('anna@ya');
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
