import { orderPaymentStatuses, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { storage } from '@vitrina/services/rules/reservation.ts';
import { attemptDue } from '../platform/database/attempts.ts';
import { checkRows, column, type OpenDatabase, type RowOf, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { cancelLockedOrder } from './cancel.ts';
import { retryAfterPayment } from './ends.ts';

/** Orders that are looked at in one go. */
const maxAtOnce = 100;

/**
 * Cancels orders that waited too long for their payment, by invoice too, or in one click for somebody to confirm them, and puts their goods back. One that
 * is paid at the acquirer, whose word is on its way, is not cancelled but paid. Gives the number of cancelled orders.
 */
export const cancelExpiredOrders = (db: OpenDatabase): Promise<number> =>
  endEach(db, {
    name: 'cancel-expired',
    isDue: sql`status_id in (${orderStatuses.awaitingPayment}, ${orderStatuses.accepted}) and expires_at < now()`,
    since: sql`expires_at`,
    end: (tx, { id, isOneClick }) => cancelLockedOrder(tx, id, isOneClick ? 'unconfirmed' : 'cancelled'),
  });

/**
 * Closes orders that have lain in their store for their time, and that nobody has paid or come for. Gives how many. One by invoice is people's:
 * only they know whether the company has paid it.
 */
export const closeUncollectedOrders = (db: OpenDatabase): Promise<number> =>
  endEach(db, {
    name: 'close-uncollected',
    isDue: sql`status_id = ${orderStatuses.ready} and moved_at <= now() - make_interval(days => ${storage.days})
      and payment_status_id = ${orderPaymentStatuses.unpaid} and total_sum > 0
      and payment_type_id is distinct from ${paymentTypes.nonCash}`,
    since: sql`moved_at`,
    end: (tx, { id }) => cancelLockedOrder(tx, id, 'closed', orderStatuses.closed),
  });

const dueColumns = {
  id: column.number,
  isOneClick: column.flag,
};
type Due = RowOf<typeof dueColumns>;

interface Ending {
  name: string;
  isDue: SQL;
  /** The column that says which is due first. */
  since: SQL;
  end(tx: Transaction, order: Due): Promise<void>;
}

/**
 * Each in a transaction of its own, so that buyers of the same goods wait for one order and never for all. Several processes may do it at
 * once: each takes what nobody else holds.
 */
function endEach(db: OpenDatabase, { name, isDue, since, end }: Ending): Promise<number> {
  const endOne = async (tx: Transaction, id: number): Promise<boolean> => {
    const columns = sql`id, is_one_click as "isOneClick"`;
    const [order] = checkRows(dueColumns, await lockRows(tx, 'order', columns, sql`id = ${id} and ${isDue}`, { free: 1 }));
    if (order === undefined) return false;
    await end(tx, order);
    return true;
  };
  return attemptDue(
    (triedIds) =>
      rows(
        db,
        { id: column.number },
        sql`select id from orders where ${isDue} and id <> all(${sql.param([...triedIds])}::int[]) order by ${since} limit ${maxAtOnce}`,
      ),
    (id) => retryAfterPayment(db, () => transaction(db, name, (tx) => endOne(tx, id))),
  );
}
