import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { addToBasket, productsInStock, toPayments, toSummary } from './purchase.ts';
import { main } from './screen.ts';
import { consentToAll, goOn, step } from './steps.ts';
import { fetchData } from './visitor.ts';

test('a present, a combo, a percentage and a promocode are bought together', { tag: '@long' }, async ({ page, hasScript, complaints }) => {
  const [robot, phones, gamepad, consoles] = await productsInStock(page, 'robot-vacuums', 'headphones', 'gamepads', 'consoles');
  if (!robot || !phones || !gamepad || !consoles) throw new Error('There is too little to buy.');
  await page.goto(gamepad.url);
  const promotionsRegion = page.getByRole('region', { name: 'Акции', exact: true });
  await expect(promotionsRegion).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  await expect(promotionsRegion).toContainText('Добавьте в корзину товар из комплекта');
  if (hasScript) await expectAccessible(page);
  // The offer says what it means for this very thing, for as many as are wanted.
  await promotionsRegion.getByRole('link', { name: 'Геймпад дешевле на 1 000 ₽ вместе с приставкой', exact: true }).click();
  const detailsRegion = page.getByRole('region', { name: 'Как действует для этого товара' });
  await expect(detailsRegion).toContainText('Добавьте в корзину товар из комплекта');
  await detailsRegion.getByLabel('Сколько штук').fill('2');
  await detailsRegion.getByRole('button', { name: 'Пересчитать' }).click();
  await expect(detailsRegion).toContainText('2\u00a0шт.');
  if (hasScript) await expectAccessible(page);

  for (const thing of [robot, phones, gamepad]) await addToBasket(page, thing);
  const { basket: filled } = await fetchData<{ basket: { items: { id: string; productId: string }[] } }>(
    page,
    '{ basket { items { id productId } } }',
  );
  await page.goto(`/cart/accessories/${filled.items.find(({ productId }) => productId === gamepad.id)?.id}`);
  await expect(page.getByRole('region', { name: 'Выгоднее вместе' })).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  if (hasScript) await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Акции для этой корзины' })).toContainText('Геймпад дешевле');
  await addToBasket(page, consoles);
  await page.goto('/cart');
  const sums = page.getByRole('complementary', { name: 'Итого' });
  await expect(main(page).getByText('Подарок', { exact: true })).toBeVisible();
  await expect(sums).toContainText('Геймпад дешевле на 1 000 ₽ вместе с приставкой');
  await expect(sums).toContainText('Минус 10 % на наушники');

  await page.getByText('Есть промокод?').click();
  await page.getByLabel('Промокод').fill('лето15');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(sums).toContainText('Срок действия этого промокода истёк.');
  await expect(page.getByLabel('Промокод')).toHaveValue('лето15');
  if (hasScript) await expectAccessible(page);
  // The page itself says that it was not taken.
  else complaints.splice(0, 1);
  await page.getByLabel('Промокод').fill('осень5');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(sums).toContainText('5 % по промокоду: ОСЕНЬ5');
  if (hasScript) await expectAccessible(page);

  const { basket } = await fetchData<{
    basket: { totalSum: { amount: number }; discount: { amount: number }; discounts: { sum: { amount: number } }[] };
  }>(page, '{ basket { totalSum { amount } discount { amount } discounts { sum { amount } } } }');
  expect(basket.discounts.length).toBeGreaterThanOrEqual(4);
  expect(basket.discounts.reduce((all, { sum }) => all + sum.amount, 0)).toBe(basket.discount.amount);
  const total = formatKopecks(basket.totalSum.amount);
  await toSummary(page);
  await expect(main(page)).toContainText('5 % по промокоду: ОСЕНЬ5');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText('5 % по промокоду: ОСЕНЬ5');
  await expect(main(page)).toContainText(total);
});

test('a present can be given up and taken again, a promocode too', async ({ page }) => {
  const [robot] = await productsInStock(page, 'robot-vacuums');
  if (!robot) throw new Error('There is no robot.');
  await addToBasket(page, robot);
  await fetchData(page, 'mutation { basketSetPromocode(input: { promocode: "ОСЕНЬ5" }) { basket { id } } }');
  await page.goto('/cart');
  const present = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Подарок', { exact: true }) });
  await present.getByRole('button', { name: 'Удалить' }).click();
  await expect(present).toHaveCount(0);
  await page.getByRole('heading', { name: 'Акции для этой корзины' }).click();
  await page.getByRole('button', { name: 'Выбрать подарок' }).first().click();
  await expect(present).toBeVisible();
  await page.getByRole('button', { name: 'Убрать промокод ОСЕНЬ5' }).click();
  await page.getByText('Есть промокод?').click();
  await expect(page.getByRole('textbox', { name: 'Промокод', exact: true })).toHaveValue('');
});

test('what a promotion takes off without asking for anything is off the price of the page already', async ({ page }) => {
  const [headphones] = await productsInStock(page, 'headphones');
  if (!headphones) throw new Error('There are no headphones.');
  await page.goto(headphones.url);
  const box = page.getByRole('region', { name: 'Покупка' });
  await expect(box).toContainText('По акции «Минус 10 % на наушники»');
  await addToBasket(page, headphones);
  const { basket } = await fetchData<{ basket: { totalSum: { amount: number } } }>(page, '{ basket { totalSum { amount } } }');
  await expect(box.getByText(formatKopecks(basket.totalSum.amount), { exact: true }).first()).toBeVisible();
});

test('a promotion that asks for a way to pay counts by it, line by line to the paid order', { tag: '@long' }, async ({
  page,
  hasScript,
}) => {
  const [machine] = await productsInStock(page, 'washing-machines');
  if (!machine) throw new Error('There is no washing machine.');
  const name = 'Минус 3 % на стиральные машины картой ПСБ';
  await addToBasket(page, machine);
  await page.goto('/cart');
  const offersRegion = page.getByRole('region', { name: 'Акции для этой корзины' });
  await expect(offersRegion).toContainText(name);
  await expect(offersRegion).toContainText('При оплате: Карта ПСБ');
  await expect(offersRegion).toContainText('Выберите этот способ на шаге «Оплата»');
  await expect(page.getByRole('complementary', { name: 'Итого' })).not.toContainText(name);
  if (hasScript) await expectAccessible(page);

  await toPayments(page);
  const ways = main(page).getByRole('group', { name: 'Как оплатить' });
  await expect(ways).toContainText(`Акция: ${name}`);
  if (await ways.getByText('Ещё', { exact: false }).first().isVisible()) await ways.getByText('Ещё', { exact: false }).first().click();
  const card = ways.getByRole('radio', { name: /Карта ПСБ/ });
  const { orderQuote } = await fetchData<{ orderQuote: { total: { amount: number } } }>(
    page,
    '{ orderQuote(deliveries: [], paymentTypeId: "66") { total { amount } } }',
  );
  const total = formatKopecks(orderQuote.total.amount);
  await expect(card).toHaveAccessibleDescription(new RegExp(`^${total.replaceAll('\u00a0', '\\s')}, на.+ меньше`));
  await card.check();
  if (hasScript) await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText(`Итого${total}`);
  if (hasScript) await expectAccessible(page);
  await goOn(page);
  await step(page, 'Подтверждение');
  const lines = main(page).getByRole('term').filter({ hasText: name });
  await expect(lines.first()).toBeVisible();
  const { basket } = await fetchData<{ basket: { discounts: { name: string; sum: { amount: number } }[] } }>(
    page,
    '{ basket(paymentTypeId: "66") { discounts { name sum { amount } } } }',
  );
  expect(basket.discounts.find((one) => one.name === name)?.sum.amount).toBeGreaterThan(0);
  await consentToAll(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page)).toContainText(name);
});

test('a promotion that recommends a service counts with it, and says so until then', { tag: '@long' }, async ({ page, hasScript }) => {
  const [tv] = await productsInStock(page, 'tvs');
  if (!tv) throw new Error('There is no TV.');
  const name = 'Телевизор с дополнительной гарантией дешевле на 2 000 ₽';
  const { product } = await fetchData<{ product: { warranties: { id: string }[] } }>(
    page,
    'query ($id: ID!) { product(id: $id) { warranties { id } } }',
    {
      id: tv.id,
    },
  );
  await addToBasket(page, tv);
  await page.goto('/cart');
  const offersRegion = page.getByRole('region', { name: 'Акции для этой корзины' });
  await expect(offersRegion).toContainText(name);
  await expect(offersRegion).toContainText('Добавьте к товару дополнительную гарантию');
  await offersRegion.getByRole('heading').click();
  if (hasScript) await expectAccessible(page);
  await offersRegion.getByRole('link', { name: 'Выбрать дополнительную гарантию' }).click();
  await expect(page).toHaveURL(/\/cart\/accessories\/\d+$/);
  const { basket } = await fetchData<{ basket: { items: { id: string }[] } }>(page, '{ basket { items { id } } }');
  await fetchData(page, 'mutation ($input: BasketAddWarrantyInput!) { basketAddWarranty(input: $input) { basket { id } } }', {
    input: { parentId: basket.items[0]?.id, warrantyId: product.warranties[0]?.id },
  });
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText(name);
});

test('promotions that are parts of one stand under it', { tag: '@long' }, async ({ page, hasScript }) => {
  const [tablet] = await productsInStock(page, 'tablets');
  if (!tablet) throw new Error('There is no tablet.');
  await addToBasket(page, tablet);
  await page.goto('/cart');
  const whole = page.getByRole('listitem').filter({ hasText: 'Новый планшет в обмен на старую технику' });
  await expect(whole.getByRole('listitem')).toContainText(['Планшет дешевле на 3 000 ₽', 'Планшет дешевле на 7 000 ₽']);
  if (hasScript) await expectAccessible(page);
});
