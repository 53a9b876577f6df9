import { randomInt } from 'node:crypto';
import { orderPaymentStatuses, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { needsDelivery, type OrderKey } from '../basket/split.ts';
import { type OpenDatabase, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { transaction } from '../database/transaction.ts';
import { earnBonuses } from '../loyalty/orders.ts';
import { writeCodes } from '../outbox/messages.ts';
import { moveOrder } from './status.ts';

/** Orders that are looked at in one round. */
const mostAtOnce = 100;

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A code that opens nothing: this shop sells no real goods. */
const demoCode = (): string => `DEMO-${group()}-${group()}-${group()}`;

/**
 * Sends the codes of an order that is sent by e-mail, one for a piece, and closes it; any other order is left alone, and one with goods that
 * are not on sale yet waits for them. The caller holds the order locked and comes once, when it is paid or when it need not wait any more.
 */
export async function sendCodes(tx: Transaction, orderId: number): Promise<void> {
  const items = await rows<{ basketKey: OrderKey; name: string; quantity: number; isAwaited: boolean }>(
    tx,
    sql`select o.basket_key as "basketKey", i.name, i.quantity, coalesce(p.order_type = 'preorder', false) as "isAwaited"
        from order_items i join orders o on o.id = i.order_id left join products p on p.id = i.product_id
        where o.id = ${orderId} order by i.id`,
  );
  const sent = items.filter(({ basketKey }) => !needsDelivery(basketKey));
  if (sent.length === 0 || sent.some(({ isAwaited }) => isAwaited)) return;
  const goods = sent.map(({ name, quantity }) => ({ name, codes: Array.from({ length: quantity }, demoCode) }));
  await writeCodes(tx, orderId, goods);
  await moveOrder(tx, orderId, orderStatuses.finished);
  await earnBonuses(tx, orderId);
}

/** Sends what had to wait until it was on sale; each order in a transaction of its own. Gives how many were sent. */
export async function sendAwaited(db: OpenDatabase): Promise<number> {
  const isDue = sql`status_id = ${orderStatuses.accepted} and payment_status_id = ${orderPaymentStatuses.paid} and basket_key in ('digital', 'special')
    and not exists (select 1 from order_items i join products p on p.id = i.product_id where i.order_id = orders.id and p.order_type = 'preorder')`;
  const due = await rows<{ id: number }>(db, sql`select id from orders where ${isDue} order by id limit ${mostAtOnce}`);
  for (const { id } of due) {
    await transaction(db, 'send-awaited', async (tx) => {
      const [order] = await lockRows<{ id: number }>(tx, 'order', sql`id`, sql`id = ${id} and ${isDue}`, { free: 1 });
      if (order !== undefined) await sendCodes(tx, order.id);
    });
  }
  return due.length;
}
