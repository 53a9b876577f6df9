import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeOrder } from '../orders/cancel.ts';
import { credit } from '../orders/credit/handlers.ts';
import { maxLoans } from '../orders/credit/limits.ts';
import { returnItem } from '../orders/returns.ts';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { untilWaiting } from '../platform/database/testing/until-waiting.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

const { cash, mokka } = paymentTypes;
const phone = '79990000019';

describe.each(anyEngine)('what Mokka lends, %s', (engine, start) => {
  let small: ShopWithBuyers;
  let user: NonNullable<RequestContext['user']>;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
    const [userRow] = await rows(small.db, { id: column.number }, sql`insert into users (phone) values (${phone}) returning id`);
    user = { id: userRow?.id ?? 0 } as typeof user;
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const limit = async (): Promise<number> => (await credit.mokkaLimit({ query: { phone }, context: small.context({ user }) })).limit ?? -1;
  /** A basket of telephones of this price, of the shopper or of a guest. */
  const basket = async (price: number, isGuests = false, quantity = 1) => {
    await small.db.execute(sql`update products set price = ${price} where id = ${shop.phone}`);
    const { id, revision } = await small.put(shop.phone, quantity);
    if (!isGuests) await small.db.execute(sql`update baskets set user_id = ${user.id} where id = ${id}`);
    return { id, revision };
  };
  const buy = async (price: number, isGuests = false, payment_type_id: number = mokka, quantity = 1) => {
    const { id, revision } = await basket(price, isGuests, quantity);
    return small.create(id, bodyFor(revision, { payment_type_id }));
  };

  test('is lent to the kopeck and not a kopeck further; what has been bought is owed', async () => {
    const over = await refusal(buy(maxLoans.mokka + 1));
    expect([over.status, over.errors]).toEqual([
      422,
      { payment_type_id: ['Ваш лимит в Мокке — 50\u00a0000\u00a0₽. Выберите другой способ оплаты.'] },
    ]);
    await small.db.execute(sql`delete from baskets`);
    const createdOrders = await buy(maxLoans.mokka);
    expect(createdOrders.orders).toHaveLength(1);
    expect(await limit()).toBe(0);
  });

  test('is no bound for a guest, nor of another method', async () => {
    expect((await buy(maxLoans.mokka + 1, true)).orders).toHaveLength(1);
    expect((await buy(maxLoans.mokka + 1, false, 17)).orders).toHaveLength(1);
    expect(await limit()).toBe(maxLoans.mokka);
  });

  test('an order that is there already may be paid by it, once more as well, and one that is too dear may not', async () => {
    const own = { user };
    const first = await buy(maxLoans.mokka, false, 17);
    const id = first.orders[0]?.id ?? 0;
    await small.pay(id, own, undefined, mokka);
    await small.pay(id, own, undefined, mokka);
    expect(await limit()).toBe(0);
    const second = await buy(2_000_00, false, 17);
    expect((await refusal(small.pay(second.orders[0]?.id ?? 0, own, undefined, mokka))).errors).toHaveProperty('payment_type_id');
  });

  test('what is closed or has come back is owed no more', async () => {
    const closedOrder = await buy(20_000_00);
    await closeOrder(small.db, closedOrder.orders[0]?.id ?? 0);
    expect(await limit()).toBe(maxLoans.mokka);
    const { orders } = await buy(20_000_00, false, mokka, 2);
    const [order] = orders;
    const attempt = await small.pay(order?.id ?? 0, { user }, undefined, mokka);
    await applyOutcome(small.db, attempt.id, 'paid');
    await returnItem(small.db, order?.id ?? 0, order?.basket[0]?.id ?? 0, 1);
    expect(await limit()).toBe(maxLoans.mokka - 20_000_00);
  });

  test('an attempt is owed as long as it may be paid: two at once come to no more than is lent, and one that has failed is over', async () => {
    const [first, second] = [await buy(30_000_00, false, cash), await buy(30_000_00, false, cash)].map(({ orders }) => orders[0]?.id ?? 0);
    const attempt = await small.pay(first ?? 0, { user }, undefined, mokka);
    expect(await limit()).toBe(maxLoans.mokka - 30_000_00);
    expect((await refusal(small.pay(second ?? 0, { user }, undefined, mokka))).errors).toHaveProperty('payment_type_id');
    await applyOutcome(small.db, attempt.id, 'declined');
    expect(await limit()).toBe(maxLoans.mokka);
    await small.pay(second ?? 0, { user }, undefined, mokka);
  });

  // An embedded database has one connection: nothing happens there at the same moment.
  if (engine === 'PostgreSQL') {
    test('two attempts at the same moment come to no more than is lent', async () => {
      const orders = [await buy(30_000_00, false, cash), await buy(30_000_00, false, cash)].map((creation) => creation.orders[0]?.id ?? 0);
      const { begun } = await transaction(small.db, 'hold-the-payments', async (tx) => {
        // Whoever is within the limit gets as far as this.
        await tx.execute(sql`lock table payments in share mode`);
        const attempts = orders.map((id) =>
          small.pay(id, { user }, undefined, mokka).then(
            () => 'open',
            () => 'refused',
          ),
        );
        await untilWaiting(small.db, 2);
        return { begun: attempts };
      });
      expect((await Promise.all(begun)).toSorted()).toEqual(['open', 'refused']);
    });
  }
});
