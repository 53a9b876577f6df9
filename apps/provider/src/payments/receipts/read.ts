import type { orders as endpoints, Receipt } from '@vitrina/services/orders/endpoints.ts';
import { z } from 'zod';
import { mayRead, type Reader } from '../../orders/access.ts';
import { column, type Database, json, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handler } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/refusal.ts';
import { fiscalSign, qrText, type ReceiptLine, shiftOf, till } from './fiscal.ts';

const rowColumns = {
  number: column.number,
  operation: z.enum(['income', 'income_return']),
  issuedAt: column.text,
  buyer: column.text,
  items: json<ReceiptLine[]>(),
  sum: column.number,
  isCash: column.flag,
};
type Row = RowOf<typeof rowColumns>;

/** The receipts of an order, the oldest first, for whoever may read it; none for anybody else. */
async function readReceipts(db: Database, orderId: number, reader: Reader): Promise<Receipt[]> {
  const receiptRows = await rows(
    db,
    rowColumns,
    sql`select r.number, r.operation, r.buyer, r.items, r.sum, r.is_cash as "isCash", to_char(r.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "issuedAt"
        from receipts r join orders o on o.id = r.order_id where r.order_id = ${orderId} and ${mayRead(reader)} order by r.number`,
  );
  return receiptRows.map(toReceipt);
}

const toReceipt = ({ number, operation, issuedAt, buyer, items, sum, isCash }: Row): Receipt => ({
  number,
  operation,
  issued_at: issuedAt,
  shift: shiftOf(issuedAt),
  kkt_registration: till.registration,
  fiscal_drive: till.drive,
  fiscal_sign: fiscalSign(number, sum, issuedAt),
  seller: till.seller,
  buyer,
  items,
  sum,
  cash: isCash ? sum : 0,
  cashless: isCash ? 0 : sum,
  vat_sum: items.reduce((all, line) => all + (line.vat_sum ?? 0), 0),
  qr: qrText({ number, sum, issuedAt, isReturn: operation === 'income_return' }),
});

export const receipt: Handler<(typeof endpoints)['receipt']> = async ({ params, context }) => {
  const receipts = await readReceipts(context.db, toDatabaseId(params.id), context);
  if (receipts.length === 0) throw notFound('Чека пока нет');
  return receipts;
};
