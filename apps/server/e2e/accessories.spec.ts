import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { consentToAll, giveContacts, goOn, pickUp, step } from './steps.ts';

interface Phone {
  id: string;
  name: string;
  url: string;
  isBuyable: boolean;
  accessoryBundle: { products: { name: string; isBuyable: boolean }[] } | null;
  warranties: { name: string }[];
}

const phones = `query Phones { listing(of: { category: 224 }, perPage: 12, filters: [{ code: "available", chosen: { values: ["1"] } }]) {
  nodes { id name url isBuyable accessoryBundle { products { name isBuyable } } warranties { name } } } }`;

/** A smartphone with a whole bundle that can be had. */
async function smartphone(page: Page): Promise<Phone> {
  let found: Phone | undefined;
  const findPhone = async () => {
    const { data } = await (await page.request.post('/graphql', { data: { query: phones } })).json();
    const nodes: Phone[] = data?.listing?.nodes ?? [];
    found = nodes.find(
      ({ isBuyable, accessoryBundle }) =>
        isBuyable && accessoryBundle?.products.length === 2 && accessoryBundle.products.every((each) => each.isBuyable),
    );
    return found;
  };
  await expect.poll(findPhone).toBeDefined();
  if (found === undefined) throw new Error('nothing was answered');
  return found;
}

/** «1 000 ₽» of a line, as a number. */
const amountIn = (text: string | null): number => Number((/([\d\s]+)₽/.exec(text ?? '')?.[1] ?? '').replaceAll(/\s/g, ''));

test('a bundle with a warranty is bought', { tag: '@long' }, async ({ page, hasScript }) => {
  const { name, url, accessoryBundle, warranties } = await smartphone(page);
  const accessories = accessoryBundle?.products ?? [];
  const warranty = warranties[0]?.name ?? '';
  await page.goto(`${url}/accessories`);
  const builder = main(page).getByRole('region', { name: 'Собрать комплект' });
  await builder.getByText('Выбрать и посчитать').click();
  if (hasScript) await adopted(builder.locator('form'));
  for (const accessory of accessories) await builder.getByRole('checkbox', { name: accessory.name }).check();
  await builder.getByRole('radio', { name: 'Комбо' }).check();
  await builder.getByRole('radio', { name: warranty }).check();
  if (!hasScript) await builder.getByRole('button', { name: 'Пересчитать' }).click();
  await expect(page).toHaveURL(/way=COMBO.*warranty=\d+/);
  // The address changes before the sum does, of which the warranty is a part then.
  await expect(builder.getByRole('term').filter({ hasText: warranty })).toBeVisible();
  await expect(builder.getByRole('term').filter({ hasText: /^Скидка/ })).toBeVisible();
  const together = builder.locator('.total-line');
  if (hasScript) await expectAccessible(page);
  const shownAmount = amountIn(await together.textContent());
  await builder.getByRole('button', { name: 'Купить комплект' }).click();

  await step(page, 'Корзина');
  const lines = main(page).getByRole('region', { name: 'Товары' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  for (const bought of [name, ...accessories.map((each) => each.name), warranty]) {
    await expect(lines.filter({ hasText: bought }).first()).toBeVisible();
  }
  const total = page.getByRole('complementary', { name: 'Итого' }).locator('.total-line');
  expect(amountIn(await total.textContent())).toBe(shownAmount);
  if (hasScript) await expectAccessible(page);

  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: '89991234567' });
  await step(page, 'Доставка');
  await pickUp(page);
  await step(page, 'Оплата');
  await page.getByRole('radio', { name: 'При получении' }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await consentToAll(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page).getByText(warranty, { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(new RegExp(String(shownAmount).replaceAll(/\B(?=(?:\d{3})+$)/g, '\\s')));
});

test('accessories and a warranty are chosen for a line, go with it and come back', async ({ page, hasScript }) => {
  const { id } = await smartphone(page);
  const put = 'mutation Put($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { id } } }';
  await page.request.post('/graphql', { data: { query: put, variables: { input: { productId: id } } } });
  await page.goto('/cart');
  const opener = main(page).getByRole('link', { name: 'Аксессуары и гарантия' });
  if (hasScript) await adopted(opener);
  await opener.click();
  const selection = hasScript ? page.getByRole('dialog', { name: 'Аксессуары и гарантия' }) : main(page);
  const tiles = selection.locator('.selection-tile');
  const tile = (text: string) => tiles.filter({ hasText: text });
  await expect(tiles.nth(2)).toContainText('гарантия');
  if (hasScript) await expectAccessible(page, ['dialog']);

  const [year, years] = ['гарантия на 1 год', 'гарантия на 2 года'];
  await tile(year).getByRole('button', { name: 'Добавить' }).click();
  await expect(tile(year).getByRole('button', { name: 'Убрать' })).toBeVisible();
  await tile(years).getByRole('button', { name: 'Добавить' }).click();
  await expect(tile(years).getByRole('button', { name: 'Убрать' })).toBeVisible();
  await expect(tile(year).getByRole('button', { name: 'Добавить' })).toBeVisible();
  const accessory = (await tiles.first().locator('p').first().textContent()) ?? '';
  await tiles.first().getByRole('button', { name: 'Добавить' }).click();
  await expect(tiles.first().getByRole('button', { name: 'Убрать' })).toBeVisible();
  await expect(selection.getByRole('region', { name: 'Вы покупаете' })).toContainText(accessory);
  await selection.getByRole(hasScript ? 'button' : 'link', { name: 'Вернуться в корзину' }).click();

  const lines = main(page).getByRole('region', { name: 'Товары' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: years })).toBeVisible();
  await lines.first().getByRole('button', { name: 'Удалить' }).click();
  await step(page, 'Корзина пуста');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: accessory })).toBeVisible();
  await lines.filter({ hasText: years }).getByRole('button', { name: 'Удалить' }).click();
  await expect(lines).toHaveCount(2);
});
