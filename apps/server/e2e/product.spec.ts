import type { Page } from '@playwright/test';
import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { productThat } from './goods.ts';
import { main } from './screen.ts';

const parts = (page: Page) => page.getByRole('navigation', { name: 'Разделы товара', exact: true });

/** As a shopper reads it; spaces of a page are compared as plain ones. */

/** What is below the second level of headings belongs to a part. */
const partHeading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });

/** On a phone a part that stands before the open one is in the menu only. */
async function openPart(page: Page, name: RegExp): Promise<void> {
  const later = page.getByRole('navigation', { name: 'Следующие разделы товара' }).getByRole('link', { name });
  const menu = parts(page).getByText('Все разделы');
  if ((await menu.isVisible()) && !(await later.isVisible())) await menu.click();
  await parts(page)
    .or(page.getByRole('navigation', { name: 'Следующие разделы товара' }))
    .getByRole('link', { name })
    .first()
    .click();
}

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/** The price and the button that come beside the tabs cover none of them, not even one that is being pressed. */
async function expectTabsToStay(page: Page): Promise<void> {
  await page.reload();
  const slim = page.getByRole('region', { name: 'Цена и кнопка' });
  const last = parts(page).getByRole('link').last();
  const restingBox = await last.boundingBox();
  await page.mouse.move(1, 1);
  await expect(slim).toBeVisible();
  const box = await last.boundingBox();
  expect([box?.x, box?.width]).toEqual([restingBox?.x, restingBox?.width]);
  const linkTextAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)?.closest('a')?.textContent;
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  expect(await page.evaluate(linkTextAt, middle)).toBe(await last.textContent());
}

test('each part of a product’s page is opened', async ({ page, request, hasScript }) => {
  const { url, name } = await productThat(request, 224, ({ tabs }) => tabs.includes('MANUALS') && tabs.includes('AVAILABILITY'));
  await page.goto(url);
  await expect(partHeading(page, 'Описание')).toBeVisible();
  for (const [link, address, heading] of [
    [/Наличие/, /\/availability\/[a-z-]+/, 'Как получить: Донецк'],
    [/Характеристики/, /\/specs/, 'Характеристики'],
    [/Документы/, /\/manuals/, 'Документы'],
  ] as const) {
    await openPart(page, link);
    await expect(page).toHaveURL(address);
    await expect(partHeading(page, heading)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (hasScript) await expectAccessible(page);
  }
  // A phone begins with the part, whichever way one comes to it.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.goto(`${url}/specs`);
    await expect(partHeading(page, 'Характеристики')).toBeInViewport();
    await expect(main(page).getByRole('region', { name: 'Покупка' }).getByRole('button')).toHaveCount(1);
    await page.goto(`${url}/manuals`);
  }
  if (hasScript && isWide(page)) await expectTabsToStay(page);
  const [document] = await main(page)
    .getByRole('link', { name: /Руководство|Гарантийный/ })
    .all();
  const file = await request.get((await document?.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
});

test('a code tells how it is received, and lies in no store', { tag: '@long' }, async ({ page, request, hasScript }) => {
  const { url } = await productThat(request, 29, ({ tabs }) => tabs.includes('DIGITAL'));
  await page.goto(url);
  await openPart(page, /Способы получения/);
  await expect(page).toHaveURL(/\/digital/);
  await expect(partHeading(page, 'Способы получения')).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await expect(parts(page).getByRole('link', { name: /Наличие/ })).toHaveCount(0);
  expect((await request.get(`${url}/availability/doneck`)).status()).toBe(404);
});

test('what only partners have is sold by one of them', { tag: '@long' }, async ({ page, request, hasScript }) => {
  const product = await productThat(request, 1102, ({ offerShownInstead }) => offerShownInstead !== null);
  await page.goto(product.url);
  const box = page.getByRole('region', { name: 'Покупка' });
  await expect(box.getByText(`Продаёт партнёр «${product.offerShownInstead?.supplierName}»`)).toBeVisible();
  if (hasScript) {
    await expectAccessible(page);
    await adopted(box.getByRole('button', { name: 'В корзину', exact: true }));
  }
  await box.getByRole('link', { name: 'Все предложения партнёров' }).click();
  await expect(partHeading(page, 'Предложения партнёров')).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await box.getByRole('button', { name: 'В корзину', exact: true }).click();
  await box.getByRole('link', { name: 'В корзине' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: product.name }).first()).toBeVisible();
});

test('worn pieces stand beside the new product', { tag: '@long' }, async ({ page, request, hasScript }) => {
  const { url } = await productThat(request, 224, ({ tabs }) => tabs.includes('MARKDOWN') && !tabs.includes('SUPPLIER'));
  await page.goto(url);
  await openPart(page, /Предложения/);
  await expect(page).toHaveURL(/\/markdown/);
  await expect(partHeading(page, 'Уценённые и витринные')).toBeVisible();
  const piece = main(page).getByRole('article').first();
  await expect(piece.getByText(/состояние: (как новый|отличное|хорошее)/i)).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await piece.getByRole('link').first().click();
  const condition = page.getByRole('region', { name: /^(Уценённый товар|Витринный образец|Товар б\/у): / });
  for (const text of ['Следы и дефекты', 'Комплект', 'Почему дешевле', 'дороже на', '90 дней']) await expect(condition).toContainText(text);
  if (hasScript) await expectAccessible(page);
  await condition.getByRole('link').click();
  await expect(page).toHaveURL(url);
});

test('a price with a condition says the condition, and the one of the site is paid on the site', async ({ page, request, hasScript }) => {
  const { url, priceOnline, offer } = await productThat(
    request,
    225,
    (product) => product.priceOnline !== null && product.isShownAsAvailable,
  );
  expect(priceOnline?.amount).toBeLessThan(offer.price.amount);
  await page.goto(url);
  const box = page.getByRole('region', { name: 'Покупка' });
  await expect(box.getByText(formatKopecks(priceOnline?.amount ?? 0), { exact: true }).first()).toBeVisible();
  await expect(box.getByText('Цена при заказе на сайте')).toBeVisible();
  const conditions = box.getByRole('list', { name: 'Цены с условиями' });
  const difference = formatKopecks(offer.price.amount - (priceOnline?.amount ?? 0));
  await expect(conditions.getByRole('listitem').first()).toHaveText(
    `${formatKopecks(offer.price.amount)} в магазине, на ${difference} дороже`,
  );
  if (hasScript) {
    await expectAccessible(page);
    await adopted(box.getByRole('button', { name: 'В корзину', exact: true }));
  }
  await box.getByRole('button', { name: 'В корзину', exact: true }).press('Enter');
  const there = box.getByRole('link', { name: 'В корзине' });
  // Whoever has no mouse stays where the button was.
  if (hasScript) await expect(there).toBeFocused();
  await there.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await expect(
    main(page)
      .getByText(formatKopecks(priceOnline?.amount ?? 0))
      .first(),
  ).toBeVisible();

  const promoted = await productThat(request, 225, (product) => product.offer.superPrice !== null);
  await page.goto(promoted.url);
  const superPrice = formatKopecks(promoted.offer.superPrice?.finalPrice.amount ?? 0);
  await expect(conditions.getByText(`${superPrice} в магазине по акции при`)).toBeVisible();
});

/** Where the system has a sheet to share by, it opens with the address and the name, instead of the links. */
async function expectOwnSheet(page: Page, what: { url: string; title: string }): Promise<void> {
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      // Whoever closes the sheet has not shared, which is no fault.
      throw new DOMException('closed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.assign(globalThis, { shared });
  });
  const opener = main(page).locator('summary', { hasText: 'Поделиться' });
  const links = main(page).getByRole('link', { name: 'Telegram' });
  // It was open, and stays as it is.
  await opener.click();
  await expect.poll(() => page.evaluate(() => Object(globalThis).shared)).toEqual([what]);
  await expect(links).toBeVisible();
}

test('a product is shown with what goes with it, and shared', { tag: '@long' }, async ({ page, request, hasScript }) => {
  const { url, name } = await productThat(request, 1041, ({ compilations }) => compilations.length > 0);
  await page.goto(url);
  // What comes late is a stream, which scripts put in its place.
  if (hasScript) await expect(main(page).getByRole('heading', { name: 'Домашний кинотеатр' })).toBeVisible();
  const video = main(page).getByRole('link', { name: 'Смотреть на YouTube' });
  await expect(video).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  await main(page).locator('summary', { hasText: 'Поделиться' }).click();
  const telegram = main(page).getByRole('link', { name: 'Telegram' });
  await expect(telegram).toBeVisible();
  expect(new URL((await telegram.getAttribute('href')) ?? '').searchParams.get('text')).toBe(name);
  if (hasScript) {
    await expectAccessible(page);
    await expectOwnSheet(page, { url: new URL(url, page.url()).href, title: name });
  }
  // The sheet: what it is, what it costs, its specifications, and nothing to press.
  await page.goto(`${url}/specs`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(partHeading(page, 'Характеристики')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(parts(page)).toBeHidden();
});
