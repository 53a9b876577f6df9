import type { RefundReason } from '@vitrina/services/orders/vocabulary.ts';
import { writeRefundMessages } from '../../orders/messages.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ReceiptLine } from '../receipts/fiscal.ts';

export interface NewRefund {
  orderId: number;
  paymentId: number;
  /** Names what is given back: wished for twice, it goes back once. */
  key: string;
  reason: RefundReason;
  /** Kopecks, above zero. */
  sum: number;
  /** What it is given back for; null for a payment that was not needed. */
  lines: readonly ReceiptLine[] | null;
}

/** Writes down that money has to go back, and tells the shopper. The caller holds the order locked; `send.ts` does the rest. */
export async function requestRefund(tx: Database, { orderId, paymentId, key, reason, sum, lines }: NewRefund): Promise<void> {
  const insertedRows = await rows(
    tx,
    sql`insert into refunds (order_id, payment_id, key, reason, sum, lines)
        values (${orderId}, ${paymentId}, ${key}, ${reason}, ${sum}, ${lines === null ? null : JSON.stringify(lines)}::jsonb)
        on conflict (key) do nothing returning id`,
  );
  if (insertedRows.length > 0) await writeRefundMessages(tx, orderId, sum, 'requested');
}

/** Kopecks of a payment that nobody has wished back yet. */
export async function leftOf(tx: Database, paymentId: number): Promise<number> {
  const [payment] = await rows(
    tx,
    { left: column.number },
    sql`select p.sum - coalesce((select sum(r.sum) from refunds r where r.payment_id = p.id), 0)::bigint as left
        from payments p where p.id = ${paymentId}`,
  );
  return payment?.left ?? 0;
}
