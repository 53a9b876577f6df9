import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { releaseReservations } from '../delivery/stock/stock.ts';
import { checkRows, column, type OpenDatabase, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import { orderWithdrawn, paymentClosed, retryAfterPayment } from './ends.ts';
import { type Occasion, writeMessages } from './messages.ts';
import { isOver, moveOrder } from './status.ts';

/**
 * Ends an order that the caller holds locked and that nobody receives, by the letter I or Z: its goods go back, its payment pages take no money any more, and what has paid
 * it goes back to the shopper. Throws, so that nothing of it is done, when the acquirer says that it is paid.
 */
export async function cancelLockedOrder(
  tx: Transaction,
  orderId: number,
  occasion: Occasion,
  statusId: string = orderStatuses.cancelled,
): Promise<void> {
  await releaseReservations(tx, orderId);
  await paymentClosed.announce(tx, orderId);
  await moveOrder(tx, orderId, statusId);
  await writeMessages(tx, orderId, occasion);
  await orderWithdrawn.announce(tx, orderId);
}

/** Cancels an order for an operator. One that is over, or whose codes have been sent, is refused. */
export const cancelOrder = (db: OpenDatabase, orderId: number): Promise<void> =>
  withdraw(db, orderId, 'withdrawn', orderStatuses.cancelled);

/** Closes an order that nobody has come for, for an operator: as with one that is cancelled, its goods and what was paid go back. */
export const closeOrder = (db: OpenDatabase, orderId: number): Promise<void> => withdraw(db, orderId, 'closed', orderStatuses.closed);

async function withdraw(db: OpenDatabase, orderId: number, occasion: Occasion, targetStatusId: string): Promise<void> {
  await retryAfterPayment(db, () =>
    transaction(db, 'withdraw-order', async (tx) => {
      const [order] = checkRows({ statusId: column.text }, await lockRows(tx, 'order', sql`status_id as "statusId"`, sql`id = ${orderId}`));
      if (order === undefined) throw notFound('Заказ не найден');
      if (order.statusId === targetStatusId) return;
      if (isOver(order.statusId)) throw conflict('Заказ уже завершён');
      await cancelLockedOrder(tx, orderId, occasion, targetStatusId);
    }),
  );
}
