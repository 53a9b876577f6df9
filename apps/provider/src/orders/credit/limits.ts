import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { checkRows, column, type Database, rows, type Transaction } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/refusal.ts';
import { withdrawnStatuses } from '../status.ts';

/** Kopecks that each broker lends to one shopper at most, and days after which a purchase has been paid off (ours). */
export const maxLoans = { revo: 30_000_00, mokka: 50_000_00 } as const;
const daysToPay = 60;

/** Orders that a broker pays for, or is going to as far as anybody knows. */
const isLent = sql`(payment_type_id = ${paymentTypes.mokka} or exists (${ofOne(sql`
  select 1 from payments p where p.order_id = orders.id and p.payment_type_id = ${paymentTypes.mokka} and p.status in ('created', 'pending')`)}))`;

/** Of an order: what has come back goes back to the broker. */
const refundedSum = sql`coalesce((select sum(r.sum) from refunds r join payments p on p.id = r.payment_id
  where r.order_id = orders.id and p.status = 'paid'), 0)`;

/**
 * What a broker still lends to a shopper: what it lends at most, less what the shopper has bought by it and pays off, but for one order. What
 * nobody has received, and pieces that have come back, are owed no more.
 */
export async function limitOf(db: Database, userId: number, broker: keyof typeof maxLoans, now: Date, but = 0): Promise<number> {
  const [row] = await rows(
    db,
    { owed: column.number },
    sql`select coalesce(sum(total_sum - ${refundedSum}), 0)::float8 as owed from orders
        where user_id = ${userId} and ${isLent} and status_id <> all(${sql.param([...withdrawnStatuses])}::text[]) and id <> ${but}
          and inserted_at > ${now.toISOString()}::timestamptz - ${`${daysToPay} days`}::interval`,
  );
  return Math.max(0, maxLoans[broker] - (row?.owed ?? 0));
}

/**
 * Locks the shopper of a basket or an order who buys by a broker's money, so that two purchases at once do not come to more than is lent.
 * Null where no limit is known: of a guest, and by any other method.
 */
export async function lockBorrower(
  tx: Transaction,
  paymentTypeId: number | null,
  what: { basketId: string } | { orderId: number },
): Promise<number | null> {
  if (paymentTypeId !== paymentTypes.mokka) return null;
  const owner =
    'basketId' in what
      ? sql`select user_id from baskets where id = ${what.basketId}`
      : sql`select user_id from orders where id = ${what.orderId}`;
  const [shopper] = checkRows({ id: column.number }, await lockRows(tx, 'shopper', sql`id`, sql`id = (${owner})`));
  return shopper?.id ?? null;
}

interface Purchase {
  /** Kopecks of its orders. */
  sums: readonly number[];
  now: Date;
  /** The order that is there already. */
  orderId?: number;
}

/** Refuses a purchase that comes to more than is still lent to a shopper, whose row is locked. */
export async function checkLimit(tx: Transaction, borrower: number | null, { sums, now, orderId }: Purchase): Promise<void> {
  if (borrower === null) return;
  const limit = await limitOf(tx, borrower, 'mokka', now, orderId);
  if (sums.reduce((all, sum) => all + sum, 0) <= limit) return;
  throw invalid({ payment_type_id: [`Ваш лимит в Мокке — ${formatKopecks(limit)}. Выберите другой способ оплаты.`] });
}
