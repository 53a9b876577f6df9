/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { adopted, expect, openHydrated, test } from './fixtures.ts';
import { main } from './screen.ts';

test('a first visit is asked for its city, then told of cookies, and sees whose shop it is', async ({ page }) => {
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('link', { name: 'Витрина, на главную' });
  await expect(mark.locator('svg')).toBeInViewport({ ratio: 1 });
  const city = page.getByRole('region', { name: 'Ваш город' });
  const cookies = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(city).toBeVisible();
  await expect(cookies).toBeHidden();
  const confirm = city.getByRole('button', { name: 'Да, верно' });
  await adopted(confirm);
  await confirm.click();
  await expect(city).toHaveCount(0);
  await expect(cookies).toBeVisible();
  // The notice goes before the answer has come, which a reload would give up on.
  const savedResponse = page.waitForResponse((response) => response.request().postData()?.includes('intent=cookies') === true);
  await cookies.getByRole('button', { name: 'Понятно' }).click();
  await expect(cookies).toHaveCount(0);
  await savedResponse;
  await page.reload();
  await expect(mark).toBeVisible();
  await expect(city.or(cookies)).toHaveCount(0);
});

test('the notice of cookies leaves the button that buys free', async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  const confirm = page.getByRole('region', { name: 'Ваш город' }).getByRole('button', { name: 'Да, верно' });
  await adopted(confirm);
  await confirm.click();
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  await page.locator('.buy-bar').getByRole('button').click({ trial: true });
});

test('a product keeps its place while the rest of its page and its pictures are coming', async ({ page }) => {
  await page.goto('/catalog/washing-machines/1081');
  const path = (await main(page).getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const tops = (): Promise<(number | undefined)[]> =>
    Promise.all(['.gallery', '.buy-first'].map(async (part) => (await main(page).locator(part).boundingBox())?.y));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const [begun = ''] = (await response.text()).split('<div class="product-facts"');
    await route.fulfill({ response, body: begun });
  });
  await page.goto(path);
  const topsAtFirst = await tops();
  await page.unroute(`**${path}`);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/articles\/banner/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await tops()).toEqual(topsAtFirst);
  const banner = main(page).locator('.banner:visible');
  await banner.scrollIntoViewIfNeeded();
  const height = async () => (await banner.boundingBox())?.height;
  const heightAtFirst = await height();
  release();
  await expect.poll(() => banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await height()).toBe(heightAtFirst);
});

test('filters and order stay in reach of a thumb, and the button says how much there is to show', async ({ page }) => {
  await openHydrated(page, '/catalog/smartphones/224');
  const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
  await main(page).getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Сортировка')).toBeInViewport({ ratio: 1 });
  await opener.click();
  const sheet = page.getByRole('complementary', { name: 'Фильтры' });
  const samsung = sheet.getByRole('checkbox', { name: /^Samsung/ });
  await adopted(samsung);
  const show = sheet.getByRole('button', { name: /^Показать\s\d+\sтовар/ });
  const shownCount = async () =>
    /\d+/.exec(await show.evaluate((button) => getComputedStyle(button.children[0] ?? button, '::after').content))?.[0];
  await expect(show).toBeInViewport({ ratio: 1 });
  const all = await shownCount();
  await samsung.check();
  await expect.poll(shownCount).not.toBe(all);
  const left = await shownCount();
  // At the end of the filters as at their beginning.
  await sheet.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(main(page).locator('.listing-count')).toContainText(new RegExp(`\\b${left}\\s(?:товар|вариант)`));
});

/** How high the first cards of a page are, in pixels. */
const cardHeights = (page: Page): Promise<number[]> =>
  main(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 6).map((card) => card.getBoundingClientRect().height));

test('cards are short, only the heart lies on a picture, and a row uses the width below it', async ({ page }) => {
  await openHydrated(page, '/catalog/washing-machines/1081');
  expect(Math.max(...(await cardHeights(page)))).toBeLessThanOrEqual(580);
  const card = main(page).getByRole('article').first();
  const [buy, compare, picture] = await Promise.all(
    [card.getByRole('button', { name: 'В корзину' }), card.getByRole('button', { name: 'Сравнить' }), card.locator('.card-picture')].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(compare?.y).toBe(buy?.y);
  expect(compare?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect(card.getByRole('button', { name: 'Купить в один клик' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Список' }).click();
  await expect(main(page).getByRole('link', { name: 'Список' })).toHaveAttribute('aria-current', 'true');
  expect(Math.max(...(await cardHeights(page)))).toBeLessThanOrEqual(250);
});

/** What is drawn on an empty screen, as its lines. */
const drawingOf = (page: Page): Promise<string> =>
  main(page)
    .locator('svg[viewBox="0 0 120 96"]')
    .evaluate((drawing) => drawing.innerHTML);

test('what is empty has a drawing of its own, and goods and sections to go on with', { tag: '@long' }, async ({ page, complaints }) => {
  const goods = main(page).getByRole('region', { name: 'Часто покупают' }).getByRole('article');
  const section = main(page)
    .getByRole('link', { name: /^Ноутбуки и компьютеры/ })
    .first();
  const drawings = new Set<string>();
  for (const [path, title] of [
    ['/cart', 'Корзина пуста'],
    ['/search?q=такогонетничего', 'Ничего не нашли по «такогонетничего»'],
    ['/no-such-page', 'Страница не найдена'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    drawings.add(await drawingOf(page));
    await expect(goods.first()).toBeVisible();
    if (path === '/cart') await expect(main(page).getByRole('link', { name: 'Перейти в каталог' })).toBeVisible();
    else await expect(section).toBeVisible();
  }
  expect(drawings.size).toBe(3);
  // A page that is not there is told so on the console as well.
  complaints.splice(0, 1);

  await page.goto('/catalog');
  const pictures = main(page).locator('.category-head img');
  const addresses = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(addresses.length).toBeGreaterThan(5);
  expect(new Set(addresses).size).toBe(addresses.length);
  // Tiles come first.
  await expect(pictures.first()).toBeInViewport({ ratio: 1 });
  await section.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ноутбуки и компьютеры' })).toBeVisible();
  await expect(goods.first()).toBeVisible();
  await expect(main(page).getByRole('navigation', { name: 'Бренды' }).getByRole('link').first()).toBeVisible();
});
