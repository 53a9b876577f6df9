import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { consentToAll, giveContacts, pickUp, step } from './steps.ts';

interface Phone {
  url: string;
  isBuyable: boolean;
  warranties: { name: string }[];
  creditOffers: { kind: string; terms: { label: string | null }[] }[] | null;
}

const phones = `query Phones { listing(of: { category: 224 }, perPage: 12, filters: [{ code: "available", chosen: { values: ["1"] } }]) {
  nodes { url isBuyable warranties { name } creditOffers { kind terms { label } } } } }`;

/** A smartphone that can be had, and paid over 24 months. */
async function smartphone(page: Page): Promise<Phone> {
  let found: Phone | undefined;
  const findPhone = async () => {
    const { data } = await (await page.request.post('/graphql', { data: { query: phones } })).json();
    const nodes: Phone[] = data?.listing?.nodes ?? [];
    found = nodes.find(
      ({ isBuyable, warranties, creditOffers }) =>
        isBuyable && warranties.length > 0 && creditOffers?.some(({ terms }) => terms.some(({ label }) => label === '0-0-24')),
    );
    return found;
  };
  await expect.poll(findPhone).toBeDefined();
  if (found === undefined) throw new Error('nothing was answered');
  return found;
}

test('a smartphone is bought by instalments, from its calculator to the paid order', { tag: '@long' }, async ({ page, hasScript }) => {
  const { url, warranties } = await smartphone(page);
  const warranty = warranties[0]?.name ?? '';
  await page.goto(`${url}/credit`);
  const calculator = main(page).getByRole('region', { name: 'Рассрочки и кредит' });
  if (hasScript) await adopted(calculator.locator('form'));
  await calculator.getByRole('radio', { name: '24 месяца', exact: true }).check();
  await calculator.getByRole('radio', { name: warranty }).check();
  if (!hasScript) await calculator.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(page).toHaveURL(/months=24&warranty=\d+/);
  await expect(calculator.getByRole('term').filter({ hasText: 'Цена с гарантией' })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await calculator.getByRole('button', { name: 'Оформить рассрочку' }).click();

  await step(page, 'Корзина');
  await expect(main(page).getByRole('region', { name: 'Товары' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: '89991234567' });
  await step(page, 'Доставка');
  await pickUp(page);
  // How it is paid has been chosen before.
  await step(page, 'Подтверждение');
  await expect(main(page)).toContainText('Рассрочка Т-Банка');
  await consentToAll(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  await step(page, 'Заявка в банк');
  await expect(page.getByRole('group', { name: 'Срок' }).getByRole('radio', { checked: true })).toHaveValue('24');
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page)).toContainText(/Рассрочка одобрена: 24\sплатежа по/);
});

test('a smartphone is bought in Sber’s instalment from its page, and its longer term with a warranty', async ({ page, hasScript }) => {
  const { url, warranties } = await smartphone(page);
  await page.goto(`${url}/credit?kind=instalment-sber&months=6`);
  const calculator = main(page).getByRole('region', { name: 'Рассрочки и кредит' });
  await expect(calculator).toContainText('По картам СберБанка — с дополнительной гарантией');
  await expect(calculator).toContainText('К этой рассрочке нужна дополнительная гарантия.');
  await expect(calculator.getByRole('button', { name: 'Оформить рассрочку' })).toHaveCount(0);
  if (hasScript) {
    await adopted(calculator.locator('form'));
    await expectAccessible(page);
  }
  await calculator.getByRole('radio', { name: warranties[0]?.name ?? '' }).check();
  if (!hasScript) await calculator.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(calculator.getByRole('button', { name: 'Оформить рассрочку' })).toBeVisible();

  await page.goto(url);
  const extras = page.getByRole('region', { name: 'Ещё о покупке' });
  await extras.getByRole('button', { name: /^Частями, 2\sплатежа по/ }).click();
  await step(page, 'Корзина');
  const total = page.getByRole('complementary', { name: 'Итого' });
  await expect(total).toContainText(/Плати частями.*СберБанк.*по \d/);
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await expect(main(page)).toContainText('Плати частями');
  await giveContacts(page, { phone: '89991234568' });
  await step(page, 'Доставка');
  await expect(main(page)).toContainText('Плати частями');
  await pickUp(page);
  await step(page, 'Подтверждение');
  await expect(main(page)).toContainText('Плати частями');

  await page.goto('/cart');
  await total.getByRole('button', { name: 'Отказаться: Плати частями' }).click();
  await expect(total).not.toContainText('Плати частями');
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await expect(main(page)).not.toContainText('Плати частями');
});
