import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { productsInStock } from './purchase.ts';
import { heading, main, press } from './screen.ts';
import { codeIn, fetchData, newPhone, sentTo, signUp } from './visitor.ts';

test('the shopper’s own data are changed, a new e-mail by its link, a new phone by its code', async ({ page, hasScript, complaints }) => {
  await signUp(page);
  await page.goto('/account/profile');
  await heading(page, 'Мои данные');
  if (hasScript) {
    await adopted(page.getByLabel('Фамилия'));
    await expectAccessible(page);
  }
  await page.getByLabel('Фамилия').fill('Павлова');
  await page.getByLabel('Дата рождения').fill('31.02.1990');
  await press(page, 'Сохранить');
  await expect(page.getByLabel('Дата рождения')).toHaveAccessibleDescription(/Введенная дата некорректна\. Попробуйте еще раз/);
  await expect(page.getByLabel('Фамилия')).toHaveValue('Павлова');
  if (!hasScript) complaints.splice(0, 1);
  const email = `vera.${newPhone().slice(1)}@vitrina.example`;
  await page.getByLabel('Дата рождения').fill('28.02.1990');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await page.getByLabel('Электронная почта').fill(email);
  await press(page, 'Сохранить');
  await expect(page.getByText('откройте ссылку из письма').first()).toBeVisible();
  const link = /\/account\/profile\/confirm-email\?token=[\w-]+/.exec(await sentTo(page.request, email))?.[0] ?? '';
  await page.goto(link);
  if (hasScript) await expectAccessible(page);
  await press(page, 'Подтвердить почту');
  await expect(page.getByText('Электронная почта подтверждена.')).toBeVisible();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(email);
  await expect(page.getByLabel('Дата рождения')).toHaveValue('28.02.1990');
  const phone = newPhone();
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Сохранить');
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  await page.getByLabel('Код из СМС').fill(codeIn(await sentTo(page.request, phone)));
  await press(page, 'Сохранить');
  await expect(page.getByText('Изменения сохранены.')).toBeVisible();
  const { me } = await fetchData<{ me: { phone: string; lastName: string } }>(page, '{ me { phone lastName } }');
  expect(me).toEqual({ phone, lastName: 'Павлова' });
});

test('mailings are chosen, and the account is removed', { tag: '@long' }, async ({ page, hasScript, complaints }) => {
  await signUp(page);
  await page.goto('/account/mailings');
  await heading(page, 'Настройки рассылок');
  if (hasScript) await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Новинки' }).check();
  await press(page, 'Сохранить');
  await expect(page.getByText('Изменения сохранены.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Новинки' })).toBeChecked();
  await page.goto('/account/profile');
  if (hasScript) await adopted(page.getByLabel('Фамилия'));
  await page.getByText('Удалить учётную запись', { exact: true }).click();
  await press(page, 'Удалить');
  await expect(page.getByRole('checkbox', { name: /удалить мою/ })).toHaveAccessibleDescription(/Подтвердите/);
  if (!hasScript) complaints.splice(0, 1);
  await page.getByRole('checkbox', { name: /удалить мою/ }).check();
  await press(page, 'Удалить');
  await expect(page.getByText('Учётная запись удалена.')).toBeVisible();
  await page.goto('/account');
  await heading(page, 'Вход');
});

test('addresses are added, changed and removed', { tag: '@long' }, async ({ page, hasScript, complaints }) => {
  await signUp(page);
  await page.goto('/account/addresses');
  await heading(page, 'Мои адреса');
  const street = page.getByLabel('Улица');
  if (hasScript) {
    await adopted(street);
    await expectAccessible(page);
  }
  await street.fill('абракадабра 999999');
  await page.getByLabel('Дом', { exact: true }).fill('5');
  await press(page, 'Сохранить');
  await expect(street).toHaveAccessibleDescription(/^Не нашли «абракадабра 999999»/);
  await street.fill('Артёма');
  await page.getByLabel('Дом', { exact: true }).fill('');
  await press(page, 'Сохранить');
  await expect(page.getByLabel('Дом', { exact: true })).toHaveAccessibleDescription('Это поле необходимо заполнить.');
  await expect(street).toHaveValue('Артёма');
  if (!hasScript) complaints.splice(0, 2);
  await page.getByLabel('Дом', { exact: true }).fill('74');
  await press(page, 'Сохранить');
  await main(page).getByRole('link', { name: 'Изменить Донецк, Артёма, д. 74' }).click();
  await expect(page.getByRole('heading', { name: 'Изменить адрес' })).toBeVisible();
  await page.getByLabel('Дом', { exact: true }).fill('75');
  await press(page, 'Сохранить');
  await expect(page.getByRole('heading', { name: 'Новый адрес' })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  // Nothing is deleted by one press.
  await main(page).locator('summary', { hasText: 'Удалить Донецк, Артёма, д. 75' }).click();
  await press(page, 'Да, удалить Донецк, Артёма, д. 75');
  await expect(page.getByText('Сохранённых адресов пока нет.')).toBeVisible();
});

/** The page of a product that is sold out; the demonstration has some. */
async function soldOut(page: Page): Promise<string> {
  for (const category of [225, 1081, 1041]) {
    const { products } = await fetchData<{
      products: { nodes: { url: string; availability: { isAvailable: boolean } | null; offer: { orderType: string } }[] };
    }>(
      page,
      `query ($category: ID!) { products: listing(of: { category: $category }, perPage: 48) {
        nodes { url availability { isAvailable } offer { orderType } } } }`,
      { category },
    );
    const gone = products.nodes.find(({ availability, offer }) => availability?.isAvailable === false && offer.orderType === 'BUY');
    if (gone !== undefined) return gone.url;
  }
  throw new Error('Nothing of the demonstration is sold out.');
}

test('a shopper waits for what is not there, and waits no more', { tag: '@long' }, async ({ page }) => {
  await signUp(page);
  await page.goto(await soldOut(page));
  await page.getByRole('region', { name: 'Покупка' }).getByRole('button', { name: 'Сообщить о поступлении', exact: true }).click();
  await expect(page.getByText('Сообщим, как только товар появится.')).toBeVisible();
  await press(page, 'Не сообщать о поступлении');
  await expect(page.getByText('Больше не будем сообщать об этом товаре.')).toBeVisible();
  const [there] = await productsInStock(page, 'smartphones');
  await page.goto(there?.url ?? '');
  await press(page, 'Сообщить о снижении цены');
  await expect(page.getByText('Сообщим, когда цена станет ниже.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Не сообщать о снижении цены' })).toBeVisible();
});
