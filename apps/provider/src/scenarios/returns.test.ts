import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../orders/cancel.ts';
import { sendAwaitedCodes } from '../orders/codes.ts';
import { returnItem } from '../orders/returns.ts';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

describe.each(anyEngine)('pieces that are struck out of an order before it is received, %s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  /** An order of these pieces that has been paid through the acquirer. */
  async function createPaidOrder(productId: number, quantity: number) {
    const basket = await small.put(productId, quantity);
    const { orders, order_key } = await small.create(basket.id, bodyFor(basket.revision));
    const [order] = orders;
    if (order === undefined) throw new Error('There is no order.');
    const { id: paymentId } = await small.pay(order.id, { orderKeys: [order_key] });
    await applyOutcome(small.db, paymentId, 'paid');
    return { id: order.id, itemId: order.basket[0]?.id ?? 0 };
  }

  test('the last one goes with its order: nothing is handed over that has been paid back', async () => {
    const { id, itemId } = await createPaidOrder(shop.phone, 2);
    await returnItem(small.db, id, itemId, 1);
    expect(await refusal(returnItem(small.db, id, itemId, 1))).toMatchObject({
      status: 409,
      message: 'Больше в заказе ничего нет: отмените его, деньги вернутся целиком',
    });
    await cancelOrder(small.db, id);
    expect(await small.count(sql`select sum(sum)::int as n from refunds`)).toBe(2 * 19_990_00);
  });

  test('no code is sent for them, and no licence is taken', async () => {
    await small.db.execute(sql`update products set order_type = 'preorder' where id = ${shop.licence}`);
    const { id, itemId } = await createPaidOrder(shop.licence, 2);
    await returnItem(small.db, id, itemId, 1);
    await small.db.execute(sql`update products set order_type = 'buy' where id = ${shop.licence}`);
    expect(await sendAwaitedCodes(small.db)).toBe(1);
    const [letter] = await rows(small.db, { text: column.text }, sql`select text from outbox where text like '%DEMO-%' limit 1`);
    expect(letter?.text.match(/DEMO-/g)).toHaveLength(1);
    expect(await small.count(sql`select licences as n from products where id = ${shop.licence}`)).toBe(2);
  });
});
