import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { writeRefundMessages } from '../../orders/messages.ts';
import { attemptEach } from '../../platform/database/attempts.ts';
import { checkRows, column, type OpenDatabase, type RowOf, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Acquirer, RefundAnswer } from '../acquirer/client.ts';
import { writeReturn } from '../receipts/write.ts';
import { countAnswer } from './metrics.ts';

/** Seconds until the second attempt; doubled for each one after it, up to the longest. */
const firstPause = 2;
const maxPause = 3_600;
/** Refunds that are asked for in one go. */
const atOnce = 20;

const dueColumns = {
  id: column.number,
  orderId: column.number,
  key: column.text,
  sum: column.number,
  /** Null when the acquirer has never heard of the payment. */
  token: column.textOrNull,
};
type Due = RowOf<typeof dueColumns>;

/** What became of one attempt; `unanswered` is tried again. */
type Outcome = RefundAnswer | { status: 'unanswered'; why: string };

/**
 * Asks the acquirer for what is due, again and again until it says that the money is back. Several processes may do it at once. No
 * transaction is open while the acquirer is asked. Gives the refunds that it has refused: people have to look at those.
 */
export async function sendRefunds(db: OpenDatabase, acquirer: Acquirer): Promise<{ sent: number; refused: number[] }> {
  const due = await takeDue(db);
  const refusedIds: number[] = [];
  const settleOne = async (refund: Due): Promise<void> => {
    const outcome = await sendRefund(acquirer, refund);
    countAnswer(outcome.status);
    await transaction(db, 'settle-refund', (tx) => settle(tx, refund, outcome));
    if (outcome.status === 'refused') refusedIds.push(refund.id);
  };
  await attemptEach(due, ({ id }) => id, settleOne);
  return { sent: due.length, refused: refusedIds };
}

/** The next attempt is written down before this one is made: whoever dies in between has asked once too often, which is harmless. */
function takeDue(db: OpenDatabase): Promise<Due[]> {
  return transaction(db, 'take-refunds', async (tx) => {
    const token = sql`(select token from acquirer_operations o where o.payment_id = refunds.payment_id)`;
    const due = checkRows(
      dueColumns,
      await lockRows(
        tx,
        'refund',
        sql`id, order_id as "orderId", key, sum, ${token} as token`,
        sql`status in ('requested', 'sent') and due_at <= now()`,
        { free: atOnce },
      ),
    );
    await tx.execute(sql`update refunds set attempts = attempts + 1, updated_at = now(),
        due_at = now() + make_interval(secs => least(${maxPause}, ${firstPause} * power(2, least(attempts, 20))))
      where id = any(${sql.param(due.map(({ id }) => id))}::int[])`);
    return due;
  });
}

async function sendRefund(acquirer: Acquirer, { token, key, sum }: Due): Promise<Outcome> {
  if (token === null) return { status: 'refused', why: 'the acquirer has no such payment' };
  try {
    return await acquirer.refund({ token, key, sum });
  } catch (error) {
    return { status: 'unanswered', why: error instanceof Error ? error.message : String(error) };
  }
}

async function settle(tx: Transaction, { id, orderId, sum }: Due, outcome: Outcome): Promise<void> {
  await lockRows(tx, 'order', sql`id`, sql`id = ${orderId}`);
  const [open] = checkRows(
    { paymentId: column.number },
    await lockRows(tx, 'refund', sql`payment_id as "paymentId"`, sql`id = ${id} and status in ('requested', 'sent')`),
  );
  // Another process has come to the end of it meanwhile.
  if (open === undefined) return;
  const failureReason = 'why' in outcome ? outcome.why : null;
  const status = { accepted: sql`'sent'`, done: sql`'confirmed'`, refused: sql`'failed'`, unanswered: sql`status` }[outcome.status];
  await tx.execute(sql`update refunds set status = ${status}, trouble = ${failureReason}, updated_at = now() where id = ${id}`);
  if (outcome.status !== 'done') return;
  await writeRefundMessages(tx, orderId, sum, 'confirmed');
  await writeReturn(tx, orderId, id);
  // The order is paid no more once all of what has paid it is back.
  await tx.execute(sql`update orders set payment_status_id = ${orderPaymentStatuses.refunded} where id = ${orderId}
    and (select p.sum from payments p where p.id = ${open.paymentId} and p.status = 'paid')
      <= (select sum(r.sum) from refunds r where r.payment_id = ${open.paymentId} and r.status = 'confirmed')`);
}
