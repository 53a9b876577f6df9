import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { main } from './screen.ts';

const cards = (page: Page) => main(page).getByRole('article');
const filters = (page: Page) => page.getByRole('list', { name: 'Виды пунктов' });
/** The address of a washing machine. */
async function findProduct(page: Page): Promise<string> {
  await page.goto('/catalog/washing-machines/1081');
  return (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '';
}

test('a store is found in the list, by its kind', { tag: '@long' }, async ({ page, hasScript }) => {
  await page.goto('/shops');
  await expect(page.getByRole('heading', { level: 1, name: 'Магазины и пункты выдачи' })).toBeVisible();
  await expect(cards(page)).toHaveCount(11);
  if (hasScript) await expectAccessible(page);
  await filters(page).getByRole('link', { name: 'Постаматы' }).click();
  await expect(page).toHaveURL(/types=9\.12$/);
  await expect(cards(page)).toHaveCount(3);
  await filters(page).getByRole('link', { name: 'Магазины' }).click();
  await expect(cards(page)).toHaveCount(6);
  await filters(page).getByRole('link', { name: 'Постаматы' }).click();
  await expect(page).toHaveURL(/types=1$/);
  await cards(page).getByRole('link', { name: 'Витрина, улица Артёма' }).click();
  await expect(page).toHaveURL(/\/store\/vitrina-ulica-artema-1001$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Витрина, улица Артёма' })).toBeVisible();
  await expect(main(page).getByText('Понедельник')).toBeVisible();
  if (hasScript) await expectAccessible(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['ElectronicsStore', 'BreadcrumbList']);
});

test('a store is found on the map', async ({ page }) => {
  await page.goto('/shops');
  await page.getByTitle('Витрина, улица Куйбышева').click();
  const card = cards(page).filter({ hasText: 'Витрина, улица Куйбышева' });
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: 'Витрина, улица Куйбышева' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Витрина, улица Куйбышева' })).toBeVisible();
});

test('an address brings its nearest stores first, whatever is typed of it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/shops');
  await page.getByLabel('Адрес или название').fill('куйбешева 30');
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(main(page).getByRole('status')).toContainText('Сначала ближайшие к адресу');
  await expect(cards(page).first()).toContainText('Куйбышева');
  await page.getByLabel('Адрес или название').fill('Несуществующая 5');
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(main(page).getByRole('status')).toContainText('мы не нашли');
  await expect(cards(page)).toHaveCount(11);
});

test('service centres are found by brand', { tag: '@long' }, async ({ page }) => {
  await page.goto('/shops');
  await page.getByLabel('Бренд').selectOption({ label: 'Apple' });
  await page.getByRole('button', { name: 'Найти сервис' }).click();
  await expect(page).toHaveURL(/brand=apple/);
  await expect(main(page).getByText('Сервисный центр «Гаджет-Ремонт»')).toBeVisible();
  await expect(main(page).getByText('Сервисный центр «Мастер-Техника»')).toBeHidden();
});

test('another city has another stock, and is chosen by what people call it', { tag: '@long' }, async ({ page, hasScript }) => {
  const product = await findProduct(page);
  await page.goto(`${product}/availability/doneck`);
  await expect(page.getByRole('heading', { name: 'Как получить: Донецк' })).toBeVisible();
  // The courier stands first.
  await expect(main(page).getByRole('link', { name: /^Курьер/ })).toHaveAttribute('aria-current', 'true');
  await expect(
    main(page)
      .getByText(/\d\d:00–\u2060\d\d:00/)
      .first(),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Самовывоз' }).click();
  await expect(main(page).getByRole('link', { name: 'Витрина, улица Артёма' })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Другой город' }).click();
  await page.getByLabel('Название города').fill('питер');
  await page.getByRole('button', { name: 'Найти город' }).click();
  await page.getByRole('button', { name: 'Санкт-Петербург' }).click();
  await expect(page).toHaveURL(/\/availability\/sankt-peterburg\?way=pickup$/);
  await expect(page.getByRole('heading', { name: 'Как получить: Санкт-Петербург' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Витрина, улица Артёма' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: /Витрина, Невский проспект/ })).toBeVisible();
});

test('the city in the path is the visitor’s from then on', { tag: '@long' }, async ({ page, complaints }) => {
  const product = await findProduct(page);
  await page.goto(`${product}/availability/moskva`);
  // Whoever names a city has chosen it.
  await expect(page.getByRole('region', { name: 'Ваш город' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Москва' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Москва' })).toBeVisible();
  const nowhere = await page.goto(`${product}/availability/nowhere`);
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Москва' })).toBeVisible();
  const noStore = await page.goto('/store/vitrina-99999999');
  expect(noStore?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  complaints.length = 0;
});
