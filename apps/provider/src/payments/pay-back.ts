import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { OrderReduction } from '../orders/ends.ts';
import { column, rows, type Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { conflict } from '../platform/refusal.ts';
import { needsDelivery } from '../pricing/split.ts';
import { linesOf } from './receipts/fiscal.ts';
import { remainingLines, writeTillReturn } from './receipts/write.ts';
import { leftOf, requestRefund } from './refunds/request.ts';

const paidBy = async (tx: Transaction, orderId: number): Promise<number | undefined> =>
  (await rows(tx, { id: column.number }, sql`select id from payments where order_id = ${orderId} and status = 'paid'`))[0]?.id;

/** Gives back what is left of the payment of an order that nobody receives. */
export async function payBackOrder(tx: Transaction, orderId: number): Promise<void> {
  const paymentId = await paidBy(tx, orderId);
  if (paymentId === undefined) return;
  const sum = await leftOf(tx, paymentId);
  if (sum === 0) return;
  const lines = await remainingLines(tx, orderId);
  await requestRefund(tx, { orderId, paymentId, key: `cancelled-${paymentId}`, reason: 'cancelled', sum, lines });
}

/** Gives back what the pieces were paid with, from where it was paid; of an order that is still to be paid so much less is asked for. */
export async function payBackPieces(
  tx: Transaction,
  orderId: number,
  { order, removedPieces, deliveryCost }: OrderReduction,
): Promise<void> {
  const sum = removedPieces.reduce((all, { item, quantity }) => all + item.finalPrice * quantity, deliveryCost);
  if (sum === 0) return;
  const paymentId = await paidBy(tx, orderId);
  const isTill = paymentId === undefined && order.statusId === orderStatuses.finished;
  const lines = linesOf(
    removedPieces.map(({ item, quantity }) => ({ ...item, quantity })),
    deliveryCost,
    isTill || !needsDelivery(order.basketKey),
  );
  if (isTill) return writeTillReturn(tx, orderId, lines, sum);
  if (paymentId === undefined) {
    await tx.execute(sql`update orders set struck_sum = struck_sum + ${sum} where id = ${orderId}`);
    return;
  }
  if (sum > (await leftOf(tx, paymentId))) throw conflict('Эти деньги уже возвращаются');
  const key = removedPieces.map(({ item, quantity }) => `${item.id}-${item.returned + quantity}`).join('-');
  await requestRefund(tx, { orderId, paymentId, key: `returned-${key}`, reason: 'returned', sum, lines });
}
