import { PaidMeanwhileError } from '../orders/ends.ts';
import { checkRows, column, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { withdrawOperation } from './acquirer/operations.ts';

/** An attempt to pay an order. */
const attemptColumns = {
  id: column.number,
  status: column.text,
};

/**
 * Closes the payment pages of an order that the caller holds locked: they take no money any more. Throws, so that
 * nothing is done, when the acquirer says that it is paid.
 */
export async function closePages(tx: Transaction, orderId: number): Promise<void> {
  const attempts = checkRows(attemptColumns, await lockRows(tx, 'payment', sql`id, status`, sql`order_id = ${orderId}`));
  for (const { id, status } of attempts) {
    if (status === 'paid') continue;
    if (!(await withdrawOperation(tx, id)) && (status === 'created' || status === 'pending')) throw new PaidMeanwhileError(id);
    await tx.execute(
      sql`update payments set status = 'cancelled', updated_at = now() where id = ${id} and status in ('created', 'pending')`,
    );
  }
}

/** Throws when the acquirer says that one of these orders, which the caller holds locked, is paid. Their pages stay open. */
export async function checkUnpaid(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const [paid] = await rows(
    tx,
    { id: column.number },
    sql`select p.id from payments p join acquirer_operations a on a.payment_id = p.id
        where p.order_id = any(${sql.param([...orderIds])}::int[]) and p.status in ('created', 'pending') and a.status = 'paid' limit 1`,
  );
  if (paid !== undefined) throw new PaidMeanwhileError(paid.id);
}
