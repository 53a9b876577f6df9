import type { Browser, Page } from '@playwright/test';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';

const listing = '/catalog/washing-machines/1081';
const cards = (page: Page) => main(page).getByRole('region', { name: 'Товары', exact: true }).getByRole('article');
/** The button of a list on the nth card. */
const buttonOf = (page: Page, at: number, name: string) => cards(page).nth(at).getByRole('button', { name, exact: true });
/** What a link of the header or the tab bar says of its list. */
const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });

/** Opens the listing; with scripts once they handle its buttons. */
async function openListing(page: Page, hasScript: boolean): Promise<void> {
  await page.goto(listing);
  if (!hasScript) return;
  await adopted(page.locator('form#lists'));
  await adopted(buttonOf(page, 2, 'Сравнить'));
}

/** Presses it, and waits until the shop has kept it. */
async function press(page: Page, at: number, name: string): Promise<void> {
  const changeResponse = page.waitForResponse((answer) => answer.url().includes('/lists/change'));
  await buttonOf(page, at, name).click();
  await changeResponse;
  await expect(buttonOf(page, at, name)).toHaveAttribute('aria-pressed', 'true');
}

async function compareThree(page: Page, hasScript: boolean): Promise<void> {
  await openListing(page, hasScript);
  for (const at of [0, 1, 2]) await press(page, at, 'Сравнить');
  await expect(linkTo(page, 'Сравнение')).toHaveAccessibleDescription('3\u00a0товара');
  await linkTo(page, 'Сравнение').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сравнение товаров' })).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
}

const columns = (page: Page) => page.getByRole('columnheader');
const rows = (page: Page) => page.getByRole('rowheader').filter({ has: page.getByRole('link', { includeHidden: true }) });
const switchOf = (page: Page) => page.getByRole('button', { name: 'Только различия' });

/** Another visitor's browser, of the same kind. */
async function elsewhere(browser: Browser, hasScript: boolean, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, locale: 'ru-RU', ...(baseURL && { baseURL }) });
  return context.newPage();
}

test('three products are compared, their differences switched, a row is put aside', async ({ page, hasScript }) => {
  await compareThree(page, hasScript);
  const all = await rows(page).count();
  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/differing=1/);
  const differing = await rows(page).count();
  expect(differing).toBeGreaterThan(0);
  expect(differing).toBeLessThan(all);
  const toHide = page.getByRole('link', { name: /^Скрыть строку/ }).first();
  // A phone shows them when they are wanted.
  const hiding = page.getByRole('link', { name: 'Скрыть строки', exact: true });
  if (await hiding.isVisible()) {
    await expect(toHide).toBeHidden();
    await hiding.click();
  }
  await toHide.click();
  await expect(rows(page)).toHaveCount(differing - 1);
  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(rows(page)).toHaveCount(all - 1);
  await page.getByRole('link', { name: /^Вернуть скрытые строки/ }).click();
  await expect(rows(page)).toHaveCount(all);
});

test('a printed comparison says what is compared and for how much, and what it comes to', async ({ page, hasScript }) => {
  await compareThree(page, hasScript);
  await page.emulateMedia({ media: 'print' });
  const heads = main(page).getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  for (const head of await heads.all()) {
    await expect(head.getByRole('link')).toBeVisible();
    await expect(head.getByText('₽').first()).toBeVisible();
  }
  const sentences = main(page).getByRole('region', { name: 'Коротко' });
  if ((await sentences.count()) > 0) await expect(sentences.getByRole('paragraph').first()).toBeVisible();
});

test('more columns than a phone is wide are scrolled within the table, not with the page', { tag: '@long' }, async ({
  page,
  hasScript,
}) => {
  await openListing(page, hasScript);
  for (const at of [0, 1, 2, 3]) await press(page, at, 'Сравнить');
  await page.goto('/compare');
  await expect(columns(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test('differences need two products', { tag: '@long' }, async ({ page, hasScript }) => {
  await compareThree(page, hasScript);
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'Убрать из сравнения' }).first().click();
    await expect(columns(page)).toHaveCount(left);
  }
  await expect(switchOf(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Убрать из сравнения' }).click();
  await expect(page.getByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible();
  // Two of a kind are ready to be compared.
  await page
    .getByRole('link', { name: /Сравнить$/ })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(2);
});

test('another category turns the differences off', { tag: '@long' }, async ({ page, hasScript }) => {
  await compareThree(page, hasScript);
  await page.goto('/catalog/smartphones/224');
  if (hasScript) await adopted(page.locator('form#lists'));
  await press(page, 0, 'Сравнить');
  await page.goto('/compare?category=1081&differing=1');
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true');
  const categories = page.getByRole('navigation', { name: 'Категории сравнения' });
  await categories.getByRole('link', { name: /Смартфоны/ }).click();
  await expect(columns(page)).toHaveCount(1);
  await categories.getByRole('link', { name: /Стиральные машины/ }).click();
  await expect(columns(page)).toHaveCount(3);
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'false');
  // The category that was looked at last is the one that is shown.
  await page.goto('/compare');
  await expect(columns(page)).toHaveCount(3);
});

test('a shared comparison opens in another browser and leaves its list alone', { tag: '@long' }, async ({
  page,
  browser,
  hasScript,
  baseURL,
}) => {
  await compareThree(page, hasScript);
  const names = await columns(page).allTextContents();
  const shared = await page.getByRole('link', { name: 'Поделиться' }).getAttribute('href');
  const other = await elsewhere(browser, hasScript, baseURL);
  await openListing(other, hasScript);
  await press(other, 5, 'Сравнить');
  await other.goto(shared ?? '');
  await expect(columns(other)).toHaveText(names);
  await expect(main(other).getByText('Ваш список сравнения от этого не меняется')).toBeVisible();
  await expect(linkTo(other, 'Сравнение')).toHaveAccessibleDescription('1\u00a0товар');
  await other.goto('/compare');
  await expect(columns(other)).toHaveCount(1);
  await other.goto(shared ?? '');
  if (hasScript) await adopted(other.getByRole('button', { name: 'Добавить к моему сравнению' }));
  await other.getByRole('button', { name: 'Добавить к моему сравнению' }).click();
  await expect(linkTo(other, 'Сравнение')).toHaveAccessibleDescription('4\u00a0товара');
  await other.context().close();
});

test('a guest keeps favourites and takes one out again', async ({ page, hasScript }) => {
  await openListing(page, hasScript);
  for (const at of [0, 1]) await press(page, at, 'В избранное');
  const name = await cards(page).nth(0).getByRole('link').first().textContent();
  await linkTo(page, 'Избранное').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await buttonOf(page, 0, 'В избранное').click();
  await expect(cards(page)).toHaveCount(1);
  // The newest came first, and has gone.
  await expect(cards(page).getByRole('link').first()).toHaveText(name ?? '');
  await expect(linkTo(page, 'Избранное')).toHaveAccessibleDescription('1\u00a0товар');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('a product page has both buttons', { tag: '@long' }, async ({ page, hasScript }) => {
  await page.goto(listing);
  await cards(page).first().getByRole('link').first().click();
  const box = page.getByRole('region', { name: 'Покупка' });
  if (hasScript) await adopted(box.getByRole('button', { name: 'Сравнить' }));
  await box.getByRole('button', { name: 'Сравнить' }).click();
  await expect(box.getByRole('button', { name: 'Сравнить' })).toHaveAttribute('aria-pressed', 'true');
  await box.getByRole('button', { name: 'В избранное' }).click();
  await expect(box.getByRole('button', { name: 'В избранное' })).toHaveAttribute('aria-pressed', 'true');
  await expect(linkTo(page, 'Избранное')).toHaveAccessibleDescription('1\u00a0товар');
});

test('a full comparison says so, and an address that is none is not found', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
  hasScript,
  complaints,
}) => {
  const value = Array.from({ length: 20 }, (_, at) => 1 + at).join('~');
  await context.addCookies([{ name: 'compare_products', value, url: baseURL ?? '' }]);
  await openListing(page, hasScript);
  await buttonOf(page, 0, 'Сравнить').click();
  await expect(page.getByRole('alert')).toContainText('В сравнении больше нет места');
  await expect(buttonOf(page, 0, 'Сравнить')).toHaveAttribute('aria-pressed', 'false');
  const answer = await page.goto('/compare?products=');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  complaints.length = 0;
});
