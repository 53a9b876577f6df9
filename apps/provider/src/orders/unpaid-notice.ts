import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { attemptDue } from '../platform/database/attempts.ts';
import { checkRows, column, type OpenDatabase, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { retryAfterPayment, unpaidNoticeDue } from './ends.ts';
import { writePurchaseMessages } from './messages.ts';

/** For so long nobody is told that an order is not paid: most are by then. What the staff orders for a customer is told of at once. */
export const unpaidNoticeMinutes = 15;

/** A provider of the version before leaves the moment with an order that it moves on. */
const isAwaited = sql`status_id = ${orderStatuses.awaitingPayment} and expires_at > now()`;

/** Orders that are looked at in one go. */
const maxAtOnce = 100;

/**
 * Tells the buyers of orders that have stayed unpaid, each purchase in one message. One that is paid at the acquirer, whose word is on its way, is not told
 * of but paid. Gives how many messages there were.
 */
export const sendUnpaidNotices = (db: OpenDatabase): Promise<number> =>
  attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where unpaid_notice_at <= now() and ${isAwaited} and id <> all(${sql.param([...triedIds])}::int[])
            order by unpaid_notice_at limit ${maxAtOnce}`,
      ),
    (id) => retryAfterPayment(db, () => transaction(db, 'unpaid-notice', (tx) => notifyOfUnpaid(tx, id))),
  );

/** Of all its orders that are still to be told of: the others of a purchase are due at the same moment. */
async function notifyOfUnpaid(tx: Transaction, orderId: number): Promise<boolean> {
  const unpaid = checkRows(
    { id: column.number },
    await lockRows(
      tx,
      'order',
      sql`id`,
      sql`unpaid_notice_at is not null and ${isAwaited} and order_key_hash = (select order_key_hash from orders o where o.id = ${orderId})`,
    ),
  );
  const ids = unpaid.map(({ id }) => id);
  if (ids.length === 0) return false;
  await unpaidNoticeDue.announce(tx, ids);
  await tx.execute(sql`update orders set unpaid_notice_at = null where id = any(${sql.param(ids)}::int[])`);
  await writePurchaseMessages(tx, ids, 'awaiting');
  return true;
}
