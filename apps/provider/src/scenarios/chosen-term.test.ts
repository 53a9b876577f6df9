import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCreditOffers } from '../catalogue/credit/read.ts';
import { findOperation } from '../payments/acquirer/operations.ts';
import { operationPage } from '../payments/acquirer/page.ts';
import { payments } from '../payments/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, noon, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(async () => {
  await small.reset();
  await small.db.execute(sql`update products set price = 3699000 where id = ${shop.phone}`);
});

/** The bank's page of an order of one telephone that is paid so. */
async function pageOf(typeId: number, { atOrder, atPayment }: { atOrder?: number; atPayment?: number } = {}): Promise<string> {
  const basket = await small.put(shop.phone);
  const body = bodyFor(basket.revision, { payment_type_id: typeId, ...(atOrder !== undefined && { months: atOrder }) });
  const created = await small.create(basket.id, body);
  const context = small.context({ orderKeys: [created.order_key] });
  const order_id = created.orders[0]?.id ?? 0;
  const payment = await payments.create({
    body: { order_id, payment_type_id: typeId, ...(atPayment !== undefined && { months: atPayment }) },
    idempotencyKey: `pay-${order_id}`,
    context,
  });
  const { url } = await payments.init({
    params: { id: payment.id },
    body: { return_url: '/cart' },
    idempotencyKey: `page-${order_id}`,
    context,
  });
  const operation = await findOperation(small.db, url.split('/').at(-1) ?? '');
  if (operation === undefined) throw new Error('no operation was opened');
  return operationPage(operation, { url, now: noon }).replaceAll('\u00a0', ' ');
}
const chosenOf = (page: string) => /name="months" value="(\d+)" checked>/.exec(page)?.[1];

test('the term that was chosen with the order is chosen at the bank; the last one only where nothing was', async () => {
  expect(chosenOf(await pageOf(paymentTypes.tinkoff, { atOrder: 6 }))).toBe('6');
  expect(chosenOf(await pageOf(paymentTypes.tinkoff))).toBe('24');
  // A provider that has forgotten it with the order is told once more.
  expect(chosenOf(await pageOf(paymentTypes.tinkoff, { atPayment: 12 }))).toBe('12');
});

test('every term of the product’s tab is on the bank’s page, with its payment', async () => {
  const offers = await readCreditOffers(small.db, {
    ...{ id: shop.phone, supplierId: undefined, orderTypeId: undefined, deferred: true, credit: true },
  });
  const rubles = (kopecks: number) => `${(kopecks / 100).toLocaleString('ru-RU')} ₽`.replaceAll('\u00a0', ' ');
  for (const typeId of [paymentTypes.sberbankBnpl, paymentTypes.mokka, paymentTypes.alfa, paymentTypes.tinkoff, paymentTypes.loanOnline]) {
    const terms = offers.flatMap((offer) => offer.terms).filter((term) => term.payment_type_id === typeId);
    expect(terms.length).toBeGreaterThan(0);
    const page = await pageOf(typeId);
    for (const { months, payment } of terms) expect(page).toMatch(new RegExp(`>${months} месяц\\S* по ${rubles(payment)}`));
  }
});

test('months that a method does not lend over are refused beside their field', async () => {
  const basket = await small.put(shop.phone);
  const body = bodyFor(basket.revision, { payment_type_id: paymentTypes.tinkoff, months: 7 });
  expect((await refusal(small.create(basket.id, body))).errors).toEqual({ months: ['Такого срока у этого способа оплаты нет'] });
});
