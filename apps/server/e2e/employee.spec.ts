import type { Page } from '@playwright/test';
import { readDemoStaff } from '../src/demo-staff.ts';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { consentToAll, giveContacts, goOn, step } from './steps.ts';
import { fetchData } from './visitor.ts';

const staff = readDemoStaff();
if (staff === undefined) throw new Error('The demonstration, on which the journeys stand, is not beside the provider.');
const { tradePoint, person } = staff;

const bar = (page: Page) => page.getByRole('region', { name: 'Сотрудник', exact: true });

/** A smartphone in the basket of this browser. */
async function fillBasket(page: Page): Promise<void> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string; isBuyable: boolean }[] } }>(
    page,
    '{ listing(of: { category: 224 }) { nodes { id isBuyable } } }',
  );
  const id = listing.nodes.find(({ isBuyable }) => isBuyable)?.id;
  await fetchData(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });
}

test('staff signs in, orders for a customer, and goes without leaving anything behind', { tag: '@long' }, async ({
  page,
  hasScript,
  complaints,
}) => {
  await page.goto('/employee');
  await step(page, 'Вход для сотрудников');
  const number = page.getByLabel('Номер торговой точки');
  if (hasScript) {
    await adopted(number);
    await expectAccessible(page);
  }
  await number.fill(tradePoint.number);
  await page.getByLabel('Код доступа').fill('Nepravilno');
  await main(page).getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByLabel('Код доступа')).toHaveAccessibleDescription(/Неверный номер/);
  await expect(number).toHaveValue(tradePoint.number);
  // A browser that loads the form anew reports its status.
  if (!hasScript) complaints.splice(0, 1);
  await page.getByLabel('Код доступа').fill(tradePoint.code);
  await main(page).getByRole('button', { name: 'Войти', exact: true }).click();
  await step(page, 'Смена открыта');
  await expect(bar(page)).toContainText(`Торговая точка № ${tradePoint.number} «${tradePoint.name}»`);

  // What is done next comes first; who signs in is asked below.
  await expect(page.getByRole('link', { name: 'Собрать заказ' })).toBeInViewport({ ratio: 1 });
  await expect(number).toBeHidden();
  await expect(main(page)).toContainText('Пока ни одного');
  await page.getByRole('link', { name: 'Указать личный токен' }).click();
  await page.getByLabel('Личный токен', { exact: true }).fill(person.token);
  await main(page).getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(bar(page)).toContainText(`Табельный № ${person.personnelNumber}, ${person.name}`);
  if (hasScript) await expectAccessible(page);

  await fillBasket(page);
  await page.goto('/cart/contacts');
  await expect(bar(page)).toContainText(person.name);
  await giveContacts(page, { name: 'Пётр', phone: `+79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` });
  await step(page, 'Доставка');
  await page.waitForLoadState();
  await page.getByRole('radio', { name: 'Курьер' }).check();
  await page.getByLabel('Улица').fill('Артёма');
  await page.getByLabel('Дом').fill('74');
  await goOn(page);
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: 'При получении' }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await consentToAll(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await step(page, /Заказ № \d+/);
  await expect(main(page)).toContainText(`Торговая точка № ${tradePoint.number}, Табельный № ${person.personnelNumber}`);

  const order = page.url();
  await page.goto('/employee');
  const results = page.getByRole('region', { name: 'Заказы за сегодня' });
  await expect(results).toContainText(/1\sзаказ на/);
  await expect(results.getByRole('link', { name: /^Заказ № \d+$/ })).toHaveAttribute('href', new URL(order).pathname);
  await expect(page.getByRole('link', { name: 'Указать личный токен' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Завершить смену' }).click();
  await step(page, 'Вход для сотрудников');
  await expect(bar(page)).toHaveCount(0);
  const left = (await page.context().cookies()).map(({ name }) => name);
  for (const name of ['employee_token', 'personnel_number', 'trade_point_number', 'order_keys', 'own_orders', 'basket_id'])
    expect(left).not.toContain(name);
  await page.goto(order);
  await expect(main(page).getByRole('button', { name: 'Получить код' })).toBeVisible();
  await expect(main(page)).not.toContainText(tradePoint.number);
  complaints.length = 0;
});
