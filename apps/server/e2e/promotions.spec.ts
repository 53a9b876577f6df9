import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { put, things, toSummary } from './purchase.ts';
import { main } from './screen.ts';
import { ask } from './visitor.ts';

test('a present, a combo, a percentage and a promocode are bought together', async ({ page, hasScript, complaints }) => {
  const [robot, phones, gamepad, consoles] = await things(page, 'robot-vacuums', 'headphones', 'gamepads', 'consoles');
  if (!robot || !phones || !gamepad || !consoles) throw new Error('There is too little to buy.');
  await page.goto(gamepad.url);
  const told = page.getByRole('region', { name: 'Акции', exact: true });
  await expect(told).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  await expect(told).toContainText('Добавьте в корзину товар из комплекта');
  if (hasScript) await expectAccessible(page);
  // The offer says what it means for this very thing, for as many as are wanted.
  await told.getByRole('link', { name: 'Геймпад дешевле на 1 000 ₽ вместе с приставкой', exact: true }).click();
  const explained = page.getByRole('region', { name: 'Как действует для этого товара' });
  await expect(explained).toContainText('Добавьте в корзину товар из комплекта');
  await explained.getByLabel('Сколько штук').fill('2');
  await explained.getByRole('button', { name: 'Пересчитать' }).click();
  await expect(explained).toContainText('2\u00a0шт.');
  if (hasScript) await expectAccessible(page);

  for (const thing of [robot, phones, gamepad]) await put(page, thing);
  const { basket: filled } = await ask<{ basket: { items: { id: string; productId: string }[] } }>(
    page,
    '{ basket { items { id productId } } }',
  );
  await page.goto(`/cart/accessories/${filled.items.find(({ productId }) => productId === gamepad.id)?.id}`);
  await expect(page.getByRole('region', { name: 'Выгоднее вместе' })).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  if (hasScript) await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Акции для этой корзины' })).toContainText('Геймпад дешевле');
  await put(page, consoles);
  await page.goto('/cart');
  const sums = page.getByRole('complementary', { name: 'Итого' });
  await expect(main(page).getByText('Подарок', { exact: true })).toBeVisible();
  await expect(sums).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  await expect(sums).toContainText('Минус 10 % на наушники');

  await page.getByLabel('Промокод').fill('лето15');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(sums).toContainText('Срок действия этого промокода истёк.');
  await expect(page.getByLabel('Промокод')).toHaveValue('лето15');
  if (hasScript) await expectAccessible(page);
  // The page itself says that it was not taken.
  else complaints.splice(0, 1);
  await page.getByLabel('Промокод').fill('осень5');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(sums).toContainText('Ещё 5 % по промокоду: ОСЕНЬ5');
  if (hasScript) await expectAccessible(page);

  const { basket } = await ask<{ basket: { totalSum: number; discount: number; discounts: { sum: number }[] } }>(
    page,
    '{ basket { totalSum discount discounts { sum } } }',
  );
  expect(basket.discounts.length).toBeGreaterThanOrEqual(4);
  expect(basket.discounts.reduce((sum, each) => sum + each.sum, 0)).toBeCloseTo(basket.discount, 2);
  const total = basket.totalSum.toLocaleString('ru-RU').replace(/\s/g, '\u00a0');
  await toSummary(page);
  await expect(main(page)).toContainText('Ещё 5 % по промокоду: ОСЕНЬ5');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText('Ещё 5 % по промокоду: ОСЕНЬ5');
  await expect(main(page)).toContainText(`${total}\u00a0₽`);
});

test('a present can be given up and taken again, a promocode too', async ({ page }) => {
  const [robot] = await things(page, 'robot-vacuums');
  if (!robot) throw new Error('There is no robot.');
  await put(page, robot);
  await ask(page, 'mutation { basketSetPromocode(input: { promocode: "ОСЕНЬ5" }) { basket { id } } }');
  await page.goto('/cart');
  const present = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Подарок', { exact: true }) });
  await present.getByRole('button', { name: 'Удалить' }).click();
  await expect(present).toHaveCount(0);
  await page.getByRole('button', { name: 'Выбрать подарок' }).first().click();
  await expect(present).toBeVisible();
  await page.getByRole('button', { name: 'Убрать промокод ОСЕНЬ5' }).click();
  await expect(page.getByRole('textbox', { name: 'Промокод', exact: true })).toHaveValue('');
});
