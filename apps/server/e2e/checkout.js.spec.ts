import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { main } from './screen.ts';

test.beforeEach(async ({ page }) => {
  for (const phone of await productsInStock(page, 'smartphones')) await addToBasket(page, phone);
  await page.goto('/cart');
  await adopted(page.getByRole('link', { name: 'Перейти к оформлению' }));
});

test('with scripts the basket changes without a new page, and is accessible', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // One that is given up may still arrive, and then has the last word.
  const abandoned: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.method() === 'POST') abandoned.push(request.url());
  });
  await page.getByRole('button', { name: 'Увеличить' }).click();
  await page.getByRole('button', { name: 'Увеличить' }).click();
  await expect(page.getByLabel('Количество')).toHaveValue('3');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 3\u00a0шт.');
  await page.getByLabel('Количество').fill('2');
  await page.getByLabel('Количество').blur();
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 2\u00a0шт.');
  expect(documents).toBe(0);
  expect(abandoned).toEqual([]);
  await expectAccessible(page);
});

test('what is taken out or put back by keyboard is said, and the focus goes to what stands in its place', async ({ page }) => {
  for (const thing of await productsInStock(page, 'headphones', 'consoles')) await addToBasket(page, thing);
  await page.reload();
  const lines = main(page).locator('.lines > li');
  const removedLines = main(page).locator('.removed > li');
  await adopted(lines.first().getByRole('button', { name: 'Удалить' }));
  const [first = '', second = '', third = ''] = await lines.locator('p[id^="line-"]').allInnerTexts();
  const take = (name: string) => lines.filter({ hasText: name }).getByRole('button', { name: 'Удалить' });
  const back = (name: string) => removedLines.filter({ hasText: name }).getByRole('button', { name: 'Вернуть' });
  const expectStatus = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  // What keeps the focus comes with the first focus of a page, long before a person presses.
  const keeper = page.waitForResponse((response) => response.url().includes('/keep-focus-'));
  await take(first).focus();
  await (await keeper).finished();
  await expect(take(first)).toBeFocused();
  await take(first).press('Enter');
  await expectStatus(`${first}: удалено из корзины`);
  await expect(take(second)).toBeFocused();
  await expect(back(first)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectStatus(`${second}: удалено из корзины`);
  await expect(take(third)).toBeFocused();
  await expect(back(second)).toBeVisible();
  await back(first).press('Enter');
  await expectStatus(`${first}: возвращено в корзину`);
  await expect(back(second)).toBeFocused();
  await expect(take(first)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectStatus(`${second}: возвращено в корзину`);
  await expect(lines).toHaveCount(3);
  // Nothing is left to put back: the page goes on from its content.
  await expect(removedLines).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a phone takes the form of the mask, however it is typed or pasted', async ({ page }) => {
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  const phone = page.getByLabel('Телефон');
  for (const typed of ['8 949 123-45-67', '79491234567', '+79491234567', '9491234567']) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue('+7 (949) 123-45-67');
  }
  await phone.press('Backspace');
  await expect(phone).toHaveValue('+7 (949) 123-45-6');
  for (const pasted of ['8 949 123 45 67', '+7-949-123-45-67', '79491234567']) {
    await phone.fill(pasted);
    await phone.blur();
    await expect(phone).toHaveValue('+7 (949) 123-45-67');
  }
});
