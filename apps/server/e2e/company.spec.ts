import type { Locator, Page } from '@playwright/test';
import { companyServers } from './company.ts';
import { expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { anyPhone, consentToAll, giveContacts, goOn, step } from './steps.ts';

const { shop, acquirer } = companyServers((process.env.E2E_PORTS ?? '').split(',').slice(2));
test.use({ baseURL: shop });

/** The company keeps its pictures on another host; that nothing is asked of another origin is seen to in `fixtures.ts`. */
async function expectPicture(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
}

/** Home → search → a listing → a product → the basket. */
async function putPhoneIntoBasket(page: Page, hasPictures: boolean): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Поиск по товарам').fill('смартфон nord');
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await expect(main(page).getByRole('article').first()).toContainText('Nord & Co');
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /Смартфоны/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/catalog\/smart_phones\.5g(?:&|%26)lte\/224/);
  await expect(page.getByRole('heading', { level: 1, name: 'Смартфоны' })).toBeVisible();
  await main(page).getByRole('article').getByRole('link', { name: 'Смартфон Nord & Co Fjord 1', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Смартфон Nord & Co Fjord 1' })).toBeVisible();
  if (hasPictures) await expectPicture(main(page).getByRole('img').first());
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await main(page)
    .getByRole('link', { name: /В корзине/ })
    .first()
    .click();
  await step(page, 'Корзина');
}

async function throughTheSteps(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: anyPhone() });
  await step(page, 'Доставка');
  await page.waitForLoadState();
  await page.getByRole('radio', { name: 'Самовывоз' }).first().check();
  await page.getByRole('radio', { name: 'Техномир', exact: true }).check();
  await goOn(page);
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: 'Банковская карта' }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await consentToAll(page);
}

/** The order is made, and the page is the bank's, whose address is no longer the shop's. */
async function order(page: Page, hasScript: boolean): Promise<void> {
  await putPhoneIntoBasket(page, hasScript);
  await throughTheSteps(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(new RegExp(`^${acquirer}/pay/`));
}

/** What the shop is accused of when the page is the bank's is the bank's own. */
const forgiveBank = (complaints: string[]): void => {
  const own = complaints.filter((complaint) => !complaint.includes(acquirer));
  complaints.splice(0, complaints.length, ...own);
};

test('a shop in front of a provider that speaks only the specification sells, and its bank leads back', { tag: '@unscripted' }, async ({
  page,
  complaints,
  hasScript,
}) => {
  await order(page, hasScript);
  await page.getByRole('button', { name: 'Заплатить' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/order-info/A-\\d+`));
  await expect(page.getByRole('heading', { name: /Заказ № A-\d+/ })).toBeVisible();
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
  // The next time one screen is enough: the same place, the same way to pay.
  await putPhoneIntoBasket(page, false);
  await page.getByRole('link', { name: 'Быстрое оформление' }).click();
  await step(page, 'Быстрое оформление');
  for (const words of ['Анна', 'Самовывоз', 'Техномир', 'Банковская карта']) await expect(main(page)).toContainText(words);
  await consentToAll(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(new RegExp(`^${acquirer}/pay/`));
  forgiveBank(complaints);
});

test('a refusal in words that the specification does not know leads back to the methods', { tag: '@long' }, async ({
  page,
  complaints,
  hasScript,
}) => {
  await order(page, hasScript);
  await page.getByRole('button', { name: 'Отказать' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/cart/payment/A-\\d+`));
  await expect(page.getByRole('radio', { name: 'Банковская карта' })).toBeVisible();
  forgiveBank(complaints);
});

/** A phone of the company's with reviews and questions. */
const talkedAbout = 'SKU-224.2';

test('what is said of its goods is shown as far as it tells, and may be added to', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${shop}/catalog/${encodeURIComponent('smart_phones.5g&lte')}/224/${talkedAbout}/comments`);
  const review = page.getByRole('article').filter({ hasText: 'Всё понравилось.' });
  await expect(review.getByText('Оценка 5 из 5')).toBeAttached();
  await expect(page.getByRole('article').filter({ hasText: 'Доставили быстро.' })).toContainText('Покупатель');
  await review.getByRole('button', { name: /^Полезно/ }).click();
  await expect(review.getByRole('button', { name: /^Полезно/ })).toHaveAccessibleName(/Полезно [5-9]/);
  await page
    .getByRole('navigation', { name: 'Разделы товара' })
    .getByRole('link', { name: /Вопрос-ответ/ })
    .click();
  const question = page.getByRole('article').filter({ hasText: 'Какая гарантия?' });
  await expect(question.getByRole('listitem')).toContainText('Год.');
  await page.locator('summary', { hasText: 'Задать вопрос' }).click();
  const asking = page.getByRole('form', { name: 'Задать вопрос' });
  await asking.getByLabel('Вопрос').fill('Какая диагональ экрана?');
  await asking.getByLabel('Имя').fill('Ольга');
  await asking.getByRole('checkbox', { name: /Согласен/ }).check();
  await asking.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByText('Вопрос отправлен.')).toBeVisible();
});

test('one click, and an order on another device, need no call beside the specification’s', { tag: '@long' }, async ({
  page,
  browser,
  hasScript,
  complaints,
}) => {
  await page.goto(`${shop}/catalog/${encodeURIComponent('smart_phones.5g&lte')}/224/${talkedAbout}`);
  await main(page).getByRole('button', { name: 'Купить в один клик' }).first().click();
  await step(page, 'Купить в один клик');
  const phone = anyPhone();
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(phone);
  await consentToAll(page);
  await main(page).getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/order-info\/A-\d+$/);
  await expect(page.getByRole('button', { name: 'Получить код' })).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Телефон').fill(phone);
  await main(other).getByRole('button', { name: 'Получить код' }).click();
  await expect(other).toHaveURL(/\/order-status\?id=A-\d+$/);
  await other.getByLabel('Телефон').fill(phone);
  await main(other).getByRole('button', { name: 'Узнать статус' }).click();
  await expect(main(other).getByRole('heading', { name: /Заказ № A-\d+/ })).toBeVisible();
  await context.close();
  complaints.length = 0;
});
