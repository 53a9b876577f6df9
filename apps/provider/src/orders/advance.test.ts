import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { bothEngines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { advanceDue, advanceOrder } from './advance.ts';
import { cancelOrder, closeOrder } from './cancel.ts';
import { orderTimings } from './lifecycle.ts';
import { readSubmission } from './read.ts';

let small: ShopWithBuyers;

describe.each(bothEngines)('the life of an order, %s', (_, start) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  /** Accepted, to be picked up and paid there. */
  const createAcceptedOrder = async (): Promise<number> => {
    const { id } = await small.order();
    await small.db.execute(
      sql`update orders set status_id = 'N', expires_at = null, is_prepaid = false, payment_type_id = 1 where id = ${id}`,
    );
    return id;
  };
  const orderOf = async (id: number) => (await readSubmission(small.db, [id]))[0];
  const minutesLater = (minutes: number) =>
    small.db.execute(sql`update orders set moved_at = moved_at - make_interval(mins => ${minutes})`);
  const sentSubjects = async () =>
    (await rows(small.db, { subject: column.text }, sql`select subject from outbox where kind = 'sms' order by id`)).map(
      ({ subject }) => subject,
    );

  test('goes by the clock from its acceptance to its receipt, each step in its time', async () => {
    const id = await createAcceptedOrder();
    const letters: (string | undefined)[] = [];
    for (const [minutes, moved] of [
      [9, 0],
      [1, 1],
      [5, 1],
      [1439, 0],
      [1, 1],
      [10_000, 0],
    ] as const) {
      await minutesLater(minutes);
      expect(await advanceDue(small.db, { ...orderTimings.real, keepsDates: false, playsShopper: true })).toBe(moved);
      letters.push((await orderOf(id))?.status_id);
    }
    expect(letters.join('')).toBe('NARRFF');
    expect(await sentSubjects()).toEqual(['Заказ готов к выдаче', 'Заказ получен']);
    const [ready] = await rows(small.db, { text: column.text }, sql`select text from outbox where subject = 'Заказ готов к выдаче'`);
    expect(ready?.text).toContain((await orderOf(id))?.delivery_address);
    expect(ready?.text).toMatch(/(?:Сегодня|Завтра) открыто (?:с|до|круглосуточно)/);
    const over = await orderOf(id);
    expect(over).toMatchObject({ waiting_sum: 0, payment_status_oi: { id: 2, name: 'Оплачен при получении' }, is_cancelable: false });
    expect(over?.statuses.map(({ isActive }) => isActive)).toEqual([true, true, true, true]);
  });

  test('leaves on its day and not before; a demonstration does not wait for it', async () => {
    const id = await createAcceptedOrder();
    await small.db.execute(sql`update orders set status_id = 'A', delivery_date = current_date + 3 where id = ${id}`);
    await minutesLater(100);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    expect(await advanceDue(small.db, orderTimings.demonstration)).toBe(1);
    await small.db.execute(sql`update orders set status_id = 'A', delivery_date = current_date - 1 where id = ${id}`);
    await minutesLater(100);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(1);
  });

  test('in one click waits for whoever confirms it, and is kept then', async () => {
    const basket = await small.put(shop.phone);
    const { orders } = await small.create(
      basket.id,
      bodyFor(basket.revision, { is_one_click: true, deliveries: {}, payment_type_id: null }),
    );
    const id = orders[0]?.id ?? 0;
    await minutesLater(10_000);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    expect(await advanceOrder(small.db, id)).toBe('A');
    expect(await small.count(sql`select count(*)::int as n from orders where expires_at is not null`)).toBe(0);
    expect(await advanceOrder(small.db, id)).toBe('F');
    expect(await refusal(advanceOrder(small.db, id))).toMatchObject({ status: 409 });
  });

  test('waits for its payment, whoever pushes', async () => {
    const { id } = await small.order();
    await minutesLater(10_000);
    expect(await advanceDue(small.db, orderTimings.demonstration)).toBe(0);
    expect(await refusal(advanceOrder(small.db, id))).toMatchObject({ status: 409 });
  });

  test('is not received by the clock alone while somebody has to pay it there; what is paid is', async () => {
    const id = await createAcceptedOrder();
    await small.db.execute(sql`update orders set status_id = 'R', delivery_date = current_date where id = ${id}`);
    await minutesLater(10_000);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    expect(await small.count(sql`select count(*)::int as n from receipts`)).toBe(0);
    await small.db.execute(sql`update orders set status_id = 'D', delivery_purpose = 'courier' where id = ${id}`);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    await small.db.execute(sql`update orders set payment_status_id = 2 where id = ${id}`);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(1);
    expect(await orderOf(id)).toMatchObject({ status_id: 'F' });
  });

  test('moves once, however many clocks there are', async () => {
    await createAcceptedOrder();
    await minutesLater(10);
    const movedCounts = await Promise.all([1, 2, 3].map(() => advanceDue(small.db, orderTimings.demonstration)));
    expect(movedCounts.toSorted()).toEqual([0, 0, 1]);
    expect(await small.count(sql`select count(*)::int as n from order_history where status_id = 'A'`)).toBe(1);
  });

  test.each([
    ['cancelled', cancelOrder, 'I', 'Отменён'],
    ['closed', closeOrder, 'Z', 'Закрыт'],
  ] as const)('is %s on the way: its goods are for sale again, once, and nothing more can be done', async (_, end, letter, name) => {
    const id = await createAcceptedOrder();
    await small.db.execute(sql`update orders set status_id = 'R' where id = ${id}`);
    expect(await small.countPhones()).toBe(49);
    await Promise.all([end(small.db, id), end(small.db, id)]);
    expect(await small.countPhones()).toBe(50);
    expect(await orderOf(id)).toMatchObject({ status_id: letter, waiting_sum: 0, is_cancelable: false, is_editable: false });
    expect((await orderOf(id))?.statuses.at(-1)).toEqual({ name, isActive: true });
    const other = end === cancelOrder ? closeOrder : cancelOrder;
    expect(await refusal(other(small.db, id))).toMatchObject({ status: 409 });
  });
});
