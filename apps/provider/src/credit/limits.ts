import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { paymentTypes } from '@vitrina/services/payments/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';

/** Kopecks that each broker lends to one shopper at most, and days after which a purchase has been paid off (ours). */
export const lentAtMost = { revo: 30_000_00, mokka: 50_000_00 } as const;
const daysToPay = 60;

/** What a broker still lends to a shopper: what it lends at most, less what the shopper has bought by it and pays off. */
export async function limitOf(db: Database, userId: number, broker: keyof typeof lentAtMost, now: Date): Promise<number> {
  const [found] = await rows<{ owed: number }>(
    db,
    sql`select coalesce(sum(total_sum), 0)::float8 as owed from orders
        where user_id = ${userId} and payment_type_id = ${paymentTypes.mokka} and status_id <> ${orderStatuses.cancelled}
          and inserted_at > ${now.toISOString()}::timestamptz - ${`${daysToPay} days`}::interval`,
  );
  return Math.max(0, lentAtMost[broker] - (found?.owed ?? 0));
}
