import { orderPaymentStatuses, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { z } from 'zod';
import { writeReceiptMessage } from '../../orders/messages.ts';
import { code, column, type Database, json, jsonOrNull, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { needsDelivery, partKeys } from '../../pricing/split.ts';
import { linesOf, type ReceiptLine, returnLine } from './fiscal.ts';

const receiptOrderColumns = {
  basketKey: code(partKeys),
  deliveryCost: column.number,
  paymentTypeId: column.numberOrNull,
  paymentStatusId: column.number,
  /** What is to be paid of it. */
  due: column.number,
  phone: column.text,
  email: column.textOrNull,
  /** What is left of its lines. */
  items: z.array(z.object({ name: column.text, finalPrice: column.number, quantity: column.number, sectionId: column.numberOrNull })),
};
type ReceiptOrder = RowOf<typeof receiptOrderColumns>;

async function readReceiptOrder(tx: Database, orderId: number): Promise<ReceiptOrder> {
  const [order] = await rows(
    tx,
    receiptOrderColumns,
    sql`select basket_key as "basketKey", delivery_cost as "deliveryCost", payment_type_id as "paymentTypeId", payment_status_id as "paymentStatusId",
          total_sum - struck_sum as due, mobile_phone as phone, email,
          (select coalesce(json_agg(json_build_object('name', i.name, 'finalPrice', i.final_price, 'quantity', i.quantity - i.returned,
             'sectionId', i.section_id) order by i.id), '[]') from order_items i where i.order_id = orders.id and i.returned < i.quantity) as items
        from orders where id = ${orderId}`,
  );
  if (order === undefined) throw new Error('The order of a receipt is not there.');
  return order;
}

/** Gives a receipt for a payment, once, and sends it. The caller holds the order locked and has taken the money in the same transaction. */
export async function writeIncome(tx: Database, orderId: number, paymentId: number, sum: number): Promise<void> {
  const { basketKey, deliveryCost, items, phone, email } = await readReceiptOrder(tx, orderId);
  const lines = linesOf(items, deliveryCost, !needsDelivery(basketKey));
  await write(tx, { orderId, paymentId, refundId: null, lines, sum, buyer: email ?? `+${phone}`, isReturn: false, isCash: false });
}

/** What is paid by card or by transfer when an order is handed over; everything else is cash. */
const cashless: ReadonlySet<number | null> = new Set([
  paymentTypes.courierOnline,
  paymentTypes.nonCash,
  paymentTypes.creditOnPlace,
  paymentTypes.tradeInPay,
]);

/** The same for an order whose money has come past the acquirer: handed over and not paid before, or paid by its invoice. The caller holds it locked. */
export async function writeTillIncome(tx: Database, orderId: number): Promise<void> {
  const { deliveryCost, items, phone, email, paymentTypeId, paymentStatusId, due: sum } = await readReceiptOrder(tx, orderId);
  if (paymentStatusId !== orderPaymentStatuses.unpaid || sum === 0) return;
  const isCash = !cashless.has(paymentTypeId);
  const lines = linesOf(items, deliveryCost, true);
  await write(tx, { orderId, paymentId: null, refundId: null, lines, sum, buyer: email ?? `+${phone}`, isReturn: false, isCash });
}

/** What is left of an order, as its receipt has it: the money for it goes back with the order. */
export async function remainingLines(tx: Database, orderId: number): Promise<ReceiptLine[]> {
  const { basketKey, deliveryCost, items } = await readReceiptOrder(tx, orderId);
  return linesOf(items, deliveryCost, !needsDelivery(basketKey));
}

/** The same for money that is back at the shopper; what was never given a receipt for needs none. */
export async function writeReturn(tx: Database, orderId: number, refundId: number): Promise<void> {
  const [refund] = await rows(
    tx,
    {
      lines: jsonOrNull<ReceiptLine[]>(),
      sum: column.number,
      income: json<ReceiptLine[]>(),
      incomeSum: column.number,
      buyer: column.text,
    },
    sql`select f.lines, f.sum, r.items as income, r.sum as "incomeSum", r.buyer from refunds f join receipts r on r.payment_id = f.payment_id
        where f.id = ${refundId}`,
  );
  if (refund === undefined) return;
  const { lines, sum, income, incomeSum, buyer } = refund;
  const isWhole = lines !== null && lines.reduce((all, line) => all + line.sum, 0) === sum;
  const items = isWhole ? lines : incomeSum === sum ? income : [returnLine(orderId, sum)];
  await write(tx, { orderId, paymentId: null, refundId, lines: items, sum, buyer, isReturn: true, isCash: false });
}

/** The same for money that a till gives back for an order that was paid there. */
export async function writeTillReturn(tx: Database, orderId: number, lines: readonly ReceiptLine[], sum: number): Promise<void> {
  const [income] = await rows(
    tx,
    { buyer: column.text, isCash: column.flag },
    sql`select buyer, is_cash as "isCash" from receipts where order_id = ${orderId} and operation = 'income' and payment_id is null`,
  );
  if (income !== undefined) await write(tx, { orderId, paymentId: null, refundId: null, lines, sum, isReturn: true, ...income });
}

interface NewReceipt {
  orderId: number;
  paymentId: number | null;
  refundId: number | null;
  lines: readonly ReceiptLine[];
  sum: number;
  buyer: string;
  isReturn: boolean;
  isCash: boolean;
}

async function write(tx: Database, { orderId, paymentId, refundId, lines, sum, buyer, isReturn, isCash }: NewReceipt): Promise<void> {
  const [receipt] = await rows(
    tx,
    { number: column.number },
    sql`insert into receipts (order_id, operation, payment_id, refund_id, buyer, items, sum, is_cash)
        values (${orderId}, ${isReturn ? 'income_return' : 'income'}, ${paymentId}, ${refundId}, ${buyer}, ${JSON.stringify(lines)}::jsonb, ${sum}, ${isCash})
        on conflict do nothing returning number`,
  );
  if (receipt !== undefined) await writeReceiptMessage(tx, orderId, { number: receipt.number, lines, sum, buyer, isReturn });
}
