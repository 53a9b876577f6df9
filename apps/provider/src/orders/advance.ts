import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { cancelPromises, isWaiting } from '../delivery/stock/promised-goods.ts';
import { attemptDue } from '../platform/database/attempts.ts';
import { checkRows, code, column, type OpenDatabase, type RowOf, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import { partKeys } from '../pricing/split.ts';
import { receiveDevices } from '../pricing/tradein/exchange-order.ts';
import { orderReceived, paymentClosed, retryAfterPayment } from './ends.ts';
import { awaitsInvoicePayment } from './invoice.ts';
import { isThere, nextOf, type OrderTiming, pausesAt } from './lifecycle.ts';
import { type Occasion, writeMessages } from './messages.ts';
import { isOver, moveOrder, statusNames } from './status.ts';

const movingColumns = {
  basketKey: code(partKeys),
  deliveryPurpose: column.textOrNull,
  isThere: column.flag,
  id: column.number,
  statusId: column.text,
  /** For goods that are not there yet. */
  isWaiting: column.flag,
  /** A company has not paid its invoice yet. */
  awaitsInvoicePayment: column.flag,
  /** An old device that pays a part of it has still to be received. */
  awaitsDevice: column.flag,
};
type Moving = RowOf<typeof movingColumns>;

/** What a shopper is told of; the rest stands in the order's way. */
const occasionByStatus: Readonly<Record<string, Occasion>> = {
  [orderStatuses.ready]: 'ready',
  [orderStatuses.delivering]: 'delivering',
  [orderStatuses.finished]: 'received',
};

/**
 * Moves an order to its next status for an operator, who thereby confirms one in one click; refuses when that is not the one that is wanted, and before an
 * invoice is paid, and leaves an order that stands there already. Gives the letter at which it stands.
 */
export const advanceOrder = (db: OpenDatabase, orderId: number, wantedId?: string): Promise<string> =>
  retryAfterPayment(db, () =>
    transaction(db, 'advance-order', async (tx) => {
      const [order] = checkRows(movingColumns, await lockRows(tx, 'order', moving, sql`id = ${orderId}`));
      if (order === undefined) throw notFound('Заказ не найден');
      if (order.statusId === wantedId) return wantedId;
      const nextId = nextOf(order, order.statusId);
      if (wantedId !== undefined && nextId !== undefined && nextId !== wantedId)
        throw conflict(`Сначала заказ становится «${statusNames[nextId]}»`);
      if (order.isWaiting) throw conflict('Товара ещё нет: заказ пойдёт дальше, когда он поступит');
      if (order.awaitsInvoicePayment) throw conflict(moneyFirst);
      if (order.awaitsDevice && nextId === orderStatuses.finished) throw conflict(deviceFirst);
      const next = await moveOn(tx, order);
      if (next === undefined) throw conflict('Этому заказу некуда двигаться: он ждёт оплаты или завершён');
      return next;
    }),
  );

const moneyFirst = 'Сначала отметьте, что деньги по счёту пришли (npm run provider:order -- paid ЗАКАЗ)';
const deviceFirst =
  'Сначала примите старое устройство (npm run provider:order -- devices ЗАКАЗ). Если его не принесли, заказ по этой цене не выдают: отмените его';

/** The old devices of an order have been received, as an operator says. Gives how many there were. */
export const takeDevices = (db: OpenDatabase, orderId: number): Promise<number> =>
  transaction(db, 'take-devices', async (tx) => {
    const [order] = checkRows({ statusId: column.text }, await lockRows(tx, 'order', sql`status_id as "statusId"`, sql`id = ${orderId}`));
    if (order === undefined) throw notFound('Заказ не найден');
    if (isOver(order.statusId)) throw conflict('Заказ уже завершён');
    return receiveDevices(tx, orderId);
  });

/** Orders that are looked at in one go. */
const maxAtOnce = 100;

/**
 * Moves every order on whose time in its status is over; each in a transaction of its own. One that somebody holds has its turn the
 * next time. Gives how many have moved.
 */
export function advanceDue(db: OpenDatabase, timing: OrderTiming): Promise<number> {
  const isNext = sql.join(
    pausesAt(timing).map(([statusId, minutes]) => sql`(status_id = ${statusId} and moved_at <= now() - make_interval(mins => ${minutes}))`),
    sql` or `,
  );
  // What nobody has confirmed yet stays, and what is not there yet; before its day nothing that has been put together leaves.
  const day = sql`(now() at time zone (select time_zone from cities c where c.id = city_id))::date`;
  const isComplete = sql` and not ${isWaiting(sql`orders`)} and not ${isTimeOver}
    and (status_id <> ${orderStatuses.assembled} or delivery_date is null or delivery_date <= ${day})`;
  const isDue = sql`(${isNext}) and expires_at is null and basket_key in ('buy', 'preorder')${timing.keepsDates ? isComplete : sql``}${
    timing.playsShopper ? sql`` : sql` and (not ${isBeforeHandover} or ${isSettled})`
  }`;
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where ${isDue} and id <> all(${sql.param([...triedIds])}::int[]) order by moved_at limit ${maxAtOnce}`,
      ),
    (id) => retryAfterPayment(db, () => transaction(db, 'advance-due', (tx) => advanceFree(tx, sql`id = ${id} and ${isDue}`))),
  );
}

/** A courier was to have come before it was even put together: another time has to be agreed on. */
const isTimeOver = sql`(status_id = ${orderStatuses.accepted} and delivery_time_to is not null
  and (delivery_date + delivery_time_to::time) at time zone (select time_zone from cities c where c.id = city_id) <= now())`;

/** Whether the next thing that happens to an order is that somebody gets it. */
const isBeforeHandover = sql`(status_id in (${orderStatuses.ready}, ${orderStatuses.delivering})
  or status_id = ${orderStatuses.assembled} and delivery_purpose is null)`;

const awaitsDevice = sql`exists (select 1 from order_devices d where d.order_id = orders.id and d.state = 'agreed')`;

/** Whether nothing is to be taken at the handover, neither money nor a device: only people can say that it has been. */
const isSettled = sql`((payment_status_id <> ${orderPaymentStatuses.unpaid} or total_sum = 0) and not ${awaitsDevice})`;

/** Tells the buyers of orders that wait for another time of a courier so, each once. Gives how many were told. */
export function sendTimeOverNotices(db: OpenDatabase): Promise<number> {
  const isDue = sql`(${isTimeOver} and not is_time_over_told and expires_at is null and basket_key in ('buy', 'preorder') and not ${isWaiting(sql`orders`)})`;
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where ${isDue} and id <> all(${sql.param([...triedIds])}::int[]) order by moved_at limit ${maxAtOnce}`,
      ),
    (id) =>
      transaction(db, 'time-over', async (tx) => {
        const [order] = await lockRows(tx, 'order', sql`id`, sql`id = ${id} and ${isDue}`, { free: 1 });
        if (order === undefined) return false;
        await writeMessages(tx, id, 'timeOver');
        return true;
      }),
  );
}

async function advanceFree(tx: Transaction, condition: ReturnType<typeof sql>): Promise<boolean> {
  const [order] = checkRows(movingColumns, await lockRows(tx, 'order', moving, condition, { free: 1 }));
  return order !== undefined && (await moveOn(tx, order)) !== undefined;
}

const moving = sql`id, status_id as "statusId", basket_key as "basketKey", delivery_purpose as "deliveryPurpose", ${isThere(sql`orders`)} as "isThere",
  ${isWaiting(sql`orders`)} as "isWaiting", ${awaitsDevice} as "awaitsDevice", ${awaitsInvoicePayment} as "awaitsInvoicePayment"`;

async function moveOn(tx: Transaction, order: Moving): Promise<string | undefined> {
  const next = nextOf(order, order.statusId);
  if (next === undefined) return undefined;
  // What nobody has paid in advance is paid now, so nobody may pay it once more on a page that is still open.
  if (next === orderStatuses.finished) {
    await paymentClosed.announce(tx, order.id);
    // Only the clock of a demonstration comes here with one: it plays the shopper, who brings it.
    if (order.awaitsDevice) await receiveDevices(tx, order.id);
  }
  await tx.execute(sql`update orders set expires_at = null where id = ${order.id} and expires_at is not null`);
  // A demonstration does not wait: what it moves on counts as there.
  await cancelPromises(tx, order.id);
  await moveOrder(tx, order.id, next);
  const occasion = occasionByStatus[next];
  if (occasion !== undefined) await writeMessages(tx, order.id, occasion);
  if (next === orderStatuses.finished) await orderReceived.announce(tx, order.id);
  return next;
}
