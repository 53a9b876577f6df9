import type { Page } from '@playwright/test';
import { expectAccessible, expectRoomForLetters } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { heading, main, press } from './screen.ts';
import { consentToAll, giveContacts, goOn, pickUp, step } from './steps.ts';
import { expectTargetSizes } from './target-size.ts';
import { codeIn, newPhone, sentTo } from './visitor.ts';

const oneClick = 'Купить в один клик';

/** What a new screen owes whoever comes to it with a hand or a reader. */
async function expectForAll(page: Page, hasScript: boolean): Promise<void> {
  if (!hasScript) return;
  await adopted(main(page).locator('form').first());
  await expectAccessible(page);
  await expectTargetSizes(page);
  await expectRoomForLetters(page);
}

/** The newest code to a phone: the order itself is told of by a text as well. */
const codeTo = async (page: Page, phone: string): Promise<string> => {
  await expect.poll(async () => codeIn((await sentTo(page.request, phone)).replace(/^(?!Код).*/su, ''))).not.toBe('');
  return codeIn(await sentTo(page.request, phone));
};
const orderOn = (page: Page): string => /\/order-info\/(\d+)/.exec(page.url())?.[1] ?? '';

/** Buys a kettle in one click from its page. */
async function buyAtOnce(page: Page, phone: string): Promise<string> {
  const [product] = await productsInStock(page, 'kettles');
  await page.goto(product?.url ?? '');
  await main(page).getByRole('button', { name: oneClick }).first().click();
  await step(page, oneClick);
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(phone);
  await consentToAll(page);
  await press(page, 'Оформить заказ');
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  return orderOn(page);
}

test('a product is bought alone in one click, and the phone is confirmed by a code', async ({ page, hasScript, complaints }) => {
  const [other, product] = await productsInStock(page, 'toasters', 'kettles');
  if (other !== undefined) await addToBasket(page, other);
  await page.goto(product?.url ?? '');
  await main(page).getByRole('button', { name: oneClick }).first().click();
  await step(page, oneClick);
  await expectForAll(page, hasScript);
  await press(page, 'Увеличить');
  await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText('2 товара');
  const phone = newPhone();
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Оформить заказ');
  await expect(page.getByRole('alert')).toContainText('Согласие');
  if (!hasScript) complaints.splice(0, 1);
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Анна');
  await consentToAll(page);
  await press(page, 'Оформить заказ');
  await heading(page, /^Спасибо! Заказ № \d+ принят$/);
  const confirmation = page.getByRole('region', { name: 'Подтвердите телефон' });
  await expectForAll(page, hasScript);
  await confirmation.getByRole('button', { name: 'Получить код' }).click();
  await confirmation.getByLabel('Код из СМС').fill(await codeTo(page, phone));
  await confirmation.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(confirmation).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 1\u00a0шт.');
});

test('whoever has ordered before orders the next time on one screen', { tag: '@long' }, async ({ page, hasScript }) => {
  const [first, second] = await productsInStock(page, 'kettles', 'toasters');
  if (first !== undefined) await addToBasket(page, first);
  await page.goto('/cart');
  await expect(main(page).getByRole('link', { name: 'Быстрое оформление' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: newPhone() });
  await step(page, 'Доставка');
  await pickUp(page);
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await consentToAll(page);
  await press(page, 'Оформить заказ');
  await expect(page).toHaveURL(/\/order-info\/\d+/);

  if (second !== undefined) await addToBasket(page, second);
  await page.goto('/cart');
  await main(page).getByRole('link', { name: 'Быстрое оформление' }).click();
  await step(page, 'Быстрое оформление');
  await expectForAll(page, hasScript);
  for (const words of ['Анна', 'Самовывоз']) await expect(main(page)).toContainText(words);
  // What is to be another is changed in place.
  const contacts = page.getByRole('region', { name: 'Контакты' });
  await contacts.getByText('Изменить').click();
  if (hasScript) await expectAccessible(page);
  await contacts.getByLabel('Имя', { exact: true }).fill('Вера');
  await contacts.getByRole('button', { name: 'Сохранить' }).click();
  await expect(contacts).toContainText('Вера');
  await consentToAll(page);
  await press(page, 'Оформить заказ');
  await heading(page, /^Спасибо! Заказ № \d+ принят$/);
  await expect(main(page)).toContainText('Самовывоз');
});

test('a right code for a number without an account leads to a name, and the orders of the number are there', { tag: '@long' }, async ({
  page,
  hasScript,
}) => {
  const phone = newPhone();
  const id = await buyAtOnce(page, phone);
  await page.context().clearCookies();
  await page.goto('/user/login?way=code');
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Получить код');
  await page.getByLabel('Код из СМС').fill(await codeTo(page, phone));
  await press(page, 'Войти');
  await heading(page, 'Регистрация');
  await expect(page.getByText('подтверждён')).toBeVisible();
  await expect(page.getByLabel('Пароль')).toHaveCount(0);
  await expectForAll(page, hasScript);
  await page.getByLabel('Имя', { exact: true }).fill('Вера');
  await page.getByRole('checkbox').check();
  await press(page, 'Зарегистрироваться');
  await heading(page, 'Здравствуйте, Вера');
  await page.goto('/account/orders');
  await expect(main(page).getByRole('link', { name: `Заказ № ${id}` })).toBeVisible();
});

test('an order is opened on another device by a code to its phone, and by no other phone', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  hasScript,
  complaints,
}) => {
  const phone = newPhone();
  const id = await buyAtOnce(page, phone);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: hasScript, viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto(`/order-info/${id}`);
  await heading(other, `Заказ № ${id}`);
  await expect(main(other)).not.toContainText('Анна');
  await expectForAll(other, hasScript);
  const othersPhone = newPhone();
  await other.getByLabel('Телефон').fill(othersPhone);
  await press(other, 'Получить код');
  await other.getByLabel('Код из СМС').fill(await codeTo(other, othersPhone));
  await press(other, 'Открыть заказ');
  await expect(other.getByLabel('Код из СМС')).toHaveAccessibleDescription(/не оформлен/);
  await press(other, 'Указать другой номер');
  await other.getByLabel('Телефон').fill(phone);
  await press(other, 'Получить код');
  await other.getByLabel('Код из СМС').fill(await codeTo(other, phone));
  await press(other, 'Открыть заказ');
  await expect(main(other)).toContainText('Анна');
  await expect(other).toHaveURL(new RegExp(`/order-info/${id}$`));
  await context.close();
  complaints.length = 0;
});
