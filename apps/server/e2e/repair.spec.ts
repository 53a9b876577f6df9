import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { codeIn, demo, fetchData, newPhone, sentTo } from './visitor.ts';

/** A grey point as PNG. */
const point = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: point });

const openStep = (page: Page) => main(page).locator('[data-status=opened]');
const goOn = (page: Page) => openStep(page).getByRole('button', { name: 'Продолжить' }).click();
/** The step that is open, by its title. */
const step = (page: Page, title: string) =>
  expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^(?:${title})$`));

async function device(page: Page, hasScript: boolean, kind: string, type: string, brand: string, model: string): Promise<void> {
  if (hasScript) await adopted(openStep(page).locator('form'));
  await openStep(page).getByRole('radio', { name: kind, exact: true }).check();
  await openStep(page).getByLabel('Устройство').selectOption(type);
  // With scripts the next list comes by itself.
  if (!hasScript) await goOn(page);
  await openStep(page).getByLabel('Бренд').selectOption(brand);
  if (!hasScript) await goOn(page);
  await openStep(page).getByLabel('Модель').selectOption(model);
  await goOn(page);
}

/** Files of one kind: with scripts they arrive as soon as they are chosen, without them with the form. */
async function attach(page: Page, hasScript: boolean, label: string | RegExp, ...names: string[]): Promise<void> {
  const field = openStep(page).getByLabel(label).and(page.locator('input[type=file]'));
  const uploadedFiles = openStep(page).getByRole('checkbox', { name: /Загружено/ });
  if (hasScript) await adopted(field);
  const before = await uploadedFiles.count();
  await field.setInputFiles(names.map(photo));
  if (hasScript) await expect(uploadedFiles).toHaveCount(before + names.length);
}

/** Who asks, with the code that came to the phone; gives the phone. */
async function person(page: Page, request: APIRequestContext): Promise<string> {
  const own = newPhone();
  await step(page, 'Ваши данные');
  await openStep(page).getByLabel('Имя').fill('Анна');
  await openStep(page).getByLabel('Телефон').fill(own);
  await goOn(page);
  const code = openStep(page).getByLabel('Код из СМС');
  await expect(code).toBeVisible();
  await code.fill(codeIn(await sentTo(request, own)));
  await goOn(page);
  return own;
}

async function send(page: Page): Promise<void> {
  await step(page, 'Проверьте и отправьте');
  await openStep(page)
    .getByRole('checkbox', { name: /Согласен/ })
    .check();
  await openStep(page).getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заявка на ремонт № \d{6}$/);
}

test('a paid repair: the price at once, the way back, another browser opens it by a code alone', { tag: '@long' }, async ({
  page,
  request,
  browser,
  baseURL,
  hasScript,
  viewport,
}) => {
  await page.goto('/repair');
  await device(page, hasScript, 'Платный', 'Смартфоны', 'Apple', 'iPhone 13');
  await step(page, 'Внешний вид');
  // Whoever works by keyboard goes on where the next step begins.
  if (hasScript) await expect(openStep(page).getByRole('heading', { level: 2 })).toBeFocused();
  await openStep(page).getByRole('radio', { name: 'Есть повреждения' }).check();
  await goOn(page);
  await step(page, 'Что случилось');
  if (hasScript) await expectAccessible(page);
  await openStep(page).getByRole('radio', { name: 'Разбит экран' }).check();
  await openStep(page).getByRole('checkbox', { name: 'Важно сохранить данные' }).check();
  await goOn(page);
  await step(page, 'Как передать устройство');
  await openStep(page).getByRole('radio', { name: 'Сдать в салон' }).check();
  await goOn(page);
  // Back, and a page that is opened anew, know what has been answered.
  await step(page, 'Куда принести');
  await page.goBack();
  await expect(main(page).getByRole('heading', { name: 'Неисправность' })).toBeVisible();
  await page.goto('/repair');
  await step(page, 'Куда принести');
  await openStep(page).getByRole('link', { name: 'Сервисный центр' }).click();
  await expect(openStep(page).getByText(/^Сервисный центр «/)).toHaveCount(0);
  await openStep(page).getByRole('radio').first().check();
  await goOn(page);
  const phone = await person(page, request);
  await expect(openStep(page).getByText(/10\s521\s₽/)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Контакты' })).toBeVisible();
  await send(page);
  await expect(main(page).getByText('Смартфон Apple iPhone 13')).toBeVisible();
  if (hasScript) await expectAccessible(page);

  // The message leads to the page; on another device it asks for the phone first.
  const link = /https?:\S+\/repair\/\d+$/.exec(await sentTo(request, phone))?.[0] ?? '';
  const otherVisitor = await browser.newContext({ ...(baseURL && { baseURL }), viewport, javaScriptEnabled: hasScript });
  const other = await otherVisitor.newPage();
  const { pathname } = new URL(link);
  await other.goto(pathname);
  await expect(main(other)).not.toContainText('iPhone');
  if (hasScript) await expectAccessible(other);
  // So it does for whoever types its number.
  for (const path of ['/repair', '/order-status']) {
    await other.goto(path);
    const number = other.getByLabel('Номер заявки');
    if (hasScript) {
      await adopted(number);
      await expectAccessible(other);
    }
    await number.fill(`№ ${pathname.split('/').at(-1)}`);
    await main(other).getByRole('button', { name: 'Открыть заявку' }).click();
    await expect(other).toHaveURL(new RegExp(`${pathname}$`));
  }
  await expect(main(other)).not.toContainText('iPhone');
  if (hasScript) await adopted(main(other).locator('form').first());
  await other.getByLabel('Телефон').fill(phone);
  await main(other).getByRole('button', { name: 'Получить код' }).click();
  await expect(other.getByLabel('Код из СМС')).toBeVisible();
  await other.getByLabel('Код из СМС').fill(codeIn(await sentTo(request, phone)));
  await main(other).getByRole('button', { name: 'Открыть заявку' }).click();
  await expect(main(other).getByText('Смартфон Apple iPhone 13')).toBeVisible();
  await otherVisitor.close();
  // The wizard begins anew.
  await page.goto('/repair');
  await step(page, 'Устройство и вид ремонта');
});

test('a warranty repair in the service variant: the person comes first, a receipt is attached, a courier comes', async ({
  page,
  request,
  hasScript,
}) => {
  await page.goto('/repair/service');
  await device(page, hasScript, 'Гарантийный', 'Стиральные машины', 'LG', 'F2J3NS0W');
  await step(page, 'Внешний вид');
  await expect(openStep(page).getByText('Корпус, дверца и ручка целые, ржавчины нет.')).toBeVisible();
  await openStep(page).getByRole('radio', { name: 'Не включается' }).check();
  await goOn(page);
  await step(page, 'Документы');
  if (hasScript) {
    const field = openStep(page).getByLabel('Кассовый чек');
    await adopted(field);
    await field.setInputFiles({ name: 'чек.txt', mimeType: 'text/plain', buffer: Buffer.from('чек') });
    await expect(openStep(page).getByRole('alert')).toHaveText(/^Такие файлы не подходят/);
  }
  await attach(page, hasScript, 'Кассовый чек', 'чек.png');
  await openStep(page).getByLabel('Дата покупки').fill('2026-01-15');
  await goOn(page);
  await step(page, 'Что случилось');
  await openStep(page).getByRole('radio', { name: 'Другое' }).check();
  await openStep(page).getByLabel('Подробности').fill('Выключается в начале стирки');
  await goOn(page);
  await person(page, request);
  await step(page, 'Где ремонтировать');
  await openStep(page).getByRole('radio', { name: 'Вызвать курьера' }).check();
  await goOn(page);
  await step(page, 'Куда приехать курьеру');
  // The first slot that has not begun, whatever the hour.
  await expect(openStep(page).getByRole('radio', { name: /^\d\d:00–\u2060\d\d:00/, checked: true })).toHaveCount(1);
  await openStep(page).getByLabel('Улица').fill('улица Артёма');
  await openStep(page).getByLabel('Дом').fill('74');
  await goOn(page);
  await send(page);
  await expect(main(page).getByText('Выключается в начале стирки')).toBeVisible();
  await expect(main(page).getByText('улица Артёма, д. 74')).toBeVisible();
  const file = await page.request.get((await main(page).getByRole('link', { name: 'Файл 1' }).getAttribute('href')) ?? '');
  expect([file.status(), (await file.body()).equals(point)]).toEqual([200, true]);
});

test('an insurance case keeps what has arrived when something is missing', { tag: '@long' }, async ({
  page,
  request,
  complaints,
  hasScript,
}) => {
  await page.goto('/repair');
  await device(page, hasScript, 'Страховой', 'Ноутбуки', 'Lenovo', 'Нет в списке');
  await step(page, 'Страховой случай');
  await openStep(page).getByRole('radio', { name: 'Разбит экран' }).check();
  await goOn(page);
  await step(page, 'Внешний вид');
  await openStep(page).getByRole('radio', { name: 'Есть повреждения' }).check();
  await goOn(page);
  await step(page, 'Документы');
  await attach(page, hasScript, 'Страховой полис', 'полис.png');
  await attach(page, hasScript, /Фото страхового случая/, '1.png', '2.png');
  await goOn(page);
  await expect(openStep(page).getByRole('alert')).toContainText('Это поле необходимо заполнить.');
  // The page itself says that it was not taken.
  if (!hasScript) complaints.splice(0, 1);
  await expect(openStep(page).getByRole('checkbox', { name: /Загружено/ })).toHaveCount(3);
  if (hasScript) await expectAccessible(page);
  await attach(page, hasScript, 'Заявление о страховой выплате', 'заявление.png');
  await goOn(page);
  await step(page, 'Что случилось');
  await openStep(page).getByRole('radio', { name: 'Разбит экран' }).check();
  await goOn(page);
  await openStep(page).getByRole('radio', { name: 'Сдать в салон' }).check();
  await goOn(page);
  await openStep(page).getByRole('link', { name: 'Мультицентры' }).click();
  // The list is another one then.
  await expect(page).toHaveURL(/types=/);
  await openStep(page).getByRole('radio').first().check();
  await goOn(page);
  await person(page, request);
  await send(page);
  await expect(main(page).getByRole('link', { name: /Файл \d/ })).toHaveCount(4);
});

test('what was bought here is repaired under warranty without a receipt, and the account tells how it stands', async ({
  page,
  hasScript,
}) => {
  await fetchData(page, 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }', {
    input: { login: demo.phone, password: demo.password },
  });
  await page.goto('/account/orders/90003');
  if (hasScript) await adopted(main(page).locator('.after-actions form').first());
  await main(page).getByRole('button', { name: 'Отремонтировать' }).first().click();
  await step(page, 'Внешний вид');
  await openStep(page).getByRole('radio', { name: 'Не включается' }).check();
  await goOn(page);
  await step(page, 'Документы');
  await expect(openStep(page).getByText('Чек не нужен: покупка из заказа № 90003')).toBeVisible();
  await expect(openStep(page).getByLabel('Кассовый чек')).toHaveCount(0);
  await expect(openStep(page).getByLabel('Дата покупки')).toHaveCount(0);
  if (hasScript) await expectAccessible(page);
  await goOn(page);
  await step(page, 'Что случилось');
  await openStep(page).getByRole('radio', { name: 'Другое' }).check();
  await openStep(page).getByLabel('Подробности').fill('Не греет воду');
  await goOn(page);
  await step(page, 'Где ремонтировать|Как передать устройство');
  await openStep(page).getByRole('radio', { name: 'Проконсультироваться с оператором' }).check();
  await goOn(page);
  await step(page, 'Ваши данные');
  await goOn(page);
  await send(page);
  const { pathname } = new URL(page.url());
  const number = pathname.split('/').at(-1);
  await expect(main(page).getByRole('link', { name: 'Заказ № 90003' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Все мои заявки' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои ремонты');
  const card = main(page)
    .getByRole('listitem')
    .filter({ hasText: `№ ${number}` });
  await expect(card).toContainText('Не греет воду');
  if (hasScript) await expectAccessible(page);
  // The account's first page has what is under way.
  await page.goto('/account');
  await main(page)
    .getByRole('link', { name: `Заявка на ремонт № ${number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});
