import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { handOver } from './purchase.ts';
import { main, press } from './screen.ts';
import { consentToAll, giveContacts, goOn, pickUp, step } from './steps.ts';
import { codeIn, fetchData, sentTo, signUp } from './visitor.ts';

/** Something for a few thousand rubles that lies in a store. */
async function put(page: Page): Promise<void> {
  const { categories } = await fetchData<{ categories: { children: { id: string; url: string }[] }[] }>(
    page,
    '{ categories { children { id url } } }',
  );
  const id = categories.flatMap(({ children }) => children).find(({ url }) => url.startsWith('/catalog/headphones/'))?.id;
  const { listing } = await fetchData<{
    listing: { nodes: { id: string; offer: { price: { amount: number } }; availability: { quantity: number } | null }[] };
  }>(
    page,
    'query ($id: ID!) { listing(of: { category: $id }, filters: [{ code: "available", chosen: { values: ["1"] } }], perPage: 24) { nodes { id offer { price { amount } } availability { quantity } } } }',
    { id },
  );
  const product = listing.nodes.find(({ offer, availability }) => offer.price.amount > 2000_00 && (availability?.quantity ?? 0) > 3);
  await fetchData(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id: product?.id });
}

test('a card is added by SMS, its bonuses pay a part of an order, and the order earns others', { tag: '@long' }, async ({
  page,
  hasScript,
  complaints,
}) => {
  const { phone } = await signUp(page);
  await page.goto('/bonus');
  if (hasScript) await expectAccessible(page);
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Получить код');
  const code = page.getByLabel('Код из СМС');
  await expect(code).toBeVisible();
  const sentCode = codeIn(await sentTo(page.request, phone));
  await code.fill(sentCode === '000000' ? '000001' : '000000');
  await press(page, 'Подтвердить');
  await expect(code).toHaveAccessibleDescription(
    /Неверный код, или он уже не действует. Новый можно запросить через минуту после отправки./,
  );
  if (!hasScript) complaints.splice(0, 1);
  await code.fill(sentCode);
  await press(page, 'Подтвердить');
  await expect(page.getByText('Карта добавлена.')).toBeVisible();
  const card = page.getByRole('region', { name: /^Карта 2 9/ });
  await expect(card).toContainText('200\u00a0бонусов');
  await expect(card.getByRole('img', { name: /^Штрихкод карты/ })).toBeVisible();
  await expect(card.getByRole('img', { name: /^QR-код карты/ })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  await put(page);
  await page.goto('/cart/contacts');
  await giveContacts(page, { name: 'Вера', phone });
  await step(page, 'Доставка');
  await pickUp(page);
  await step(page, 'Оплата');
  await page.getByLabel('Сколько списать').fill('150');
  await press(page, 'Списать бонусы');
  await expect(main(page)).toContainText('Спишем 150\u00a0бонусов');
  if (hasScript) await expectAccessible(page);
  await page.getByRole('radio', { name: /Банковская карта/ }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await expect(main(page).getByRole('definition').filter({ hasText: '−150\u00a0₽' }).first()).toBeVisible();
  await consentToAll(page);
  await press(page, 'Оформить заказ');
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page)).toContainText('Бонусы');

  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await handOver(page, id);
  const { loyaltyCards } = await fetchData<{
    loyaltyCards: { balance: { amount: number }; entries: { kind: string; amount: { amount: number } }[] }[];
  }>(page, '{ loyaltyCards { balance { amount } entries { kind amount { amount } } } }');
  const [earned, spent, granted] = loyaltyCards[0]?.entries ?? [];
  expect([earned?.kind, spent, granted]).toEqual([
    'EARNED',
    { kind: 'SPENT', amount: { amount: -150_00 } },
    { kind: 'GRANTED', amount: { amount: 200_00 } },
  ]);
  expect(loyaltyCards[0]?.balance.amount).toBe(50_00 + (earned?.amount.amount ?? 0));
  await page.goto('/bonus');
  await page.getByText('История бонусов').click();
  await expect(card).toContainText(`Начислено за заказ № ${id}`);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText('Начислены бонусы');
  await card.getByRole('link', { name: /^Убрать карту/ }).click();
  await expect(card).toContainText('Бонусы на ней сохранятся.');
  if (hasScript) await expectAccessible(page);
  await press(page, 'Да, убрать');
  await expect(page.getByText('Карта убрана. Бонусы на ней сохранились: её можно добавить снова.')).toBeVisible();
});
