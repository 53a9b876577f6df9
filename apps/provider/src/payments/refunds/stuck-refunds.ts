import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Hours after which a refund that is not confirmed counts as stuck. */
const stuckAfterHours = 1;

/** Of `refunds`: those that do not come to their end by themselves, or take too long. */
export const isStuck = sql`(status = 'failed' or (status in ('requested', 'sent') and requested_at < now() - make_interval(hours => ${stuckAfterHours})))`;

const stuckRefundColumns = {
  id: column.number,
  orderId: column.number,
  paymentId: column.number,
  /** Kopecks. */
  sum: column.number,
  status: column.text,
  reason: column.text,
  attempts: column.number,
  trouble: column.textOrNull,
  /** ISO 8601. */
  requestedAt: column.text,
};
export type StuckRefund = RowOf<typeof stuckRefundColumns>;

/** The oldest first. */
export const readStuck = (db: Database): Promise<StuckRefund[]> =>
  rows(
    db,
    stuckRefundColumns,
    sql`select id, order_id as "orderId", payment_id as "paymentId", sum, status, reason, attempts, trouble,
          to_char(requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "requestedAt"
        from refunds where ${isStuck} order by requested_at, id`,
  );

/** Has a refund asked for anew, at once; false when there is none that is open or refused. */
export async function tryAgain(db: Database, id: number): Promise<boolean> {
  const again = await rows(
    db,
    sql`update refunds set status = case when status = 'failed' then 'requested' else status end, attempts = 0, due_at = now(), updated_at = now()
        where id = ${id} and status <> 'confirmed' returning id`,
  );
  return again.length === 1;
}
