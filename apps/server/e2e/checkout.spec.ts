import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { helpLink, main } from './screen.ts';
import { expectThanks, giveContacts, goOn, step } from './steps.ts';
import { fetchData } from './visitor.ts';

/** One smartphone in the basket: small enough for every way to get it. */
async function withSmartphone(page: Page): Promise<void> {
  for (const phone of await productsInStock(page, 'smartphones')) await addToBasket(page, phone);
  await page.goto('/cart');
  await step(page, 'Корзина');
}

/** The first of a list, as a shopper puts it there. */
async function choose(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await main(page)
    .getByRole('link', { name: /В корзине/ })
    .first()
    .click();
  await step(page, 'Корзина');
}

async function throughContacts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: '89991234567' });
  await step(page, 'Доставка');
}

/** The cheapest one: for less than 15 000 ₽ a courier wants money. */
const cheap = '/catalog/smartphones/224?f.available=1&sort=price';

/** Rubles of a text that ends with them. */
const sumIn = (text: string): number => Number((/[\d\s]+(?=\s₽$)/.exec(text)?.[0] ?? '').replace(/\s/g, ''));

/** A courier who is ticked is at once part of what the order comes to: at its side and, on a phone, beside the button. */
async function expectSumFollows(page: Page): Promise<void> {
  const courier = page.getByRole('radio', { name: 'Курьер' });
  await adopted(courier);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  const order = page.getByRole('complementary', { name: 'Ваш заказ' });
  const total = order.locator('.total-line dd');
  await expect(total).toBeVisible({ visible: !isNarrow });
  if (isNarrow) await order.getByText('Ваш заказ').click();
  const before = sumIn(await total.innerText());
  const cost = sumIn(await page.locator('.choice-card').filter({ has: courier }).locator('.tabular').innerText());
  expect(cost).toBeGreaterThan(0);
  await courier.check();
  await expect.poll(async () => sumIn(await total.innerText())).toBe(before + cost);
  const beside = main(page)
    .locator('form')
    .getByText(/^Итого, доставка/);
  expect(sumIn((await beside.textContent()) ?? '')).toBe(before + cost);
  await expect(beside).toBeVisible({ visible: isNarrow });
}

async function payOnReceipt(page: Page, hasScript: boolean): Promise<void> {
  const courier = page.getByRole('radio', { name: 'Курьер' });
  if (hasScript) await adopted(courier);
  await courier.check();
  // The long list of stores above it has closed.
  if (hasScript) await expect(courier).toBeInViewport();
  await page.getByLabel('Улица').fill('Артёма');
  await page.getByLabel('Дом').fill('74');
  await goOn(page);
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: 'При получении' }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
}

/** What is awaited becomes an order of its own, until the shopper wants all of it together. */
async function splitByPreorder(page: Page): Promise<void> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string; isDigital: boolean }[] } }>(
    page,
    '{ listing(of: { tag: { code: "predzakaz" } }) { nodes { id isDigital } } }',
  );
  const id = listing.nodes.find(({ isDigital }) => !isDigital)?.id;
  await fetchData(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });
  await page.goto('/cart');
  await expect(main(page)).toContainText('придут разными заказами');
  await expect(main(page).getByRole('heading', { level: 2, name: /^Предзаказ/ })).toBeVisible();
  await page.getByRole('button', { name: 'Получить всё вместе' }).click();
  await expect(main(page)).toContainText('Всё придёт одним заказом');
  await page.getByRole('button', { name: 'Оформить предзаказ отдельно' }).click();
  await expect(main(page)).toContainText('Предзаказ оформляется отдельно');
}

/** What was ordered in this browser, and the footer's way to it. */
const ownOrders = (page: Page) => page.getByRole('region', { name: 'Ваши заказы' });
const ownLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Ваши заказы' });

test('the basket is changed, emptied and filled again', async ({ page, hasScript }) => {
  await choose(page, '/catalog/smartphones/224');
  const quantity = page.getByLabel('Количество');
  await page.getByRole('button', { name: 'Увеличить' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Увеличить' }).click();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 3\u00a0шт.');
  await page.getByRole('button', { name: 'Уменьшить' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Удалить' }).click();
  await step(page, 'Корзина пуста');
  await expect(page.getByRole('region', { name: 'Часто покупают' }).getByRole('article').first()).toBeVisible();
  await expect(ownOrders(page)).toHaveCount(0);
  await expect(ownLink(page)).toHaveCount(0);
  // What had the focus is gone: the page goes on from its content.
  if (hasScript) await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 1\u00a0шт.');
  if (!hasScript) return splitByPreorder(page);
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  const less = page.getByRole('button', { name: 'Уменьшить' });
  await page.getByRole('button', { name: 'Увеличить' }).press('Enter');
  await expect(quantity).toHaveValue('2');
  await less.press('Enter');
  await expect(less).toBeDisabled();
  await expect(quantity).toBeFocused();
  await splitByPreorder(page);
});

test('errors stand beside their fields and in a summary that has the focus', async ({ page, hasScript, complaints }) => {
  await withSmartphone(page);
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  // Sent by the browser itself, the form comes back as a page with its status, as without scripts.
  if (hasScript) await adopted(page.getByLabel('Фамилия'));
  await page.getByLabel('Фамилия').fill('Петрова');
  if (hasScript) {
    // What was typed outlives a reload.
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Петрова');
    await page.reload();
    await adopted(page.getByLabel('Фамилия'));
    await expect(page.getByLabel('Фамилия')).toHaveValue('Петрова');
  }
  await page.getByLabel('Телефон').fill('+7 495 123-45-67');
  await goOn(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Проверьте форму' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Ошибка: Контакты/);
  await expect(page.getByLabel('Имя', { exact: true })).toHaveAccessibleDescription('Это поле необходимо заполнить.');
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(/должен начинаться с «9»/);
  await expect(page.getByLabel('Фамилия')).toHaveValue('Петрова');
  if (hasScript) await expectAccessible(page);
  await summary.getByRole('link', { name: /Имя/ }).click();
  await expect(page.getByLabel('Имя', { exact: true })).toBeFocused();
  // A browser that loads the form anew reports its status.
  if (!hasScript) complaints.splice(0, 1);
});

test('a courier brings it, and it is paid on receipt', async ({ page, hasScript }) => {
  await choose(page, cheap);
  await throughContacts(page);
  if (hasScript) await expectSumFollows(page);
  await payOnReceipt(page, hasScript);
  await expect(page.getByText('Платить сейчас не нужно')).toBeVisible();
  await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
  // Pressed twice by an impatient thumb: one order.
  await page.getByRole('button', { name: 'Оформить заказ' }).dblclick();
  await expect(page).toHaveURL(/\/order-info\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /Заказ № \d+/ })).toBeVisible();
  await expect(main(page)).toContainText('Артёма, д. 74');
  await expect(page.getByRole('link', { name: 'Оплатить' })).toHaveCount(0);
  if (hasScript) await expectAccessible(page);
  await expectThanks(page, 'К приезду курьера', 'Курьер привезёт');
  const order = { name: /^Заказ № \d+$/ };
  await page.goto('/cart');
  await step(page, 'Корзина пуста');
  await expect(ownOrders(page).getByRole('link', order)).toHaveCount(1);
  await (await helpLink(page, 'Ваши заказы')).click();
  await expect(page).toHaveURL(/\/order-status$/);
  await expect(ownOrders(page).getByRole('link', order)).toHaveCount(1);
});

test('a step that was done can be mended, and the later ones are kept', { tag: '@long' }, async ({ page, hasScript }) => {
  await withSmartphone(page);
  await page.goto('/cart/summary');
  await step(page, 'Контакты');
  await page.goto('/cart');
  await throughContacts(page);
  await payOnReceipt(page, hasScript);
  await page.getByRole('link', { name: 'Изменить доставку' }).click();
  await step(page, 'Доставка');
  await expect(page.getByRole('radio', { name: 'Курьер' })).toBeChecked();
  await expect(page.getByLabel('Улица')).toHaveValue('Артёма');
  await page.getByRole('radio', { name: 'Самовывоз' }).check();
  await goOn(page);
  // The courier's terminal does not come along: another way to pay has to be chosen.
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: 'Онлайн' }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await expect(main(page)).toContainText('Самовывоз');
});

test('places are found by kind and street, in the list and on the map', async ({ page, hasScript }) => {
  await withSmartphone(page);
  await throughContacts(page);
  const store = page.getByRole('radio', { name: /^Витрина, / }).first();
  const locker = page.getByRole('radio', { name: /^Постамат/ }).first();
  // Nothing is ticked that nobody has chosen, and each way opens what belongs to it.
  const pickup = page.getByRole('radio', { name: 'Самовывоз' });
  await expect(pickup).not.toBeChecked();
  await expect(store).toBeHidden();
  await pickup.check();
  await expect(store).toBeChecked();
  await page.getByRole('checkbox', { name: 'Постаматы' }).check();
  await expect(page.getByRole('radio', { name: /^(?:Мультицентр|Пункт)/ })).toHaveCount(0);
  await locker.check();
  await page.getByRole('checkbox', { name: 'Постаматы' }).uncheck();
  // A phone shows the map when it is wanted.
  const onMap = page.getByRole('checkbox', { name: 'На карте' });
  if (await onMap.isVisible()) await onMap.check();
  const map = page.locator('.places:not(.places-switched) .map-view');
  const mapScale = () => map.evaluate((view) => view.scrollWidth / view.clientWidth);
  expect(await mapScale()).toBeCloseTo(1, 1);
  await page.getByRole('radio', { name: 'Ближе', exact: true }).check();
  expect(await mapScale()).toBeCloseTo(2, 1);
  if (hasScript) {
    const streets = page.getByRole('searchbox', { name: 'Найти пункт' });
    await adopted(streets);
    await streets.fill('мира');
    await expect(page.getByRole('radio', { name: /^Витрина, / })).toHaveCount(0);
    await streets.fill('');
  }
  // A phone shows the first ones alone.
  const more = page.getByRole('checkbox', { name: /^Ещё \d/ });
  if (await more.isVisible()) await more.check();
  await expect(page.getByRole('radio', { name: /^(?:Мультицентр|Пункт)/ }).first()).toBeVisible();
  await goOn(page);
  await step(page, 'Оплата');
  await expect(main(page)).toContainText('Постамат');
  // From a locker nothing is paid on receipt.
  await expect(page.getByRole('radio', { name: 'При получении' })).toHaveCount(0);
});
