import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { paymentTypes } from '@vitrina/services/payments/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { inRubles } from '../actions/words.ts';
import { type Database, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { invalid } from '../refusal.ts';

/** Kopecks that each broker lends to one shopper at most, and days after which a purchase has been paid off (ours). */
export const lentAtMost = { revo: 30_000_00, mokka: 50_000_00 } as const;
const daysToPay = 60;

/** What a broker still lends to a shopper: what it lends at most, less what the shopper has bought by it and pays off, but for one order. */
export async function limitOf(db: Database, userId: number, broker: keyof typeof lentAtMost, now: Date, but = 0): Promise<number> {
  const [found] = await rows<{ owed: number }>(
    db,
    sql`select coalesce(sum(total_sum), 0)::float8 as owed from orders
        where user_id = ${userId} and payment_type_id = ${paymentTypes.mokka} and status_id <> ${orderStatuses.cancelled} and id <> ${but}
          and inserted_at > ${now.toISOString()}::timestamptz - ${`${daysToPay} days`}::interval`,
  );
  return Math.max(0, lentAtMost[broker] - (found?.owed ?? 0));
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
  const [shopper] = await lockRows<{ id: number }>(tx, 'shopper', sql`id`, sql`id = (${owner})`);
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
  throw invalid({ payment_type_id: [`Ваш лимит в Мокке — ${inRubles(limit)}. Выберите другой способ оплаты.`] });
}
