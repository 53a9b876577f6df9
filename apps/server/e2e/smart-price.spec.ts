import type { Page } from '@playwright/test';
import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { fetchData } from './visitor.ts';

interface Phone {
  url: string;
  isBuyable: boolean;
  smartPriceOffer: { totalDiscount: { amount: number } } | null;
}

/** A telephone in stock that takes an old device. */
async function phone(page: Page): Promise<Phone> {
  const { listing } = await fetchData<{ listing: { nodes: Phone[] } }>(
    page,
    '{ listing(of: { category: 224 }, perPage: 24, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { url isBuyable smartPriceOffer { totalDiscount { amount } } } } }',
  );
  const found = listing.nodes.find(({ isBuyable, smartPriceOffer }) => isBuyable && smartPriceOffer !== null);
  if (found === undefined) throw new Error('No telephone takes an old device.');
  return found;
}

test('an old device is valued, and the new one is bought by its smart price, once', { tag: '@long' }, async ({ page, hasScript }) => {
  const { url } = await phone(page);
  const smart = page.getByRole('region', { name: 'Умная цена', exact: true });
  const startSmartPrice = () => smart.getByRole('button', { name: 'Узнать умную цену' }).click();
  await page.goto(url);
  if (hasScript) await expectAccessible(page, ['.extras']);

  // One that is declined gives none, and another may be begun.
  await startSmartPrice();
  await expect(page).toHaveURL(/\/sandbox-acquirer\/valuation-/);
  if (hasScript) await expectAccessible(page);
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(smart).toContainText('Для этого устройства умной цены нет. Можно оценить другое.');
  await expect(smart.getByRole('button', { name: 'Купить по умной цене' })).toHaveCount(0);

  await startSmartPrice();
  await page.getByLabel('Что вы сдаёте').fill('Смартфон iPhone 13');
  await page.getByRole('radio', { name: /Рабочее/ }).check();
  await page.getByRole('button', { name: 'Получить умную цену' }).click();
  await expect(page).toHaveURL(/[?&]tx=[\w-]{8,}/);
  const tx = new URL(page.url()).searchParams.get('tx');
  const { smartPrice } = await fetchData<{ smartPrice: { smartPrice: { totalDiscount: { amount: number } } } }>(
    page,
    'query ($tx: ID!) { smartPrice(tx: $tx) { smartPrice { totalDiscount { amount } } } }',
    { tx },
  );
  const amount = formatKopecks(smartPrice.smartPrice.totalDiscount.amount);
  await expect(smart).toContainText(`Скидка ${amount} за ваше старое устройство`);
  if (hasScript) await expectAccessible(page, ['.extras']);
  const savedSmartPrice = () => page.evaluate(() => JSON.parse(localStorage.getItem('smartPrice') ?? 'null'));
  if (hasScript) await expect.poll(savedSmartPrice).toMatchObject({ tx });
  // It is kept for this product, without its `tx` in the address too.
  await page.goto(url);
  await smart.getByRole('button', { name: 'Купить по умной цене' }).click();

  await expect(page).toHaveURL(/\/cart$/);
  const lowered = `Умная цена−${amount}`;
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText(lowered);
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText(lowered);
});
