import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { paymentStatuses } from '@vitrina/services/payments/vocabulary.ts';
import { Counter } from 'prom-client';
import { sendCodes } from '../orders/codes.ts';
import { writeMessages } from '../orders/messages.ts';
import { isOver, moveOrder } from '../orders/status.ts';
import { checkRows, code, column, type Database, type OpenDatabase, type RowOf, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { registry } from '../platform/metrics.ts';
import { withdrawOperation } from './acquirer/operations.ts';
import { writeIncome } from './receipts/write.ts';
import { requestRefund } from './refunds/request.ts';

export type Outcome = Extract<PaymentStatus, 'paid' | 'declined' | 'cancelled'>;

const attemptColumns = {
  id: column.number,
  status: code(paymentStatuses),
  /** How it pays. */
  typeId: column.number,
  sum: column.number,
};
type Attempt = RowOf<typeof attemptColumns>;

const payingColumns = {
  id: column.number,
  statusId: column.text,
  paymentStatusId: column.number,
};
type Paying = RowOf<typeof payingColumns>;

const outcomes = new Counter({
  name: 'vitrina_payments_total',
  help: 'Attempts to pay at the reference provider by what the acquirer said of them: paid, declined, cancelled.',
  labelNames: ['outcome'],
  registers: [registry],
});
for (const outcome of ['paid', 'declined', 'cancelled']) outcomes.inc({ outcome }, 0);

/**
 * Takes what the acquirer says of an attempt to pay. It may say it several times and in any order, so the attempt only
 * moves forward: paid is final, the first no is final unless money comes after all. Money for an order that is
 * paid or over already goes back. Codes go out with the payment.
 */
export async function applyOutcome(db: OpenDatabase, paymentId: number, outcome: Outcome, now = new Date()): Promise<void> {
  const isTaken = await transaction(db, 'apply-outcome', async (tx) => {
    const [order] = checkRows(
      payingColumns,
      await lockRows(
        tx,
        'order',
        sql`id, status_id as "statusId", payment_status_id as "paymentStatusId"`,
        sql`id = (select order_id from payments where id = ${paymentId})`,
      ),
    );
    if (order === undefined) return false;
    const attempts = checkRows(
      attemptColumns,
      await lockRows(tx, 'payment', sql`id, status, payment_type_id as "typeId", sum`, sql`order_id = ${order.id}`),
    );
    const attempt = attempts.find(({ id }) => id === paymentId);
    if (attempt === undefined || attempt.status === 'paid') return false;
    if (outcome === 'paid') await pay(tx, order, attempt, attempts, now);
    else if (isLive(attempt)) await setStatus(tx, paymentId, outcome);
    else return false;
    return true;
  });
  if (isTaken) outcomes.inc({ outcome });
}

const isLive = ({ status }: Attempt): boolean => status === 'created' || status === 'pending';

async function pay(tx: Transaction, order: Paying, attempt: Attempt, attempts: readonly Attempt[], now: Date): Promise<void> {
  const isPaidAlready = order.paymentStatusId !== orderPaymentStatuses.unpaid;
  // One that is over and was not paid here has been given up, or was paid when it was handed over.
  if (isPaidAlready || isOver(order.statusId)) {
    await setStatus(tx, attempt.id, 'cancelled');
    const { id: paymentId, sum } = attempt;
    await requestRefund(tx, { orderId: order.id, paymentId, key: `superfluous-${paymentId}`, reason: 'superfluous', sum, lines: null });
    return;
  }
  // The page of another attempt takes no money any more; one that has taken it already is heard of by its own callback.
  for (const other of attempts) {
    if (other.id !== attempt.id && isLive(other) && (await withdrawOperation(tx, other.id))) await setStatus(tx, other.id, 'cancelled');
  }
  await setStatus(tx, attempt.id, 'paid');
  await tx.execute(
    sql`update orders set payment_status_id = ${orderPaymentStatuses.paid}, sum_prepaid = ${attempt.sum}, payment_type_id = ${attempt.typeId},
          is_prepaid = true, expires_at = null where id = ${order.id}`,
  );
  if (order.statusId === orderStatuses.awaitingPayment) await moveOrder(tx, order.id, orderStatuses.accepted);
  await writeMessages(tx, order.id, 'paid', now);
  await writeIncome(tx, order.id, attempt.id, attempt.sum);
  await sendCodes(tx, order.id);
}

async function setStatus(tx: Database, paymentId: number, status: PaymentStatus): Promise<void> {
  await tx.execute(sql`update payments set status = ${status}, updated_at = now() where id = ${paymentId}`);
}
