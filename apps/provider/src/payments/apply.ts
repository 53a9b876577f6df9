import { orderPaymentStatuses, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { sendCodes } from '../orders/codes.ts';
import { moveOrder } from '../orders/status.ts';
import { writeMessages } from '../outbox/messages.ts';

export type Outcome = Extract<PaymentStatus, 'paid' | 'declined' | 'cancelled'>;

interface Attempt extends Record<string, unknown> {
  status: PaymentStatus;
  sum: number;
  orderId: number;
}

/**
 * Takes what the acquirer says of an attempt to pay. It may say it several times and in any order, so the attempt only
 * moves forward: paid is final, the first no is final unless money comes after all. Money for an order that is
 * paid or cancelled already is asked back. Codes go out with the payment.
 */
export async function applyOutcome(db: Database, paymentId: number, outcome: Outcome): Promise<void> {
  await db.transaction(async (tx) => {
    // The order is locked before its attempts, everywhere, so that two messages never wait for each other.
    const [order] = await rows<{ id: number; statusId: string; paymentStatusId: number }>(
      tx,
      sql`select id, status_id as "statusId", payment_status_id as "paymentStatusId" from orders
          where id = (select order_id from payments where id = ${paymentId}) for update`,
    );
    const [attempt] = await rows<Attempt>(
      tx,
      sql`select status, sum, order_id as "orderId" from payments where id = ${paymentId} for update`,
    );
    if (order === undefined || attempt === undefined || attempt.status === 'paid') return;
    if (outcome !== 'paid') {
      if (attempt.status === 'created' || attempt.status === 'pending') await setStatus(tx, paymentId, outcome);
      return;
    }
    const isPaidAlready = order.paymentStatusId !== orderPaymentStatuses.unpaid;
    if (isPaidAlready || order.statusId === orderStatuses.cancelled) {
      await tx.execute(
        sql`update payments set status = 'cancelled', refund_requested_at = coalesce(refund_requested_at, now()), updated_at = now() where id = ${paymentId}`,
      );
      return;
    }
    await setStatus(tx, paymentId, 'paid');
    await tx.execute(
      sql`update orders set payment_status_id = ${orderPaymentStatuses.paid}, sum_prepaid = ${attempt.sum}, expires_at = null where id = ${order.id}`,
    );
    if (order.statusId === orderStatuses.awaitingPayment) await moveOrder(tx, order.id, orderStatuses.accepted);
    await writeMessages(tx, order.id, 'paid');
    await sendCodes(tx, order.id);
  });
}

async function setStatus(tx: Database, paymentId: number, status: PaymentStatus): Promise<void> {
  await tx.execute(sql`update payments set status = ${status}, updated_at = now() where id = ${paymentId}`);
}
