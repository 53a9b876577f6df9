import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { earnBonuses } from '../loyalty/orders.ts';
import { type Occasion, writeMessages } from '../outbox/messages.ts';
import { writeHandover } from '../receipts/write.ts';
import { conflict, notFound } from '../refusal.ts';
import { isThere, nextOf, type Pace, pausesAt, type Travelling } from './life.ts';
import { closePages, withPaidApplied } from './payment-pages.ts';
import { isWaiting, unpromise } from './promised.ts';
import { moveOrder } from './status.ts';

interface Moving extends Travelling, Record<string, unknown> {
  id: number;
  statusId: string;
  /** For goods that are not there yet. */
  isWaiting: boolean;
}

/** What a shopper is told of; the rest stands in the order's way. */
const told: Readonly<Record<string, Occasion>> = {
  [orderStatuses.ready]: 'ready',
  [orderStatuses.delivering]: 'delivering',
  [orderStatuses.finished]: 'received',
};

/** Moves an order to its next status for an operator, who thereby confirms one in one click. Gives the new letter. */
export const advanceOrder = (db: OpenDatabase, orderId: number): Promise<string> =>
  withPaidApplied(db, () =>
    transaction(db, 'advance-order', async (tx) => {
      const [order] = await lockRows<Moving>(tx, 'order', moving, sql`id = ${orderId}`);
      if (order === undefined) throw notFound('Заказ не найден');
      if (order.isWaiting) throw conflict('Товара ещё нет: заказ пойдёт дальше, когда он поступит');
      const next = await moveOn(tx, order);
      if (next === undefined) throw conflict('Этому заказу некуда двигаться: он ждёт оплаты или завершён');
      return next;
    }),
  );

/** Orders that are looked at in one round. */
const mostAtOnce = 100;

/**
 * Moves every order on whose time in its status is over; each in a transaction of its own. One that somebody holds has its turn the
 * next time. Gives how many have moved.
 */
export async function advanceDue(db: OpenDatabase, pace: Pace): Promise<number> {
  let moved = 0;
  for (const [statusId, minutes] of pausesAt(pace)) {
    // What nobody has confirmed yet stays, and what is not there yet; before its day nothing that has been put together leaves.
    const isComplete = pace.keepsDates ? sql` and not ${isWaiting(sql`orders`)}` : sql``;
    const isDue = sql`status_id = ${statusId} and moved_at <= now() - make_interval(mins => ${minutes}) and expires_at is null
      and basket_key in ('buy', 'preorder')${isComplete}`;
    const day = sql`(now() at time zone (select time_zone from cities c where c.id = city_id))::date`;
    const isDay =
      pace.keepsDates && statusId === orderStatuses.assembled ? sql` and (delivery_date is null or delivery_date <= ${day})` : sql``;
    const due = await rows<{ id: number }>(db, sql`select id from orders where ${isDue}${isDay} order by moved_at limit ${mostAtOnce}`);
    for (const { id } of due) {
      const move = () => transaction(db, 'advance-due', (tx) => advanceFree(tx, sql`id = ${id} and ${isDue}`));
      if (await withPaidApplied(db, move)) moved += 1;
    }
  }
  return moved;
}

async function advanceFree(tx: Transaction, condition: ReturnType<typeof sql>): Promise<boolean> {
  const [order] = await lockRows<Moving>(tx, 'order', moving, condition, { free: 1 });
  return order !== undefined && (await moveOn(tx, order)) !== undefined;
}

const moving = sql`id, status_id as "statusId", basket_key as "basketKey", delivery_purpose as "deliveryPurpose", ${isThere(sql`orders`)} as "isThere",
  ${isWaiting(sql`orders`)} as "isWaiting"`;

async function moveOn(tx: Transaction, order: Moving): Promise<string | undefined> {
  const next = nextOf(order, order.statusId);
  if (next === undefined) return undefined;
  // What nobody has paid in advance is paid now, so nobody may pay it once more on a page that is still open.
  if (next === orderStatuses.finished) await closePages(tx, order.id);
  await tx.execute(sql`update orders set expires_at = null where id = ${order.id} and expires_at is not null`);
  // A demonstration does not wait: what it moves on counts as there.
  await unpromise(tx, order.id);
  await moveOrder(tx, order.id, next);
  const occasion = told[next];
  if (occasion !== undefined) await writeMessages(tx, order.id, occasion);
  if (next === orderStatuses.finished) {
    await writeHandover(tx, order.id);
    await earnBonuses(tx, order.id);
  }
  return next;
}
