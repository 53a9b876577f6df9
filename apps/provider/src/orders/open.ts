import { sql } from 'drizzle-orm';
import { type Brought, checkCode, useCode } from '../auth/codes.ts';
import { type Database, type OpenDatabase, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { notFound } from '../refusal.ts';
import { hashOf, newOrderKey } from './access.ts';

/**
 * Gives whoever has confirmed the phone of an order a key that opens it. The code is looked at first: to anybody else an order of
 * another phone, and one that there is not, are the same wrong code.
 */
export async function openOrder(db: OpenDatabase, orderId: number, brought: Brought, now: Date): Promise<{ order_key: string }> {
  await checkCode(db, 'order', brought, now);
  return transaction(db, 'open-order', async (tx) => {
    const order_key = newOrderKey();
    const opened = await rows(
      tx,
      sql`insert into opened_orders (order_id, key_hash, opened_at)
          select id, ${hashOf(order_key)}, ${now.toISOString()} from orders where id = ${orderId} and mobile_phone = ${brought.phone} returning order_id`,
    );
    if (opened.length === 0) throw notFound('На этот номер такого заказа нет');
    await useCode(tx, brought);
    return { order_key };
  });
}

/** Whose account a phone is, by a code that was brought once; null for nobody's. */
export async function ownerOfPhone(db: Database, phone: string): Promise<number | null> {
  const [owner] = await rows<{ id: number }>(db, sql`select id from users where phone = ${phone}`);
  return owner?.id ?? null;
}

/** A phone has been confirmed by a code: orders that were made with it, and are nobody's, become the account's. */
export async function claimOrders(tx: Transaction, userId: number, phone: string): Promise<void> {
  const unowned = await lockRows<{ id: number }>(tx, 'order', sql`id`, sql`mobile_phone = ${phone} and user_id is null`);
  if (unowned.length === 0) return;
  const ids = sql.param(unowned.map(({ id }) => id));
  await tx.execute(sql`update orders set user_id = ${userId} where id = any(${ids}::int[]) and user_id is null`);
}
