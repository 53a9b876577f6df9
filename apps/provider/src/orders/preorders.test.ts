import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subtractPromised } from '../delivery/stock/stock.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine, engines } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { untilWaiting } from '../platform/database/testing/until-waiting.ts';
import { transaction } from '../platform/database/transaction.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';
import { advanceDue, advanceOrder } from './advance.ts';
import { cancelOrder } from './cancel.ts';
import { orderTimings } from './lifecycle.ts';
import { fulfilPreorders, notifyLateOrders, takePromisedGoods } from './preorders.ts';
import { readSubmission } from './read.ts';
import { returnItem } from './returns.ts';

let small: ShopWithBuyers;

/** An order of so many pieces before their release, to be paid where they are picked up. */
async function preorder(pieces = 1): Promise<number> {
  const basket = await small.put(shop.preorder, pieces);
  const { orders } = await small.create(basket.id, bodyFor(basket.revision, { deliveries: { preorder: pickup } }));
  const id = orders[0]?.id ?? 0;
  await small.db.execute(
    sql`update orders set status_id = 'N', expires_at = null, is_prepaid = false, payment_type_id = 1 where id = ${id}`,
  );
  return id;
}

const buy = async (pieces = 1) => {
  const basket = await small.put(shop.preorder, pieces);
  return small.create(basket.id, bodyFor(basket.revision));
};
const release = () => small.db.execute(sql`update products set order_type = 'buy' where id = ${shop.preorder}`);
const comes = (pieces: number, storeId: number = shop.warehouse) => stock(small.db, storeId, shop.preorder, pieces);
const readReservations = () =>
  rows(
    small.db,
    { id: column.number, place: column.number, pieces: column.number },
    sql`select order_id as id, store_id as place, quantity as pieces from reservations where product_id = ${shop.preorder} order by 1, 2`,
  );
const readPromisedGoods = () =>
  rows(
    small.db,
    { id: column.number, pieces: column.number },
    sql`select order_id as id, quantity as pieces from promised_goods order by 1`,
  );
const countStock = () => small.count(sql`select coalesce(sum(quantity), 0)::int as n from stock where product_id = ${shop.preorder}`);
const readSubjects = async () =>
  (await rows(small.db, { subject: column.text }, sql`select subject from outbox where kind = 'sms' order by id`)).map(
    ({ subject }) => subject,
  );
const stateOf = async (id: number) => (await readSubmission(small.db, [id]))[0];

describe.each(anyEngine)('goods on preorder, %s', (_, start) => {
  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('are taken when they have been released and are there, and not before', async () => {
    const id = await preorder(2);
    await comes(5);
    expect([await takePromisedGoods(small.db), await readReservations(), await countStock()]).toEqual([0, [], 5]);
    await release();
    expect([await takePromisedGoods(small.db), await countStock(), await readPromisedGoods()]).toEqual([1, 3, []]);
    expect(await readReservations()).toEqual([{ id, place: shop.warehouse, pieces: 2 }]);
    expect(await takePromisedGoods(small.db)).toBe(0);
    expect(await readSubjects()).toEqual(['Товар поступил']);
  });

  test('come to whoever has ordered first, piece by piece, from the store where they are picked up', async () => {
    const [first, second] = [await preorder(3), await preorder()];
    await release();
    await comes(1, shop.store);
    await comes(1);
    expect(await takePromisedGoods(small.db)).toBe(0);
    expect(await readReservations()).toEqual([
      { id: first, place: shop.store, pieces: 1 },
      { id: first, place: shop.warehouse, pieces: 1 },
    ]);
    expect(await readPromisedGoods()).toEqual([
      { id: first, pieces: 1 },
      { id: second, pieces: 1 },
    ]);
    await comes(2);
    expect([await takePromisedGoods(small.db), await countStock()]).toEqual([2, 0]);
  });

  test('are nobody else’s while somebody waits for them, also before the clock has come', async () => {
    const id = await preorder(2);
    await release();
    await comes(2);
    expect(await refusal(buy())).toMatchObject({ code: 'out_of_stock' });
    await comes(3);
    expect((await buy()).orders).toHaveLength(1);
    expect([await takePromisedGoods(small.db), await countStock()]).toEqual([1, 0]);
    expect((await readReservations()).find((one) => one.id === id)?.pieces).toBe(2);
  });

  test('of another city do not wait for what they cannot have', async () => {
    await preorder();
    await small.db.execute(sql`update promised_goods set city_id = ${shop.farCity}`);
    await small.db.execute(sql`update orders set city_id = ${shop.farCity}, finish_storage_id = 21`);
    await release();
    await comes(1, shop.store);
    expect(await takePromisedGoods(small.db)).toBe(0);
    expect((await buy()).orders).toHaveLength(1);
    await comes(1);
    expect(await takePromisedGoods(small.db)).toBe(1);
  });

  test('hold their order until they are there; then it goes its way', async () => {
    const id = await preorder();
    await small.db.execute(sql`update orders set delivery_date = current_date, moved_at = now() - interval '1 hour'`);
    expect(await advanceDue(small.db, orderTimings.real)).toBe(0);
    expect(await refusal(advanceOrder(small.db, id))).toMatchObject({ status: 409 });
    expect(await stateOf(id)).toMatchObject({ status: 'Принят, ждёт поступления', is_cancelable: true });
    await release();
    await comes(1);
    await fulfilPreorders(small.db);
    expect(await stateOf(id)).toMatchObject({ status: 'Принят, собираем' });
    expect(await advanceDue(small.db, orderTimings.real)).toBe(1);
    expect(await stateOf(id)).toMatchObject({ status_id: 'A' });
  });

  test('are not waited for in a demonstration', async () => {
    const id = await preorder();
    await small.db.execute(sql`update orders set moved_at = now() - interval '1 hour'`);
    expect(await advanceDue(small.db, orderTimings.demonstration)).toBe(1);
    await release();
    await comes(1);
    expect([await takePromisedGoods(small.db), await countStock(), (await stateOf(id))?.status_id]).toEqual([0, 1, 'A']);
  });

  test('that are cancelled come to the next; those that were taken are for sale again', async () => {
    const [first, second] = [await preorder(), await preorder()];
    await cancelOrder(small.db, first);
    await release();
    await comes(1);
    expect(await takePromisedGoods(small.db)).toBe(1);
    expect(await readReservations()).toMatchObject([{ id: second }]);
    await cancelOrder(small.db, second);
    expect([await countStock(), await readPromisedGoods()]).toEqual([1, []]);
  });

  test('that were struck out are not taken', async () => {
    const id = await preorder(3);
    await small.db.execute(sql`insert into payments (order_id, payment_type_id, status, sum) values (${id}, 17, 'paid', 30000000)`);
    const item = (await small.count(sql`select id as n from order_items where order_id = ${id}`)) ?? 0;
    await returnItem(small.db, id, item, 1);
    expect(await readPromisedGoods()).toEqual([{ id, pieces: 2 }]);
  });

  test('that do not come in time are told of once, and go on being waited for', async () => {
    const id = await preorder();
    expect(await notifyLateOrders(small.db)).toBe(0);
    await small.db.execute(sql`update promised_goods set due_on = (now() at time zone 'UTC')::date`);
    expect(await notifyLateOrders(small.db)).toBe(0);
    await small.db.execute(sql`update promised_goods set due_on = due_on - 1`);
    expect([await notifyLateOrders(small.db), await notifyLateOrders(small.db)]).toEqual([1, 0]);
    expect(await readSubjects()).toEqual(['Заказ задерживается']);
    await release();
    await comes(1);
    expect([await takePromisedGoods(small.db), (await readReservations()).length]).toEqual([1, 1]);
    expect((await stateOf(id))?.status_id).toBe('N');
  });

  test('of a partner are there: they are taken at once', async () => {
    await small.db.execute(sql`insert into supplier_offers (product_id, supplier_id, price, quantity)
      values (${shop.preorder}, ${shop.supplier}, 9000000, 2)`);
    const basket = await small.put(shop.preorder, 1, undefined, shop.supplier);
    expect(basket.orders?.map(({ key }) => key)).toEqual(['buy']);
    await small.create(basket.id, bodyFor(basket.revision));
    expect(await small.count(sql`select quantity as n from supplier_offers where product_id = ${shop.preorder}`)).toBe(1);
    expect(await readPromisedGoods()).toEqual([]);
  });
});

describe('at the same moment, on PostgreSQL', () => {
  beforeAll(async () => {
    small = await openShopWithBuyers(engines.PostgreSQL);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  test('several clocks and buyers share what has come to the piece, and no order goes before an older one', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await preorder());
    // Put in before the release: afterwards nothing is left that could be.
    const baskets = await Promise.all(Array.from({ length: 4 }, () => small.put(shop.preorder)));
    await release();
    await comes(4);
    const [results] = await Promise.all([
      Promise.allSettled(baskets.map((basket) => small.create(basket.id, bodyFor(basket.revision)))),
      ...[1, 2, 3].map(() => takePromisedGoods(small.db)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect((await readReservations()).map(({ id }) => id)).toEqual(ids.slice(0, 4));
    expect([await countStock(), (await readPromisedGoods()).map(({ id }) => id)]).toEqual([0, ids.slice(4)]);
  });

  test('an order that somebody holds is waited for: a younger one does not take its piece', async () => {
    const [first] = [await preorder(), await preorder()];
    await release();
    await comes(1);
    let taking: Promise<number> | undefined;
    await transaction(small.db, 'hold-an-order', async (tx) => {
      await tx.execute(sql`select id from orders where id = ${first} for no key update`);
      taking = takePromisedGoods(small.db);
      await untilWaiting(small.db, 1);
    });
    expect([await taking, (await readReservations()).map(({ id }) => id)]).toEqual([1, [first]]);
  });
});

test('what is promised elsewhere is put aside in the warehouse alone, what is promised here wherever it would be taken', () => {
  const places = [
    { productId: 1, storeId: 11, type: 1, quantity: 3 },
    { productId: 1, storeId: 90, type: 0, quantity: 5 },
    { productId: 2, storeId: 90, type: 0, quantity: 5 },
  ];
  const quantities = (here: number, elsewhere: number) =>
    subtractPromised(places, [{ productId: 1, here, elsewhere }]).map((one) => one.quantity);
  expect([quantities(0, 9), quantities(2, 0), quantities(4, 1)]).toEqual([
    [3, 0, 5],
    [1, 5, 5],
    [0, 3, 5],
  ]);
  expect(places.map((one) => one.quantity)).toEqual([3, 5, 5]);
});
