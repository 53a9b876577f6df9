import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import { mayPayAll, methodFor, type Payable } from '@vitrina/services/payments/eligibility.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delivery } from '../delivery/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { methods, restrictedFor } from '../pricing/payment-methods/methods.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

type Choice = NonNullable<ReturnType<typeof bodyFor>['deliveries'][string]>;

const address = {
  city: { name: 'Донецк' },
  street: 'Артёма',
  house_number: '1',
  building: null,
  housing: null,
  floor: null,
  flat_number: null,
};
const goods = [shop.phone, shop.fridge, shop.preorder, shop.licence, shop.giftCard] as const;
/** Every threshold, and a kopeck to each side of it. */
const bounds = [...new Set(methods.flatMap((one) => [one.min_basket_threshold ?? 100, one.max_basket_threshold ?? 100]))];
const price = fc.tuple(fc.constantFrom(...bounds), fc.constantFrom(-1, 0, 1)).map(([bound, more]) => Math.max(100, bound + more));

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

/** Sets the price, and sees to it that there is enough. */
async function setPrice(productId: number, kopecks: number): Promise<void> {
  await small.db.execute(sql`update products set price = ${kopecks}, licences = 1000 where id = ${productId}`);
  await small.db.execute(sql`update stock set quantity = 50 where product_id = ${productId}`);
}

/** The orders of a basket, each with a way to get it, and the methods that are offered for them: by what is on the wire alone. */
async function readAvailableMethods(basketId: string, purpose: DeliveryPurpose, pick: number) {
  const variations = await delivery.variationsOrders({ query: { delivery_purpose: purpose }, context: small.context({ basketId }) });
  const deliveries: Record<string, Choice> = {};
  const whole = variations.map(({ key, is_digital, sum, ...rest }) => ({ ...rest, key: key!, is_digital: is_digital!, sum: sum! }));
  const orders: Payable[] = whole.map(({ key, is_digital: isSent, sum, deliveries: options }) => {
    const option = options[pick % Math.max(1, options.length)];
    if (option !== undefined) {
      deliveries[key] =
        purpose === 'pickup'
          ? { delivery_type_id: option.delivery_type_id, finish_storage_id: option.finish_storage_id ?? 0 }
          : { delivery_type_id: option.delivery_type_id, datetime: option.datetime, interval: option.interval ?? undefined, address };
    }
    return {
      total: sum + (option?.delivery_cost ?? 0),
      isAllGifts: key === 'special',
      isSent,
      allowed: option?.payment_type_id ?? null,
      restricted: restrictedFor({ isVirtual: isSent, isCompany: false }),
    };
  });
  const isReachable = whole.every(({ key, is_digital }) => is_digital || deliveries[key] !== undefined);
  return { deliveries, orders, isReachable, listed: methods.filter((one) => mayPayAll(one, orders, methods)) };
}

test('a method that is offered is refused by no order and no payment, and one that is not is refused by the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ product: fc.constantFrom(...goods), price }), {
        minLength: 1,
        maxLength: 4,
        selector: (one) => one.product,
      }),
      fc.constantFrom<DeliveryPurpose>('pickup', 'courier'),
      fc.nat(9),
      fc.nat(methods.length - 1),
      async (lines, purpose, pick, methodIndex) => {
        let basket: Awaited<ReturnType<typeof small.put>> | undefined;
        for (const line of lines) {
          await setPrice(line.product, line.price);
          basket = await small.put(line.product, 1, basket?.id);
        }
        if (basket === undefined) return;
        const { deliveries, orders, isReachable, listed } = await readAvailableMethods(basket.id, purpose, pick);
        const method = methods[methodIndex];
        fc.pre(isReachable && method !== undefined);
        if (method === undefined) return;
        const body = bodyFor(basket.revision, { deliveries, payment_type_id: method.linked_payment_type_id });
        if (!listed.includes(method)) {
          expect((await refusal(small.create(basket.id, body))).errors).toHaveProperty('payment_type_id');
          return;
        }
        const created = await small.create(basket.id, body);
        for (const [at, order] of created.orders.entries()) {
          const paying = methodFor(method, orders[at] ?? expect.fail('There are more orders than were offered.'), methods);
          expect(order.payment_type?.id).toBe(paying?.linked_payment_type_id);
          if (!paying?.is_prepaid) continue;
          const payment = await small.pay(order.id, { orderKeys: [created.order_key] }, undefined, paying.linked_payment_type_id);
          expect(payment.sum).toBe(order.total_sum);
        }
      },
    ),
    { numRuns: 25 },
  );
});

describe('a threshold', () => {
  const maxTotal = 100_000_00;
  const cost = 990_00;

  test.each([
    [0, true],
    [1, false],
  ])('is compared with goods and delivery together: %d kopecks above it', async (over, isTaken) => {
    await setPrice(shop.fridge, maxTotal - cost + over);
    const basket = await small.put(shop.fridge);
    const { deliveries, orders, listed } = await readAvailableMethods(basket.id, 'courier', 0);
    expect(orders.map(({ total }) => total)).toEqual([maxTotal + over]);
    expect(listed.some(({ linked_payment_type_id: id }) => id === paymentTypes.courierCash)).toBe(isTaken);
    const ordering = small.create(basket.id, bodyFor(basket.revision, { deliveries, payment_type_id: paymentTypes.courierCash }));
    if (isTaken) expect((await ordering).orders[0]?.total_sum).toBe(maxTotal);
    else expect((await refusal(ordering)).errors).toHaveProperty('payment_type_id');
  });

  test('counts for each order of a split basket, not for their sum', async () => {
    await setPrice(shop.phone, 3_000_00);
    await setPrice(shop.licence, 2_999_99);
    let basket = await small.put(shop.phone);
    basket = await small.put(shop.licence, 1, basket.id);
    const { deliveries } = await readAvailableMethods(basket.id, 'pickup', 0);
    const order = (payment_type_id: number) => small.create(basket.id, bodyFor(basket.revision, { deliveries, payment_type_id }));
    expect((await refusal(order(paymentTypes.creditOnline))).errors).toHaveProperty('payment_type_id');
    expect((await order(paymentTypes.cash)).orders.map(({ payment_type }) => payment_type?.id)).toEqual([
      paymentTypes.cash,
      paymentTypes.online,
    ]);
  });
});

test('a gift certificate is bought on credit neither with other goods nor when it is paid later', async () => {
  let basket = await small.put(shop.phone);
  basket = await small.put(shop.giftCard, 1, basket.id);
  const { deliveries } = await readAvailableMethods(basket.id, 'pickup', 0);
  const body = (payment_type_id: number) => bodyFor(basket.revision, { deliveries, payment_type_id });
  expect((await refusal(small.create(basket.id, body(paymentTypes.creditOnline)))).errors).toHaveProperty('payment_type_id');
  const created = await small.create(basket.id, body(paymentTypes.online));
  const gift = created.orders[1] ?? expect.fail('There is no second order.');
  const paying = small.pay(gift.id, { orderKeys: [created.order_key] }, undefined, paymentTypes.creditOnline);
  expect((await refusal(paying)).errors).toHaveProperty('payment_type_id');
});

test('codes alone are not paid on receipt', async () => {
  const basket = await small.put(shop.licence);
  const body = bodyFor(basket.revision, { deliveries: {}, payment_type_id: paymentTypes.cash });
  expect((await refusal(small.create(basket.id, body))).errors).toHaveProperty('payment_type_id');
});
