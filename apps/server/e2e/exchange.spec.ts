import type { Page } from '@playwright/test';
import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { addToBasket, productsInStock, toSummary } from './purchase.ts';
import { fetchData } from './visitor.ts';

interface Device {
  tId: string;
  brand: string;
  model: string;
}

/** Hands in telephones of a model, in this many conditions. */
async function handIn(page: Page, productId: string): Promise<Device[]> {
  const { tradeInSearch: searchResult } = await fetchData<{ tradeInSearch: { nodes: { id: string }[] } }>(
    page,
    '{ tradeInSearch(groupId: 1, query: "iPhone 13", perPage: 1) { nodes { id } } }',
  );
  const modelId = searchResult.nodes[0]?.id;
  const devices = ['PERFECT', 'WORKING', 'BROKEN_SCREEN'].map((condition) => ({ modelId, memory: 128, condition }));
  const { tradeInSetData: set } = await fetchData<{ tradeInSetData: { exchange: { devices: Device[] } } }>(
    page,
    'mutation ($input: TradeInSetDataInput!) { tradeInSetData(input: $input) { exchange { devices { tId brand model } } } }',
    { input: { devices, productId } },
  );
  return set.exchange.devices;
}

test('two old devices lower the price of a phone, and go with its order', async ({ page, hasScript }) => {
  const [phone] = await productsInStock(page, 'smartphones');
  if (!phone) throw new Error('There is no phone.');
  const devices = await handIn(page, phone.id);
  expect(devices).toHaveLength(3);
  const discount = `Скидка за обмен ${devices[0]?.brand} ${devices[0]?.model}, 128\u00a0ГБ`;

  await page.goto(phone.url);
  const exchange = page.getByRole('region', { name: 'Трейд-ин', exact: true });
  await expect(exchange).toContainText('С вашими устройствами');
  await expect(exchange).toContainText(discount);
  await addToBasket(page, phone);
  await page.goto('/cart');
  const own = page.getByRole('region', { name: 'Ваши устройства для обмена' });
  await expect(own.getByRole('listitem')).toHaveCount(3);
  if (hasScript) await expectAccessible(page);
  const broken = own.getByRole('listitem').filter({ hasText: 'с разбитым экраном' });
  await broken.getByRole('button', { name: 'Убрать' }).click();
  await expect(broken).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText(discount);

  const { basket } = await fetchData<{ basket: { sum: { amount: number }; totalSum: { amount: number } } }>(
    page,
    '{ basket { sum { amount } totalSum { amount } } }',
  );
  expect(basket.totalSum.amount).toBeLessThan(basket.sum.amount);
  await toSummary(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Сдаёте в обмен' }).getByRole('listitem')).toHaveCount(2);
  if (hasScript) await expectAccessible(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main).toContainText(discount);
  await expect(main.getByRole('region', { name: 'Сдаёте в обмен' }).getByRole('listitem')).toHaveCount(2);
  await expect(main).toContainText(formatKopecks(basket.totalSum.amount));
});
