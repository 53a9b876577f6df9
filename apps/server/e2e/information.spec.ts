import { expect, test } from './fixtures.ts';
import { helpLink } from './screen.ts';

const documents = [
  ['Оферта', 'Публичная оферта'],
  ['Персональные данные', 'Политика обработки персональных данных'],
  ['Согласие на обработку', 'Согласие на обработку персональных данных'],
  ['Правила рекомендаций', 'Правила применения рекомендательных технологий'],
  ['Файлы cookie', 'Файлы cookie'],
] as const;

test('every document of law is read from the footer', { tag: '@long' }, async ({ page }) => {
  await page.goto('/delivery');
  for (const [link, title] of documents) {
    await (await helpLink(page, link)).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`));
  }
  await page.getByRole('navigation', { name: 'Документы' }).getByRole('link', { name: 'Публичная оферта' }).click();
  await expect(page).toHaveURL(/\/legal\/offer$/);
});

test('how to return a thing is found from the footer of any page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/legal/cookies');
  await (await helpLink(page, 'Возврат и обмен')).click();
  await expect(page).toHaveURL(/\/delivery#returns$/);
  const returns = page.getByRole('region', { name: 'Возврат и обмен' });
  await expect(returns.getByRole('heading')).toBeInViewport();
  await expect(returns).toContainText('в течение семи дней');
  await expect(returns.getByRole('link', { name: 'Все условия — в оферте' })).toHaveAttribute('href', '/legal/offer');
});

test('an answer of the help opens where its address leads', async ({ page }) => {
  await page.goto('/help#gift-cards');
  const answer = page.locator('#gift-cards');
  await expect(answer).toBeInViewport();
  const other = page.locator('#cancel-order');
  await expect(other).toBeHidden();
  await page.getByText('Как отменить заказ?').click();
  await expect(other).toBeVisible();
  await other.getByRole('link', { name: 'Статус заказа' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Статус заказа' })).toBeVisible();
  await page.getByRole('link', { name: 'Изменить, отменить, вернуть' }).click();
  await expect(page).toHaveURL(/\/help#orders$/);
  await expect(page.getByRole('heading', { name: 'Заказ', exact: true })).toBeInViewport();
});

test('delivery and payment are those of the chosen city', { tag: '@long' }, async ({ page, context, baseURL }) => {
  // A small town has no express delivery.
  await context.addCookies([{ name: 'city_id', value: '54', url: baseURL ?? '' }]);
  await page.goto('/delivery');
  await expect(page.getByRole('heading', { level: 2, name: 'Курьер', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Экспресс-доставка' })).toBeHidden();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка: Донецк' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Экспресс-доставка' })).toBeVisible();
  await expect(page.getByText('Сроки и цены — на сегодня, для')).toBeVisible();
  await page.getByRole('link', { name: 'Как оплатить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата: Донецк' })).toBeVisible();
  for (const tab of ['Онлайн', 'При получении', 'Кредит', 'Частями'])
    await expect(page.getByRole('heading', { level: 2, name: tab, exact: true })).toBeVisible();
});

test('no other document is there', { tag: '@long' }, async ({ page, complaints }) => {
  const answer = await page.goto('/legal/licence');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  complaints.length = 0;
});
