import type { Page } from '@playwright/test';
import { expectAccessible, expectRoomForLetters } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { handOver } from './purchase.ts';
import { accountMenu, heading, main, press, signOut } from './screen.ts';
import { expectTargetSizes } from './target-size.ts';
import { codeIn, fetchData, newPhone, sentTo, signUp } from './visitor.ts';

/** In one click of a telephone, by a courier who takes the money, or of a code that is to be paid by card. */
const terms = {
  oneClick: { category: 224, place: 0, wanted: { isOneClick: true } },
  /** Of a telephone that no other journey buys meanwhile, so that its pieces can be counted. */
  counted: { category: 224, place: -1, wanted: { paymentTypeId: '3' } },
  toPay: { category: 13, place: 0, wanted: { paymentTypeId: '17' } },
} as const;

/** An order of what there is, made by the API; its number and its product. */
async function order(page: Page, phone: string, kind: keyof typeof terms = 'oneClick'): Promise<{ id: string; productId: string }> {
  const { category, place, wanted: term } = terms[kind];
  const { listing } = await fetchData<{ listing: { nodes: { id: string }[] } }>(
    page,
    `{ listing(of: { category: ${category} }, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id } } }`,
  );
  const productId = listing.nodes.at(place)?.id ?? '';
  const { basketAddItem } = await fetchData<{ basketAddItem: { basket: { revision: number } } }>(
    page,
    'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { revision } } }',
    { input: { productId, quantity: 1 } },
  );
  const deliveries = kind === 'counted' ? [await broughtSoon(page)] : [];
  const { orderCreate } = await fetchData<{ orderCreate: { orders: { id: string }[] } }>(
    page,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    {
      input: {
        revision: basketAddItem.basket.revision,
        contact: { firstName: 'Вера', phone },
        ...term,
        deliveries,
        consents: ['PERSONAL_DATA'],
        idempotencyKey: `journey-${crypto.randomUUID()}`,
      },
    },
  );
  return { id: orderCreate.orders[0]?.id ?? '', productId };
}

/** The basket’s goods, by a courier as soon as he can. */
async function broughtSoon(page: Page): Promise<object> {
  const { checkoutOrders } = await fetchData<{ checkoutOrders: { key: string; courier: object[] }[] }>(
    page,
    '{ checkoutOrders { key courier { typeId datetime interval } } }',
  );
  const [{ key, courier } = { key: '', courier: [] }] = checkoutOrders;
  return { orderKey: key, ...courier[0], address: { street: 'Артёма', houseNumber: '74' } };
}

const piecesOf = async (page: Page, id: string): Promise<number> => {
  const { product } = await fetchData<{ product: { availability: { quantity: number } } }>(
    page,
    'query ($id: ID!) { product(id: $id) { availability { quantity } } }',
    { id },
  );
  return product.availability.quantity;
};

test('the account begins with its sections, and where they do not stand beside a page it leads back to them', async ({
  page,
  hasScript,
  viewport,
}) => {
  await signUp(page);
  await page.goto('/account');
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' });
  const way = page.getByRole('navigation', { name: 'Навигационная цепочка' });
  if (hasScript) {
    await expectTargetSizes(page);
    await expectRoomForLetters(page);
    await expectAccessible(page);
  }
  for (const name of ['Мои адреса', 'Бонусная карта']) {
    await (await accountMenu(page)).getByRole('link', { name }).click();
    await heading(page, name);
    if ((viewport?.width ?? 0) >= 1024) await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    else {
      await expect(menu).toHaveCount(0);
      await expect(way.getByRole('link')).toHaveText(['Личный кабинет']);
      await way.getByRole('link').click();
      await expect(page).toHaveURL(/\/account$/);
    }
  }
});

test('an order is found, changed, cancelled and repeated; its goods are for sale again', async ({ page, hasScript }) => {
  const { phone } = await signUp(page);
  const { id, productId } = await order(page, phone, 'counted');
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name: 'Мои заказы' }).click();
  await heading(page, 'Мои заказы');
  if (hasScript) await expectAccessible(page);
  await expect(main(page).getByRole('link', { name: 'Изменить или отменить' })).toHaveAttribute('href', `/account/orders/${id}#actions`);
  await main(page)
    .getByRole('link', { name: `Заказ № ${id}` })
    .click();
  await heading(page, `Заказ № ${id}`);
  if (hasScript) await expectAccessible(page);
  await page.getByText('Изменить время доставки').click();
  const last = main(page).getByRole('radio').last();
  const time = (await last.getAttribute('aria-label')) ?? '';
  await last.check();
  if (hasScript) await expectAccessible(page);
  await press(page, 'Перенести');
  await expect(page.getByText('Время доставки изменено.')).toBeVisible();
  await expect(page.locator('.order-facts')).toContainText(time);
  // Where they stand beside each other they end where their frames do.
  for (const card of await page.locator('.order-cards > section').all()) await expect(card).toHaveCSS('margin-bottom', '0px');
  await page.getByText('Изменить ваши контакты').click();
  await page.getByLabel('Ваше имя').fill('Вера Павловна');
  await press(page, 'Сохранить');
  await expect(page.getByText('Изменения сохранены.')).toBeVisible();
  await expect(main(page)).toContainText('Вера Павловна');
  await page.getByText('Отменить заказ', { exact: true }).click();
  const left = await piecesOf(page, productId);
  await press(page, 'Да, отменить');
  // Read first, although the button stood far below.
  const message = main(page).getByText('Готово, заказ отменён.', { exact: true });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect.poll(() => piecesOf(page, productId)).toBe(left + 1);
  await expect(page.getByText('Отменить заказ', { exact: true })).toHaveCount(0);
  await press(page, 'Повторить заказ');
  await heading(page, 'Корзина');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 1\u00a0шт.');
  await press(page, 'Удалить');
  await heading(page, 'Корзина пуста');
  await page.goto('/account/orders');
  await press(page, 'Купить снова');
  await heading(page, 'Корзина');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 1\u00a0шт.');
});

test('a shopper asks to return what was received', async ({ page, hasScript, complaints }) => {
  const { phone } = await signUp(page);
  const { id } = await order(page, phone);
  await handOver(page, id);
  await page.goto(`/account/orders/${id}`);
  const returning = main(page).getByRole('region', { name: 'Возврат' });
  await returning.getByRole('link', { name: 'Вернуть товар' }).click();
  await heading(page, `Возврат по заказу № ${id}`);
  if (hasScript) {
    await adopted(main(page).locator('form').last());
    await expectAccessible(page);
    await expectTargetSizes(page);
    await expectRoomForLetters(page);
  }
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('radio', { name: 'Нашли недостаток' }).check();
  await press(page, 'Отправить заявку');
  await expect(page.getByRole('alert')).toContainText('Как передать: Выберите, как передадите покупку.');
  if (hasScript) await expectAccessible(page);
  else complaints.splice(0, 1);
  await expect(page.getByRole('radio', { name: 'Нашли недостаток' })).toBeChecked();
  await page.getByLabel('Что случилось').fill('Полоса на экране');
  const wrong = page.getByText(/^(?:Опишите, что случилось|Выберите, как передадите покупку)\.$/);
  await expect(wrong).toHaveCount(hasScript ? 1 : 2);
  await page.getByRole('radio', { name: 'Принесу в магазин' }).check();
  // What has been answered is not wrong any more.
  if (hasScript) await expect(wrong).toHaveCount(0);
  await press(page, 'Отправить заявку');
  await expect(page.getByText('Заявка на возврат отправлена.')).toBeVisible();
  await expect(returning).toContainText(/Заявка от .*: рассматриваем/);
  await expect(returning.getByRole('link', { name: 'Вернуть товар' })).toHaveCount(0);
  await returning.getByText('Отозвать заявку').click();
  if (hasScript) await expectAccessible(page);
  await returning.getByRole('button', { name: 'Да, отозвать' }).click();
  await expect(page.getByText('Заявка на возврат отозвана')).toBeVisible();
  await expect(returning).toContainText(/Заявка от .*: отозвана/);
  await expect(returning.getByRole('link', { name: 'Вернуть товар' })).toBeVisible();
});

test('an order is cancelled on another device, from its number and phone', async ({ page, browser, baseURL, hasScript }) => {
  const phone = newPhone();
  const { id } = await order(page, phone);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: hasScript });
  const other = await context.newPage();
  await other.goto('/order-status');
  await other.getByLabel('Номер заказа').fill(id);
  await other.getByLabel('Телефон').fill(phone);
  await press(other, 'Узнать статус');
  const found = main(other).getByRole('heading', { name: `Заказ № ${id}` });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  await expect(main(other)).toContainText('изменить или отменить');
  // The phone has been typed: nobody asks for it again.
  await press(other, 'Открыть заказ целиком');
  await heading(other, `Заказ № ${id}`);
  const code = other.getByLabel('Код из СМС');
  // Sent before the field is there.
  await expect(code).toBeVisible();
  await code.fill(codeIn(await sentTo(page.request, phone)));
  await press(other, 'Открыть заказ');
  await other.getByText('Отменить заказ', { exact: true }).click();
  await press(other, 'Да, отменить');
  await expect(main(other).getByText('Готово, заказ отменён.', { exact: true })).toBeVisible();
  await context.close();
});

test('a guest learns by number and phone how an order stands, and nobody by another phone', { tag: '@long' }, async ({
  page,
  hasScript,
  complaints,
}) => {
  const phone = newPhone();
  const { id } = await order(page, phone);
  await page.goto('/order-status');
  if (hasScript) {
    await adopted(page.getByLabel('Номер заказа'));
    await expectAccessible(page);
  }
  await page.getByLabel('Номер заказа').fill(`№ ${id}`);
  await page.getByLabel('Телефон').fill(newPhone());
  await press(page, 'Узнать статус');
  await expect(page.getByLabel('Номер заказа')).toHaveAccessibleDescription(/не найден/);
  if (!hasScript) complaints.splice(0, 1);
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Узнать статус');
  await expect(page.getByRole('heading', { name: new RegExp(`Заказ № ${id}: Ждёт подтверждения`) })).toBeVisible();
  await expect(main(page)).not.toContainText('Вера');
});

test('somebody else’s order is none, on every screen', { tag: '@long' }, async ({ page, browser, baseURL, complaints }) => {
  const { phone } = await signUp(page);
  const { id } = await order(page, phone);
  const otherVisitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signUp(otherVisitor);
  for (const path of [`/account/orders/${id}`, `/cart/payment/${id}`]) expect((await otherVisitor.goto(path))?.status()).toBe(404);
  // The address asks for the phone, whether or not there is such an order.
  await otherVisitor.goto(`/order-info/${id}`);
  await expect(otherVisitor.getByRole('button', { name: 'Получить код' })).toBeVisible();
  await expect(otherVisitor.locator('main')).not.toContainText('Вера');
  await otherVisitor.context().close();
  complaints.length = 0;
});

test('on two devices: what was ordered on one is paid on the other, which signs out by itself', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  hasScript,
}) => {
  const { phone, password } = await signUp(page);
  const { id } = await order(page, phone, 'toPay');
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: hasScript });
  const other = await context.newPage();
  await other.goto('/user/login');
  await other.getByLabel('Телефон или электронная почта').fill(phone);
  await other.getByLabel('Пароль', { exact: true }).fill(password);
  await press(other, 'Войти');
  await expect(other).toHaveURL(/\/account$/);
  await main(other)
    .getByRole('link', { name: `Заказ № ${id}` })
    .click();
  await main(other).getByRole('link', { name: 'Оплатить', exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`/cart/payment/${id}$`));
  await main(other)
    .getByRole('button', { name: /Оплатить/ })
    .click();
  await expect(other).toHaveURL(/\/sandbox-acquirer\//);
  await other.getByRole('button', { name: 'Оплатить' }).click();
  await expect(other).toHaveURL(new RegExp(`/order-info/${id}`));
  await page.goto(`/account/orders/${id}`);
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
  await other.goto('/account');
  await signOut(other);
  await expect(other).not.toHaveURL(/\/account/);
  await other.goto('/account');
  await heading(other, 'Вход');
  await context.close();
  await page.goto('/account');
  await heading(page, /Здравствуйте/);
});

test('what the shopper was told and has said stands in the account', { tag: '@long' }, async ({ page, hasScript }) => {
  const { phone } = await signUp(page);
  const { id, productId } = await order(page, phone);
  const input = { type: 'REVIEW', ownerId: productId, rate: 4, text: 'Лежит в руке хорошо, экран яркий.', consents: ['PERSONAL_DATA'] };
  await fetchData(page, 'mutation ($input: CommentCreateInput!) { commentCreate(input: $input) { comment { id } } }', { input });
  await page.goto('/account');
  if (hasScript) await expectAccessible(page);
  await (await accountMenu(page)).getByRole('link', { name: 'Уведомления' }).click();
  await heading(page, 'Уведомления');
  if (hasScript) await expectAccessible(page);
  await expect(main(page).getByRole('region', { name: 'Что сюда приходит' })).toBeVisible();
  await main(page).getByLabel('Новинки').check();
  await press(page, 'Сохранить');
  await heading(page, 'Уведомления');
  await expect(main(page).getByLabel('Новинки')).toBeChecked();
  await main(page).getByRole('link', { name: 'Заказ принят' }).click();
  await heading(page, `Заказ № ${id}`);
  await page.goto('/account/reviews');
  await expect(main(page)).toContainText('На проверке');
  if (hasScript) await expectAccessible(page);
  await main(page).locator('h2').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${productId}/comments#comment-`));
  await page.goto('/account/faq');
  await expect(page.getByRole('heading', { name: 'Вопросов пока нет' })).toBeVisible();
  expect((await page.request.get('/account/reviews?page=2')).status()).toBe(404);
});
