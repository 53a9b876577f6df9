import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { main } from './screen.ts';
import { fetchData, newPhone, sentTo, signUp } from './visitor.ts';

interface Method {
  typeId: string;
  tab: string;
  isPrepaid: boolean;
}

/** An order of this browser, picked up from a store and paid by the first method of a tab, made by the API. */
async function order(page: Page, tab: string, email = 'anna@example.ru', phone = newPhone()): Promise<{ id: string; method: Method }> {
  const { listing } = await fetchData<{ listing: { nodes: { id: string }[] } }>(
    page,
    '{ listing(of: { category: 224 }, sort: PRICE_ASC, page: 2, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id } } }',
  );
  const { basketAddItem } = await fetchData<{ basketAddItem: { basket: { revision: number } } }>(
    page,
    'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { revision } } }',
    { input: { productId: listing.nodes[0]?.id, quantity: 1 } },
  );
  const { checkoutOrders } = await fetchData<{ checkoutOrders: { key: string; pickup: { typeId: string; storeId: string }[] }[] }>(
    page,
    '{ checkoutOrders { key pickup { typeId storeId } } }',
  );
  const deliveries = checkoutOrders.map(({ key, pickup }) => ({ orderKey: key, ...pickup.find(({ typeId }) => typeId === '1') }));
  const { paymentMethods } = await fetchData<{ paymentMethods: Method[] }>(
    page,
    'query ($deliveries: [OrderDeliveryInput!]) { paymentMethods(deliveries: $deliveries) { typeId tab isPrepaid } }',
    { deliveries },
  );
  const method = paymentMethods.find((one) => one.tab === tab);
  if (method === undefined) throw new Error(`Nothing stands under ${tab}.`);
  const input = {
    revision: basketAddItem.basket.revision,
    contact: { firstName: 'Анна', phone, email },
    deliveries,
    paymentTypeId: method.typeId,
    consents: ['PERSONAL_DATA'],
    idempotencyKey: `journey-${crypto.randomUUID()}`,
  };
  const { orderCreate } = await fetchData<{ orderCreate: { orders: { id: string }[] } }>(
    page,
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    { input },
  );
  return { id: orderCreate.orders[0]?.id ?? '', method };
}

/** Address of the bank's page for an order. */
async function bankOf(page: Page, orderId: string, typeId: string): Promise<string> {
  const input = { orderId, typeId, returnUrl: `/cart/payment/${orderId}`, idempotencyKey: `journey-${crypto.randomUUID()}` };
  const { paymentStart } = await fetchData<{ paymentStart: { url: string } }>(
    page,
    'mutation ($input: PaymentStartInput!) { paymentStart(input: $input) { url } }',
    { input },
  );
  return paymentStart.url;
}

/** What a telephone reads off a picture of the page. */
async function readOff(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** How the page of an order says that it is paid, or that a bank pays it. */
const paidTexts: Readonly<Record<string, RegExp>> = {
  INSTALMENT: /^Рассрочка одобрена/,
  CREDIT: /^Кредит одобрен/,
  IN_PARTS: /^Оплачено$/,
  ONLINE: /^Оплачено$/,
};

test('under every tab there is a way to buy, and what is paid has a receipt', async ({ page, hasScript }) => {
  const email = `tabs-${crypto.randomUUID()}@example.ru`;
  for (const tab of ['ON_RECEIPT', 'INSTALMENT', 'CREDIT', 'IN_PARTS', 'ONLINE']) {
    const { id, method } = await order(page, tab, email);
    if (!method.isPrepaid) {
      await page.goto(`/order-info/${id}`);
      await expect(main(page).getByText('Оплата при получении', { exact: true })).toBeVisible();
      continue;
    }
    await page.goto(await bankOf(page, id, method.typeId));
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(page).toHaveURL(new RegExp(`/order-info/${id}$`));
    await expect(main(page).getByText(paidTexts[tab] ?? tab)).toBeVisible();
    await expect.poll(() => sentTo(page.request, email)).toContain(`/order-info/${id}/receipt`);
  }
  await main(page).getByRole('link', { name: 'Чек', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Чек по заказу № \d+$/ })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  const code = page.getByRole('img', { name: 'QR-код для проверки чека' });
  expect(await readOff(await code.screenshot())).toMatch(/^t=\d{8}T\d{4}&s=\d+\.\d\d&fn=\d{16}&i=\d+&fp=\d{10}&n=1$/);
  const file = await page.request.get((await page.getByRole('link', { name: 'Скачать PDF' }).getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a tab that was closed loses nothing: the order is paid from the account, by a telephone', { tag: '@unscripted' }, async ({
  page,
  context,
  hasScript,
}) => {
  const { phone } = await signUp(page);
  const { id, method } = await order(page, 'ONLINE', 'vera@example.ru', phone);
  await page.goto(await bankOf(page, id, method.typeId));
  await page.goto(`/account/orders/${id}`);
  const pay = main(page).getByRole('link', { name: 'Оплатить' });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await pay.click();
  await expect(page.getByRole('radio', { name: /^СБП/ })).toBeVisible();
  await page.getByRole('radio', { name: /^СБП/ }).check();
  await main(page)
    .getByRole('button', { name: /^Оплатить/ })
    .click();
  const code = page.getByRole('img', { name: 'QR-код платежа' });
  await expect(code).toBeVisible();
  if (hasScript) await expectAccessible(page);
  const telephone = await context.newPage();
  await telephone.goto(await readOff(await code.screenshot()));
  await telephone.getByRole('button', { name: 'Оплатить' }).click();
  await expect(telephone.getByRole('heading', { name: 'Оплачено' })).toBeVisible();
  if (!hasScript) {
    await page.getByRole('link', { name: 'Я оплатил с телефона' }).click();
    await page.getByRole('link', { name: 'Вернуться в магазин' }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/order-info/${id}$`));
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
});
