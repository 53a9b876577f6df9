import { orderPaymentStatuses, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { attemptDue } from '../platform/database/attempts.ts';
import { checkRows, column, type OpenDatabase, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { conflict, notFound } from '../platform/refusal.ts';
import { invoicePaid, paymentClosed, retryAfterPayment } from './ends.ts';
import { writeMessages } from './messages.ts';

/** Of the orders, those that wait for a company to pay their invoice. */
export const awaitsInvoicePayment = sql`(status_id = ${orderStatuses.accepted} and payment_type_id is not distinct from ${paymentTypes.nonCash}
  and payment_status_id = ${orderPaymentStatuses.unpaid} and expires_at is not null)`;

/** The money for an invoice has come, as somebody says who has seen it at the bank. The caller holds the order locked; no page takes money for it any more. */
async function takeInvoicePayment(tx: Transaction, orderId: number): Promise<void> {
  await paymentClosed.announce(tx, orderId);
  await invoicePaid.announce(tx, orderId);
  await tx.execute(sql`update orders set payment_status_id = ${orderPaymentStatuses.paid}, sum_prepaid = total_sum - struck_sum, expires_at = null
    where id = ${orderId}`);
  await writeMessages(tx, orderId, 'invoicePaid');
}

/** The same for an operator; one that is paid already stays so. */
export const confirmInvoicePayment = (db: OpenDatabase, orderId: number): Promise<void> =>
  retryAfterPayment(db, () =>
    transaction(db, 'confirm-invoice', async (tx) => {
      const columns = { isAwaited: column.flag, isPaid: column.flag };
      const fields = sql`${awaitsInvoicePayment} as "isAwaited",
        payment_type_id is not distinct from ${paymentTypes.nonCash} and payment_status_id = ${orderPaymentStatuses.paid} as "isPaid"`;
      const [order] = checkRows(columns, await lockRows(tx, 'order', fields, sql`id = ${orderId}`));
      if (order === undefined) throw notFound('Заказ не найден');
      if (order.isPaid) return;
      if (!order.isAwaited) throw conflict('Этот заказ не ждёт оплаты по счёту');
      await takeInvoicePayment(tx, orderId);
    }),
  );

/** Invoices that are looked at in one go. */
const maxAtOnce = 100;

/** The companies of a demonstration pay what they have been sent so many minutes ago. Gives how many have paid. */
export function payDemoInvoices(db: OpenDatabase, minutes: number): Promise<number> {
  const isDue = sql`${awaitsInvoicePayment} and moved_at <= now() - make_interval(mins => ${minutes})`;
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where ${isDue} and id <> all(${sql.param([...triedIds])}::int[]) order by moved_at limit ${maxAtOnce}`,
      ),
    (id) =>
      retryAfterPayment(db, () =>
        transaction(db, 'pay-invoice', async (tx) => {
          const [order] = await lockRows(tx, 'order', sql`id`, sql`id = ${id} and ${isDue}`, { free: 1 });
          if (order === undefined) return false;
          await takeInvoicePayment(tx, id);
          return true;
        }),
      ),
  );
}
