import { cancelPromises } from '../delivery/stock/promised-goods.ts';
import { choosePlaces, lockStock, takeStock } from '../delivery/stock/stock.ts';
import { attemptDue, attemptEach } from '../platform/database/attempts.ts';
import { checkRows, column, type OpenDatabase, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { writeMessages } from './messages.ts';

/** Orders that are looked at in one round. */
const maxAtOnce = 100;

/** Gives orders what they have been promised as it comes, and tells whoever waits longer than was said. */
export async function fulfilPreorders(db: OpenDatabase): Promise<void> {
  await attemptEach(
    [takePromisedGoods, notifyLateOrders],
    ({ name }) => name,
    (work) => work(db),
  );
}

/**
 * Takes pieces of goods that have been released for the orders that were promised them, the oldest first: as many as there are in the stores of its
 * city and the warehouse, the rest when more has come. Each order has a transaction of its own; one that somebody holds is waited for, or a younger
 * one would go first. Gives how many have all that they were promised now; their shoppers are told.
 */
export const takePromisedGoods = (db: OpenDatabase): Promise<number> =>
  attemptDue(
    (triedIds) => readReleasedOrders(db, triedIds),
    (id) => transaction(db, 'take-promised', (tx) => takeFor(tx, id)),
  );

/** Orders that could have pieces of what they were promised, but for those of which it has been tried. */
const readReleasedOrders = (db: OpenDatabase, triedIds: readonly number[]): Promise<{ id: number }[]> =>
  rows(
    db,
    { id: column.number },
    // From one product that is promised to the next: there are few of them, and many orders of each.
    sql`with recursive goods (id) as (
          select min(product_id) from promised_goods
          union all
          select (select min(g.product_id) from promised_goods g where g.product_id > goods.id) from goods where goods.id is not null
        ), released as materialized (
          select p.id from goods join products p on p.id = goods.id
          where p.order_type <> 'preorder' and exists (select 1 from stock k where k.product_id = p.id and k.quantity > 0)
        )
        select distinct o.id from released r cross join lateral (
          select g.order_id as id from promised_goods g
          where g.product_id = r.id and g.order_id <> all(${sql.param([...triedIds])}::int[]) and exists (select 1 from stock k join stores t on t.id = k.store_id
            where k.product_id = r.id and k.quantity > 0 and (t.type = 0 or t.city_id = g.city_id))
          order by g.order_id limit ${maxAtOnce}) o
        order by o.id limit ${maxAtOnce}`,
  );

/** Whether the order has all of its goods now. */
async function takeFor(tx: Transaction, orderId: number): Promise<boolean> {
  const orderFields = sql`city_id as "cityId", finish_storage_id as "pickupStoreId"`;
  const [order] = checkRows(
    { cityId: column.number, pickupStoreId: column.numberOrNull },
    await lockRows(tx, 'order', orderFields, sql`id = ${orderId}`),
  );
  const promisedGoods = await rows(
    tx,
    { productId: column.number, quantity: column.number, isReleased: column.flag },
    sql`select g.product_id as "productId", g.quantity, p.order_type <> 'preorder' as "isReleased"
        from promised_goods g join products p on p.id = g.product_id where g.order_id = ${orderId} order by 1`,
  );
  // Cancelled, or served by another process.
  if (order === undefined || promisedGoods.length === 0) return false;
  const releasedGoods = promisedGoods.filter(({ isReleased }) => isReleased);
  const places = await lockStock(
    tx,
    releasedGoods.map(({ productId }) => productId),
    order.cityId,
  );
  let isComplete = releasedGoods.length === promisedGoods.length;
  for (const { productId, quantity } of releasedGoods) {
    const there = places.reduce((pieces, place) => pieces + (place.productId === productId ? place.quantity : 0), 0);
    const pieces = Math.min(quantity, there);
    if (pieces < quantity) isComplete = false;
    for (const allocation of choosePlaces(places, productId, pieces, order.pickupStoreId) ?? []) {
      if (!(await takeStock(tx, allocation))) throw new Error('Stock that is locked has changed.');
      await tx.execute(sql`insert into reservations (order_id, product_id, store_id, supplier_id, quantity)
        values (${orderId}, ${productId}, ${allocation.storeId}, null, ${allocation.quantity})`);
    }
    if (pieces > 0) await cancelPromises(tx, orderId, { productId, quantity: pieces });
  }
  if (isComplete) await writeMessages(tx, orderId, 'arrived');
  return isComplete;
}

/**
 * Tells shoppers, once, whose day is over without their goods. The order goes on waiting: whoever does not want to cancels it, and what was paid
 * goes back. Gives how many were told.
 */
export function notifyLateOrders(db: OpenDatabase): Promise<number> {
  // Over in every time zone of the cities, which are all ahead of this one.
  const isLate = sql`told_at is null and due_on < (now() at time zone 'UTC')::date`;
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select distinct order_id as id from (select order_id from promised_goods where ${isLate} and order_id <> all(${sql.param([...triedIds])}::int[])
            order by due_on limit ${maxAtOnce}) late`,
      ),
    (id) =>
      transaction(db, 'tell-late', async (tx) => {
        const [order] = await lockRows(tx, 'order', sql`id`, sql`id = ${id}`, { free: 1 });
        if (order === undefined) return false;
        const lateGoods = await rows(
          tx,
          sql`update promised_goods set told_at = now() where order_id = ${id} and ${isLate} returning order_id`,
        );
        if (lateGoods.length === 0) return false;
        await writeMessages(tx, id, 'late');
        return true;
      }),
  );
}
